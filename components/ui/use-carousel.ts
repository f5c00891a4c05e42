import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useRef, useState } from 'react';
import { above, type Breakpoint, reducedMotion, upTo } from '../../styles/breakpoints';
import { stepOnSwipe } from './step-on-swipe';

/** Embla's durations aren't milliseconds. These settle in 500 and 800 ms (rule 54). */
const durations = { carousel: 21, slider: 34 } as const;
export type CarouselPace = keyof typeof durations;

type Move = (engine: EmblaCarouselType) => void;

type Options = {
  pace: CarouselPace;
  wrap: boolean;
  /** Last breakpoint with a carousel. In wider windows, the slides are side by side. */
  only?: Breakpoint;
};

/** Attaches the drag engine to the slides inside `view`. Until the engine has loaded, the row scrolls natively. */
export function useCarousel({ pace, wrap, only }: Options) {
  const view = useRef<HTMLDivElement>(null);
  const engine = useRef<EmblaCarouselType>(undefined);
  /** The last move requested while the engine was loading. */
  const pendingMove = useRef<Move>(undefined);
  const [index, setIndex] = useState(0);

  useEffect(() => {
    let created: EmblaCarouselType | undefined;
    const end = new AbortController();
    const narrow = only && matchMedia(upTo(only));
    const start = async () => {
      if (created || (narrow && !narrow.matches)) return;
      const { default: EmblaCarousel } = await import('embla-carousel');
      if (created || end.signal.aborted || !view.current) return;
      view.current.scrollLeft = 0;
      view.current.dataset.live = '';
      created = EmblaCarousel(view.current, {
        loop: wrap,
        align: 'start',
        duration: durations[pace],
        breakpoints: only && { [above(only)]: { active: false } },
      });
      created.on('select', ({ selectedScrollSnap }) => setIndex(selectedScrollSnap()));
      stepOnSwipe(created, end.signal);
      engine.current = created;
      pendingMove.current?.(created);
    };
    // Without the engine, the row keeps scrolling natively.
    const tryStart = () => void start().catch(() => undefined);
    tryStart();
    narrow?.addEventListener('change', tryStart, { signal: end.signal });
    return () => {
      end.abort();
      created?.destroy();
      engine.current = undefined;
    };
  }, [pace, wrap, only]);

  const jump = () => matchMedia(reducedMotion).matches;
  const requestMove = (move: Move) => {
    if (engine.current) move(engine.current);
    else pendingMove.current = move;
  };
  return {
    view,
    index,
    goToSlide: (to: number) => requestMove(slides => slides.scrollTo(to, jump())),
    // With two slides the engine can't wrap by dragging, but the buttons can.
    previous: () =>
      requestMove(slides =>
        !wrap || slides.canScrollPrev()
          ? slides.scrollPrev(jump())
          : slides.scrollTo(slides.scrollSnapList().length - 1, jump()),
      ),
    next: () =>
      requestMove(slides =>
        !wrap || slides.canScrollNext() ? slides.scrollNext(jump()) : slides.scrollTo(0, jump()),
      ),
  };
}
