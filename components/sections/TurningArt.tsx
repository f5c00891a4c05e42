import { useEffect, useRef, useState } from 'react';
import { above, type Breakpoint } from '../../styles/breakpoints';
import { classNames } from '../ui/class-names';
import { useMotionPaused } from './motion';
import * as css from './TurningArt.css';

type TurningArtProps = {
  /** Address of a drawing of `content/art/svg` whose ring turns. */
  src: string;
  /** Side in px. */
  size: number;
  /** Another drawing above a breakpoint, of the same width. */
  wide?: { src: string; above: Breakpoint };
  /** Far down the page: not loaded before it is near. */
  lazy?: boolean;
  className?: string;
};

/**
 * A large decorative drawing that turns slowly. As a picture it is light and early; only when the visitor stops
 * the motion does its markup take its place, without the style that turns it: a picture cannot be stopped.
 */
export function TurningArt({ src, size, wide, lazy = false, className }: TurningArtProps) {
  const paused = useMotionPaused();
  const [still, setStill] = useState<string>();
  const image = useRef<HTMLImageElement>(null);

  useEffect(() => {
    if (!paused || still) return;
    const shown = image.current?.currentSrc || src;
    const read = async () =>
      setStill((await (await fetch(shown)).text()).replace(/<style>.*?<\/style>/s, ''));
    read().catch(() => undefined);
  }, [paused, still, src]);

  if (paused && still) {
    return (
      <div
        className={classNames(css.still, className)}
        aria-hidden="true"
        data-screen-only=""
        dangerouslySetInnerHTML={{ __html: still }}
      />
    );
  }
  return (
    <picture className={css.picture} data-screen-only="">
      {wide && <source media={above(wide.above)} srcSet={wide.src} />}
      <img
        ref={image}
        className={className}
        src={src}
        alt=""
        width={size}
        height={size}
        {...(lazy ? { loading: 'lazy' } : { fetchPriority: 'high' })}
      />
    </picture>
  );
}
