import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useRef, useState } from 'react';
import { above, type Breakpoint, reducedMotion, upTo } from '../../styles/breakpoints';
import { stepOnSwipe } from './step-on-swipe';

/** Embla's durations aren't milliseconds. These settle in 500 and 800 ms (rule 54). */
const durations = { carousel: 21, slider: 34 } as const;
export type CarouselPace = keyof typeof durations;

type Move = (engine: EmblaCarouselType) => void;

type CarouselOptions = {
  pace: CarouselPace;
  wraps: boolean;
  /** Last breakpoint with a carousel. In wider windows, the slides are side by side. */
  carouselUpTo?: Breakpoint;
};

/** Attaches the drag engine to the slides inside `view`. Until the engine has loaded, the row scrolls natively. */
export function useCarousel({ pace, wraps, carouselUpTo }: CarouselOptions) {
  const view = useRef<HTMLDivElement>(null);
  const engine = useRef<EmblaCarouselType>(undefined);
  /** The last move requested while the engine was loading. */
  const pendingMove = useRef<Move>(undefined);
  const [index, setIndex] = useState(0);

  useEffect(() => {
    let newEngine: EmblaCarouselType | undefined;
    const controller = new AbortController();
    const narrowQuery = carouselUpTo && matchMedia(upTo(carouselUpTo));
    const start = async () => {
      if (newEngine || (narrowQuery && !narrowQuery.matches)) return;
      const { default: EmblaCarousel } = await import('embla-carousel');
      if (newEngine || controller.signal.aborted || !view.current) return;
      view.current.scrollLeft = 0;
      view.current.dataset.live = '';
      newEngine = EmblaCarousel(view.current, {
        loop: wraps,
        align: 'start',
        duration: durations[pace],
        breakpoints: carouselUpTo && { [above(carouselUpTo)]: { active: false } },
      });
      newEngine.on('select', ({ selectedScrollSnap }) => setIndex(selectedScrollSnap()));
      stepOnSwipe(newEngine, controller.signal);
      engine.current = newEngine;
      pendingMove.current?.(newEngine);
    };
    // Without the engine, the row keeps scrolling natively.
    const startIfPossible = () => void start().catch(() => undefined);
    startIfPossible();
    narrowQuery?.addEventListener('change', startIfPossible, { signal: controller.signal });
    return () => {
      controller.abort();
      newEngine?.destroy();
      engine.current = undefined;
    };
  }, [pace, wraps, carouselUpTo]);

  const isInstant = () => matchMedia(reducedMotion).matches;
  const requestMove = (move: Move) => {
    if (engine.current) move(engine.current);
    else pendingMove.current = move;
  };
  return {
    view,
    index,
    goToSlide: (to: number) => requestMove(slides => slides.scrollTo(to, isInstant())),
    // With two slides the engine can't wrap by dragging, but the buttons can.
    previous: () =>
      requestMove(slides =>
        !wraps || slides.canScrollPrev()
          ? slides.scrollPrev(isInstant())
          : slides.scrollTo(slides.scrollSnapList().length - 1, isInstant()),
      ),
    next: () =>
      requestMove(slides =>
        !wraps || slides.canScrollNext() ? slides.scrollNext(isInstant()) : slides.scrollTo(0, isInstant()),
      ),
  };
}
