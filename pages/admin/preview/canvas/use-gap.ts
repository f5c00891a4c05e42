import { type RefObject, useEffect, useRef, useState } from 'react';
import { listParts } from './parts';

/** A gap offers a new section if the pointer rests this near for this long. */
const NEAR_PX = 10;
const AFTER_MS = 150;

/** The position after a section, in px from the top of the page. */
export type Gap = { after: string; top: number };

/** Returns the gap between sections at which the pointer rests. */
export function useGap(root: RefObject<HTMLElement | null>, scale: number) {
  const [gap, setGap] = useState<Gap>();
  const coming = useRef<{ after: string; timer: ReturnType<typeof setTimeout> }>(undefined);

  function findNearest(y: number): Gap | undefined {
    const start = root.current?.getBoundingClientRect().top ?? 0;
    let found: (Gap & { far: number }) | undefined;
    for (const section of root.current?.querySelectorAll<HTMLElement>('[data-piece]') ?? []) {
      const bottom = listParts(section).at(-1)?.getBoundingClientRect().bottom;
      if (bottom === undefined) continue;
      const distance = Math.abs(bottom - y);
      if (distance <= NEAR_PX / scale && distance < (found?.far ?? Number.POSITIVE_INFINITY))
        found = { after: section.dataset.piece ?? '', top: bottom - start, far: distance };
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
    /** `y` is a window coordinate. */
    pointAt(y: number) {
      const next = findNearest(y);
      if (!next) return close();
      if (gap?.after === next.after || coming.current?.after === next.after) return;
      close();
      coming.current = { after: next.after, timer: setTimeout(() => setGap(next), AFTER_MS) };
    },
  };
}
