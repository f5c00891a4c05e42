import { type PointerEvent, useRef, useState } from 'react';
import { SWIPE_MIN_PX } from '../../../domain/limits';
import { upTo } from '../../../styles/breakpoints';
import { useAutoplay } from '../../ui/use-autoplay';

type ToolPlace = 'previous' | 'current' | 'next';

/** Steps wrap around. Autoplay runs only on small screens. */
export function useToolsCarousel(count: number) {
  const [current, setCurrent] = useState(0);
  const pressed = useRef<number>(undefined);
  const step = (by: number) => setCurrent(previous => (previous + by + count) % count);
  const autoplay = useAutoplay(true, () => {
    if (matchMedia(upTo('menu')).matches) step(1);
  });

  const findPlace = (index: number): ToolPlace | undefined => {
    const distance = (index - current + count) % count;
    if (distance === 0) return 'current';
    if (distance === 1) return 'next';
    return distance === count - 1 ? 'previous' : undefined;
  };

  return {
    ...autoplay,
    current,
    findPlace,
    go: (to: number) => setCurrent((to + count) % count),
    swipe: {
      onPointerDown: ({ clientX }: PointerEvent) => {
        pressed.current = clientX;
      },
      onPointerUp: ({ clientX }: PointerEvent) => {
        const movedBy = clientX - (pressed.current ?? clientX);
        if (Math.abs(movedBy) > SWIPE_MIN_PX) step(movedBy < 0 ? 1 : -1);
      },
    },
  };
}
