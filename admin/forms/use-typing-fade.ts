import { type RefObject, useEffect } from 'react';
import { useFormFrame } from './form-frame';

/** Time (ms) of typing after which the bar fades. */
const FADE_MS = 3_000;

/** Fades the bar (`data-typing`) while the user types, until the pointer moves or Tab or Escape is pressed. */
export function useTypingFade(bar: RefObject<HTMLElement | null>): void {
  const { countEscapeHold } = useFormFrame();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function startFade() {
      bar.current?.setAttribute('data-typing', '');
      countEscapeHold(1);
    }
    function end() {
      clearTimeout(timer);
      timer = undefined;
      if (!bar.current?.hasAttribute('data-typing')) return;
      bar.current.removeAttribute('data-typing');
      // Escape shows the bar and leaves the form open.
      setTimeout(() => countEscapeHold(-1));
    }
    function onInput() {
      timer ??= setTimeout(startFade, FADE_MS);
    }
    function onKeyDown({ key }: KeyboardEvent) {
      if (key === 'Tab' || key === 'Escape') end();
    }
    document.addEventListener('input', onInput);
    document.addEventListener('pointermove', end);
    addEventListener('keydown', onKeyDown, true);
    return () => {
      end();
      document.removeEventListener('input', onInput);
      document.removeEventListener('pointermove', end);
      removeEventListener('keydown', onKeyDown, true);
    };
  }, [bar, countEscapeHold]);
}
