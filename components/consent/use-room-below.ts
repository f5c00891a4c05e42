import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps the page clear of something fixed at the foot of the window: what has focus is scrolled above it, and the
 * end of the page can be.
 */
export function useRoomBelow(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { documentElement, body } = document;
    const make = (room: string) => {
      documentElement.style.scrollPaddingBottom = room;
      body.style.paddingBottom = room;
    };
    const size = new ResizeObserver(() => make(`${bar.current?.offsetHeight ?? 0}px`));
    if (bar.current) size.observe(bar.current);
    return () => {
      size.disconnect();
      make('');
    };
  }, [bar]);
}
