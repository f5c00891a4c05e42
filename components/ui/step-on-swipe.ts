import type { EmblaCarouselType } from 'embla-carousel';
import { SWIPE_MIN_PX } from '../../domain/limits';

/** Moves one slide after a slow swipe of 50 px (rule 19). The engine alone needs a quick flick or half a slide. */
export function stepOnSwipe(engine: EmblaCarouselType, signal: AbortSignal): void {
  let startPosition = 0;
  let movedBy = 0;
  let index = 0;
  engine.rootNode().addEventListener(
    'pointerdown',
    ({ clientX }) => {
      startPosition = clientX;
      movedBy = 0;
      index = engine.selectedScrollSnap();
    },
    { signal },
  );
  // Runs before the mouse or touch event at which the engine settles and emits `pointerUp`.
  document.addEventListener(
    'pointerup',
    ({ clientX }) => {
      movedBy = clientX - startPosition;
    },
    { signal },
  );
  engine.on('pointerUp', () => {
    if (Math.abs(movedBy) <= SWIPE_MIN_PX || engine.selectedScrollSnap() !== index) return;
    if (movedBy < 0) engine.scrollNext();
    else engine.scrollPrev();
  });
}
