import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { above, reducedMotion } from '../../../styles/breakpoints';

const findRow = (list: HTMLElement | null, index: number) => list?.children[index] as HTMLElement | undefined;

const formatPoint = ({ clientX, clientY }: { clientX: number; clientY: number }) => `${clientX} ${clientY}`;

/** Selects a row by click, arrow keys or mouse movement, and scrolls it to the middle (rule 21). */
export function useScrollList() {
  const [activeIndex, setActiveIndex] = useState(0);
  const view = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const pointer = useRef('');

  useEffect(() => {
    const onPointerMove = (event: globalThis.PointerEvent) => {
      pointer.current = formatPoint(event);
    };
    window.addEventListener('pointermove', onPointerMove, { passive: true });
    return () => window.removeEventListener('pointermove', onPointerMove);
  }, []);

  function choose(index: number) {
    setActiveIndex(index);
    const selectedRow = findRow(list.current, index);
    if (!view.current || !selectedRow) return;
    view.current.scrollTo({
      top: selectedRow.offsetTop - (view.current.clientHeight - selectedRow.offsetHeight) / 2,
      behavior: matchMedia(reducedMotion).matches ? 'auto' : 'smooth',
    });
  }

  return {
    activeIndex,
    view,
    list,
    choose,
    /** Selects a row, unless the row slid under a resting pointer. */
    onRowEnter(event: PointerEvent, index: number) {
      const hasMoved = pointer.current !== formatPoint(event);
      if (hasMoved && event.pointerType === 'mouse' && matchMedia(above('phone')).matches) choose(index);
    },
    onKeyDown(event: KeyboardEvent) {
      const lastIndex = (list.current?.children.length ?? 0) - 1;
      const targetIndex = {
        ArrowDown: Math.min(activeIndex + 1, lastIndex),
        ArrowUp: Math.max(activeIndex - 1, 0),
        Home: 0,
        End: lastIndex,
      }[event.key];
      if (targetIndex === undefined) return;
      event.preventDefault();
      choose(targetIndex);
      findRow(list.current, targetIndex)?.querySelector('button')?.focus({ preventScroll: true });
    },
  };
}
