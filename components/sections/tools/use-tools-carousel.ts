import { type PointerEvent, useRef, useState } from 'react';
import { SWIPE_MIN_PX } from '../../../domain/limits';
import { upTo } from '../../../styles/breakpoints';
import { useAutoplay } from '../../ui/use-autoplay';

type ToolPlace = 'previous' | 'current' | 'next';

/** Manages the current tool. Steps wrap around, and autoplay runs only on small screens. */
export function useToolsCarousel(count: number) {
  const [currentIndex, setCurrentIndex] = useState(0);
  const pressedX = useRef<number>(undefined);
  const moveBy = (offset: number) => setCurrentIndex(previous => (previous + offset + count) % count);
  const autoplay = useAutoplay(true, () => {
    if (matchMedia(upTo('menu')).matches) moveBy(1);
  });

  const findPlace = (index: number): ToolPlace | undefined => {
    const distance = (index - currentIndex + count) % count;
    if (distance === 0) return 'current';
    if (distance === 1) return 'next';
    return distance === count - 1 ? 'previous' : undefined;
  };

  return {
    ...autoplay,
    current: currentIndex,
    findPlace,
    goTo: (to: number) => setCurrentIndex((to + count) % count),
    swipeHandlers: {
      onPointerDown: ({ clientX }: PointerEvent) => {
        pressedX.current = clientX;
      },
      onPointerUp: ({ clientX }: PointerEvent) => {
        const movedBy = clientX - (pressedX.current ?? clientX);
        if (Math.abs(movedBy) > SWIPE_MIN_PX) moveBy(movedBy < 0 ? 1 : -1);
      },
    },
  };
}
