import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { sector } from '../../art/shapes';
import { DIAL_EVENT } from '../../domain/hydration';
import { setVars } from '../../styles/set-vars';
import { classNames } from '../ui/class-names';
import * as css from './ValueDial.css';

/** Radii and width of the beam in a drawing of 960 by 960. */
type Beam = { inner: number; outer: number; width: number };

type ValueDialProps = ComponentProps<'div'> & {
  /** The value's angle in degrees. `cssAngle` is the CSS value that replaces it without JavaScript. */
  angle: number;
  cssAngle?: string;
  beam: Beam;
  rings: ReactNode;
  /** Content between the rings and the beam. */
  background?: ReactNode;
  core: number;
};

/** Half the width of the beam's box, which the widest beam fits. */
const BEAM_HALF_WIDTH = 220;

/** Renders a dial whose beam shows a value. `follow.ts` turns the beam. */
export function ValueDial({
  angle,
  cssAngle,
  beam,
  rings,
  background,
  core,
  className,
  children,
  ...props
}: ValueDialProps) {
  const { inner, outer, width } = beam;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the beam turns to the new value
  useEffect(() => {
    dispatchEvent(new Event(DIAL_EVENT));
  }, [angle]);
  const height = outer - inner * Math.cos(Math.PI / 6);
  const toPercent = (length: number) => `${(100 * length) / 960}%`;
  return (
    <div
      {...props}
      className={classNames(css.dial, className)}
      data-dial={angle}
      data-main=""
      style={setVars({ [css.angle]: cssAngle ?? `${angle}deg`, [css.core]: core })}
    >
      <svg
        className={css.rings}
        viewBox="-480 -480 960 960"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        {rings}
      </svg>
      {background}
      <svg
        className={css.beam}
        viewBox={`${-BEAM_HALF_WIDTH} ${-outer} ${2 * BEAM_HALF_WIDTH} ${height}`}
        style={{
          left: toPercent(480 - BEAM_HALF_WIDTH),
          top: toPercent(480 - outer),
          width: toPercent(2 * BEAM_HALF_WIDTH),
          transformOrigin: `50% ${(100 * outer) / height}%`,
        }}
        data-beam=""
        aria-hidden="true"
      >
        {/* Ends inside its box, because the browser doesn't smooth the edges of a box that turns. */}
        <path d={sector(0, 0, inner, outer - 2, -width / 2, width / 2)} />
      </svg>
      <output className={css.disc}>{children}</output>
    </div>
  );
}
