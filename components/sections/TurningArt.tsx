import type { Breakpoint } from '../../styles/breakpoints';
import { classNames } from '../ui/class-names';
import { Drawing, type DrawingFiles } from './Drawing';
import { useMotionPaused } from './motion';
import * as css from './TurningArt.css';

/** A drawing whose ring turns; one that performs leaves the ring to its file at rest. */
type TurningArtProps = DrawingFiles & {
  /** Width in px. */
  size: number;
  /** Another drawing above a breakpoint, of the same width. */
  wide?: DrawingFiles & { above: Breakpoint };
  /** Far down the page: not loaded before it is near. */
  lazy?: boolean;
  className?: string;
};

/**
 * A large decorative drawing with a slowly turning ring. The file is shown twice, what stays and what turns, so
 * that turning costs the page nothing: it moves a finished picture.
 */
export function TurningArt({ src, plays, size, wide, lazy = false, className }: TurningArtProps) {
  const paused = useMotionPaused();
  const frame = {
    width: size,
    height: size,
    ...(lazy ? ({ loading: 'lazy' } as const) : ({ fetchPriority: 'high' } as const)),
  };
  return (
    <div className={classNames(css.views, className)} data-screen-only="">
      <Drawing
        className={classNames(css.view, css.ring, paused && css.stopped)}
        src={src}
        wide={wide && { src: wide.src, above: wide.above }}
        view="turns"
        {...frame}
      />
      <Drawing className={css.view} src={src} plays={plays} wide={wide} view="stays" {...frame} />
    </div>
  );
}
