import { type RefObject, useEffect, useRef, useState } from 'react';
import { listParts } from './parts';

/** A gap offers a new section if the pointer rests this near for this long. */
const NEAR_PX = 10;
const DELAY_MS = 150;

/** The position after a section, in px from the top of the page. */
export type Gap = { after: string; top: number };

/** Returns the gap between sections at which the pointer rests. */
export function useGap(root: RefObject<HTMLElement | null>, scale: number) {
  const [gap, setGap] = useState<Gap>();
  const pendingGap = useRef<{ after: string; timer: ReturnType<typeof setTimeout> }>(undefined);

  function findNearest(y: number): Gap | undefined {
    const rootTop = root.current?.getBoundingClientRect().top ?? 0;
    let nearestGap: (Gap & { distance: number }) | undefined;
    for (const section of root.current?.querySelectorAll<HTMLElement>('[data-piece]') ?? []) {
      const bottom = listParts(section).at(-1)?.getBoundingClientRect().bottom;
      if (bottom === undefined) continue;
      const distance = Math.abs(bottom - y);
      if (distance <= NEAR_PX / scale && distance < (nearestGap?.distance ?? Number.POSITIVE_INFINITY))
        nearestGap = { after: section.dataset.piece ?? '', top: bottom - rootTop, distance };
    }
    return nearestGap;
  }
  function close() {
    clearTimeout(pendingGap.current?.timer);
    pendingGap.current = undefined;
    setGap(undefined);
  }
  useEffect(() => () => clearTimeout(pendingGap.current?.timer), []);

  return {
    gap,
    close,
    /** @param y position of the pointer in window coordinates */
    onPointerAt(y: number) {
      const nearestGap = findNearest(y);
      if (!nearestGap) return close();
      if (gap?.after === nearestGap.after || pendingGap.current?.after === nearestGap.after) return;
      close();
      pendingGap.current = { after: nearestGap.after, timer: setTimeout(() => setGap(nearestGap), DELAY_MS) };
    },
  };
}
