import { type RefObject, useEffect } from 'react';
import { useEscape } from './form-frame';

/** Time (ms) of typing after which the bar fades. */
const FADE_DELAY_MS = 3_000;

/** Fades the bar (`data-typing`) while the user types, until the pointer moves or Tab or Escape is pressed. */
export function useTypingFade(bar: RefObject<HTMLElement | null>): void {
  useEscape(() => {
    if (!bar.current?.hasAttribute('data-typing')) return false;
    bar.current.removeAttribute('data-typing');
    return true;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function startFade() {
      timer = undefined;
      bar.current?.setAttribute('data-typing', '');
    }
    function end() {
      clearTimeout(timer);
      timer = undefined;
      bar.current?.removeAttribute('data-typing');
    }
    function onInput() {
      timer ??= setTimeout(startFade, FADE_DELAY_MS);
    }
    function onKeyDown({ key }: KeyboardEvent) {
      if (key === 'Tab') end();
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
  }, [bar]);
}
