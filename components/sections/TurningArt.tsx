import { classNames } from '../ui/class-names';
import { Drawing, type DrawingFiles } from './Drawing';
import { useIsMotionPaused } from './motion';
import * as css from './TurningArt.css';

type TurningArtProps = DrawingFiles & {
  /** Width in px. */
  size: number;
  /** For drawings below the fold. */
  isLazy?: boolean;
  className?: string;
};

/** Shows the file twice, as a fixed and a turning part, so that only a rasterised image turns. */
export function TurningArt({ src, plays, size, isLazy = false, className }: TurningArtProps) {
  const isPaused = useIsMotionPaused();
  const imageProps = {
    width: size,
    height: size,
    ...(isLazy ? ({ loading: 'lazy' } as const) : ({ fetchPriority: 'high' } as const)),
  };
  return (
    <div className={classNames(css.views, className)} data-screen-only="">
      <Drawing
        className={classNames(css.view, css.ring, isPaused && css.stoppedRing)}
        src={src}
        view="turns"
        {...imageProps}
      />
      <Drawing className={css.view} src={src} plays={plays} view="stays" {...imageProps} />
    </div>
  );
}
