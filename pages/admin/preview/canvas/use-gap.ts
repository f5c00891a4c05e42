import { type RefObject, useEffect, useRef, useState } from 'react';
import { partsOf } from './parts';

/** How near a gap the pointer has to be, px of the screen, and for how long, ms, before a section is offered there. */
const NEAR_PX = 10;
const AFTER_MS = 150;

/** The place behind a section, px from the top of the page. */
export type Gap = { after: string; top: number };

/** The gap between two sections that the pointer rests at. */
export function useGap(root: RefObject<HTMLElement | null>, scale: number) {
  const [gap, setGap] = useState<Gap>();
  const coming = useRef<{ after: string; timer: ReturnType<typeof setTimeout> }>(undefined);

  function nearest(y: number): Gap | undefined {
    const start = root.current?.getBoundingClientRect().top ?? 0;
    let found: (Gap & { far: number }) | undefined;
    for (const piece of root.current?.querySelectorAll<HTMLElement>('[data-piece]') ?? []) {
      const bottom = partsOf(piece).at(-1)?.getBoundingClientRect().bottom;
      if (bottom === undefined) continue;
      const far = Math.abs(bottom - y);
      if (far <= NEAR_PX / scale && far < (found?.far ?? Number.POSITIVE_INFINITY))
        found = { after: piece.dataset.piece ?? '', top: bottom - start, far };
    }
    return found;
  }
  function close() {
    clearTimeout(coming.current?.timer);
    coming.current = undefined;
    setGap(undefined);
  }
  useEffect(() => () => clearTimeout(coming.current?.timer), []);

  return {
    gap,
    close,
    /** The pointer is here. */
    pointAt(y: number) {
      const next = nearest(y);
      if (!next) return close();
      if (gap?.after === next.after || coming.current?.after === next.after) return;
      close();
      coming.current = { after: next.after, timer: setTimeout(() => setGap(next), AFTER_MS) };
    },
  };
}
