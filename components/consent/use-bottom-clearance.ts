import { type RefObject, useLayoutEffect } from 'react';

/** Reserves space for a fixed bar, which would otherwise cover focused elements and the end of the page. */
export function useBottomClearance(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { documentElement, body } = document;
    const setClearance = (height: string) => {
      documentElement.style.scrollPaddingBottom = height;
      body.style.paddingBottom = height;
    };
    const observer = new ResizeObserver(() => setClearance(`${bar.current?.offsetHeight ?? 0}px`));
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      setClearance('');
    };
  }, [bar]);
}
