import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { above, reducedMotion } from '../../../styles/breakpoints';

const findRow = (list: HTMLElement | null, index: number) => list?.children[index] as HTMLElement | undefined;

const getPoint = ({ clientX, clientY }: { clientX: number; clientY: number }) => `${clientX} ${clientY}`;

/** Selects a row by click, arrow keys or mouse movement, and scrolls it to the middle (rule 21). */
export function useScrollList() {
  const [active, setActive] = useState(0);
  const [marker, setMarker] = useState<{ top: number; height: number }>();
  const view = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const pointer = useRef('');

  useLayoutEffect(() => {
    const measure = () => {
      const { offsetTop: top, offsetHeight: height } = findRow(list.current, active) ?? {};
      if (top !== undefined && height !== undefined) setMarker({ top, height });
    };
    measure();
    const resized = new ResizeObserver(measure);
    if (list.current) resized.observe(list.current);
    return () => resized.disconnect();
  }, [active]);

  useEffect(() => {
    const onPointerMove = (event: globalThis.PointerEvent) => {
      pointer.current = getPoint(event);
    };
    window.addEventListener('pointermove', onPointerMove, { passive: true });
    return () => window.removeEventListener('pointermove', onPointerMove);
  }, []);

  function choose(index: number) {
    setActive(index);
    const selected = findRow(list.current, index);
    if (!view.current || !selected) return;
    view.current.scrollTo({
      top: selected.offsetTop - (view.current.clientHeight - selected.offsetHeight) / 2,
      behavior: matchMedia(reducedMotion).matches ? 'auto' : 'smooth',
    });
  }

  return {
    active,
    marker,
    view,
    list,
    choose,
    /** Rows also slide under a resting pointer, which must not select them. */
    onRowEnter(event: PointerEvent, index: number) {
      const hasMoved = pointer.current !== getPoint(event);
      if (hasMoved && event.pointerType === 'mouse' && matchMedia(above('phone')).matches) choose(index);
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
      findRow(list.current, target)?.querySelector('button')?.focus({ preventScroll: true });
    },
  };
}
