import type { CSSProperties } from 'react';
import { above, type Breakpoint } from '../../styles/breakpoints';
import { classNames } from '../ui/class-names';
import { useMotionPaused } from './motion';
import * as css from './TurningArt.css';

type TurningArtProps = {
  /** Address of a drawing of `content/art/svg` whose ring turns. */
  src: string;
  /** Width in px. */
  size: number;
  /** Another drawing above a breakpoint, of the same width. */
  wide?: { src: string; above: Breakpoint };
  /** A ring that does not turn about the middle, or lies over the rest of the drawing. */
  ring?: { centre: string; over: boolean };
  /** Far down the page: not loaded before it is near. */
  lazy?: boolean;
  className?: string;
};

/**
 * A large decorative drawing with a slowly turning ring. The file is shown twice, what stays and what turns, so
 * that turning costs the page nothing: it moves a finished picture.
 */
export function TurningArt({
  src,
  size,
  wide,
  ring = { centre: '50% 50%', over: false },
  lazy = false,
  className,
}: TurningArtProps) {
  const paused = useMotionPaused();
  const picture = (view: 'stays' | 'turns', look?: string, style?: CSSProperties) => (
    <picture className={css.picture}>
      {wide && <source media={above(wide.above)} srcSet={`${wide.src}#${view}`} />}
      <img
        className={classNames(css.view, look)}
        style={style}
        src={`${src}#${view}`}
        alt=""
        width={size}
        height={size}
        {...(lazy ? { loading: 'lazy' } : { fetchPriority: 'high' })}
      />
    </picture>
  );
  return (
    <div className={classNames(css.views, className)} data-screen-only="">
      {ring.over && picture('stays')}
      {picture('turns', classNames(css.ring, paused && css.stopped), { transformOrigin: ring.centre })}
      {!ring.over && picture('stays')}
    </div>
  );
}
