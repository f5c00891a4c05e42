import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { above, reducedMotion } from '../../../styles/breakpoints';

const rowOf = (list: HTMLElement | null, index: number) => list?.children[index] as HTMLElement | undefined;

const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }) => `${clientX} ${clientY}`;

/**
 * A list with one active row: chosen by a press, the arrow keys, or a mouse that came to it by itself. A marker
 * stands beside the active row, and the list scrolls it to its middle (rule 21).
 */
export function useScrollList() {
  const [active, setActive] = useState(0);
  const [marker, setMarker] = useState<{ top: number; height: number }>();
  const view = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const pointer = useRef('');

  useLayoutEffect(() => {
    const measure = () => {
      const { offsetTop: top, offsetHeight: height } = rowOf(list.current, active) ?? {};
      if (top !== undefined && height !== undefined) setMarker({ top, height });
    };
    measure();
    const resized = new ResizeObserver(measure);
    if (list.current) resized.observe(list.current);
    return () => resized.disconnect();
  }, [active]);

  useEffect(() => {
    const moved = (event: globalThis.PointerEvent) => {
      pointer.current = placeOf(event);
    };
    window.addEventListener('pointermove', moved, { passive: true });
    return () => window.removeEventListener('pointermove', moved);
  }, []);

  function choose(index: number) {
    setActive(index);
    const chosen = rowOf(list.current, index);
    if (!view.current || !chosen) return;
    view.current.scrollTo({
      top: chosen.offsetTop - (view.current.clientHeight - chosen.offsetHeight) / 2,
      behavior: matchMedia(reducedMotion).matches ? 'auto' : 'smooth',
    });
  }

  return {
    active,
    marker,
    view,
    list,
    choose,
    /** Rows slide under a pointer at rest, too; then it is where it last moved to. */
    onRowEnter(event: PointerEvent, index: number) {
      const moved = pointer.current !== placeOf(event);
      if (moved && event.pointerType === 'mouse' && matchMedia(above('phone')).matches) choose(index);
    },
    onKeyDown(event: KeyboardEvent) {
      const last = (list.current?.children.length ?? 0) - 1;
      const target = {
        ArrowDown: Math.min(active + 1, last),
        ArrowUp: Math.max(active - 1, 0),
        Home: 0,
        End: last,
      }[event.key];
      if (target === undefined) return;
      event.preventDefault();
      choose(target);
      rowOf(list.current, target)?.querySelector('button')?.focus({ preventScroll: true });
    },
  };
}
