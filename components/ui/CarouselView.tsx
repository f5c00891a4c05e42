import { type ReactNode, useId } from 'react';
import type { Breakpoint } from '../../styles/breakpoints';
import { visuallyHidden } from '../../styles/layout.css';
import { setVars } from '../../styles/set-vars';
import * as css from './CarouselView.css';
import { classNames } from './class-names';
import { IconButton } from './IconButton';
import { next, pause, play, previous } from './icons';
import { useAutoplay } from './use-autoplay';
import { type CarouselPace, useCarousel } from './use-carousel';

export type CarouselProps = {
  /** Accessible name, such as "Testing case studies". */
  label: string;
  /** Name of one slide: "Case" gives "Case 1". */
  noun: string;
  slides: readonly ReactNode[];
  /** Usually an h2, left of the controls. Without a heading, the controls are below the slides. */
  heading?: ReactNode;
  /** `carousel` moves in 500 ms, `slider` in 800 ms. */
  pace?: CarouselPace;
  wraps?: boolean;
  autoplay?: boolean;
  /** Last breakpoint with a carousel. In wider windows, `trackClassName` lays out the slides. */
  carouselUpTo?: Breakpoint;
  /** Slide width, by default `100%`. */
  slideSize?: string;
  className?: string;
  headClassName?: string;
  viewClassName?: string;
  trackClassName?: string;
};

/** Renders slides that move by arrows, dots and swipe, and automatically unless paused (rule 54). */
export default function CarouselView(props: CarouselProps) {
  const {
    label,
    noun,
    slides,
    heading,
    pace = 'carousel',
    wraps = false,
    autoplay = true,
    carouselUpTo,
  } = props;
  const id = useId();
  const carousel = useCarousel({ pace, wraps, carouselUpTo });
  const { isPlaying, toggle, suspendHandlers } = useAutoplay(autoplay && slides.length > 1, carousel.next);

  const controls = (
    <div
      className={classNames(
        css.controls[heading ? 'head' : 'footer'],
        carouselUpTo && css.controlsUpTo[carouselUpTo],
      )}
    >
      <div className={css.dots}>
        {slides.map((_, index) => (
          <button
            key={index}
            type="button"
            className={css.dot}
            aria-controls={id}
            aria-current={index === carousel.index ? 'true' : undefined}
            onClick={() => carousel.goToSlide(index)}
          >
            <span className={visuallyHidden}>{`${noun} ${index + 1}`}</span>
          </button>
        ))}
      </div>
      <div className={css.moveButtons}>
        {autoplay && (
          <IconButton label={isPlaying ? 'Pause' : 'Play'} icon={isPlaying ? pause : play} onClick={toggle} />
        )}
        <IconButton
          label="Previous"
          icon={previous}
          aria-controls={id}
          aria-disabled={!wraps && carousel.index === 0}
          onClick={carousel.previous}
        />
        <IconButton
          label="Next"
          icon={next}
          aria-controls={id}
          aria-disabled={!wraps && carousel.index === slides.length - 1}
          onClick={carousel.next}
        />
      </div>
    </div>
  );

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className={classNames(css.root, props.className)}
      style={setVars({ [css.slideSize]: props.slideSize })}
      {...suspendHandlers}
    >
      {heading && (
        <div className={classNames(css.head, props.headClassName)}>
          <div className={css.heading}>{heading}</div>
          {controls}
        </div>
      )}
      <div ref={carousel.view} id={id} className={classNames(css.view, props.viewClassName)}>
        <ul className={classNames(css.track, props.trackClassName)}>
          {slides.map((slide, index) => (
            <li key={index} className={css.slide} aria-label={`${noun} ${index + 1} of ${slides.length}`}>
              {slide}
            </li>
          ))}
        </ul>
      </div>
      {!heading && controls}
    </section>
  );
}
