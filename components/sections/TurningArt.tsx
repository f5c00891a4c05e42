import type { Breakpoint } from '../../styles/breakpoints';
import { classNames } from '../ui/class-names';
import { Drawing, type DrawingFiles } from './Drawing';
import { useMotionPaused } from './motion';
import * as css from './TurningArt.css';

/** A drawing whose ring turns. If it animates, the still file draws the ring. */
type TurningArtProps = DrawingFiles & {
  /** Width in px. */
  size: number;
  /** A different drawing of the same width above a breakpoint. */
  wide?: DrawingFiles & { above: Breakpoint };
  /** Loads lazily, because it is below the fold. */
  lazy?: boolean;
  className?: string;
};

/**
 * Renders a large decorative drawing with a slowly turning ring. The file is shown twice, as fixed and as turning
 * part, so that turning only moves a rasterised image.
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
