import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { sector } from '../../art/shapes';
import { DIAL_EVENT } from '../../domain/hydration';
import { setVars } from '../../styles/set-vars';
import { classNames } from '../ui/class-names';
import * as css from './ValueDial.css';

/** Radii of the beam in a drawing of 960 by 960. */
type Beam = { inner: number; outer: number; width: number };

type ValueDialProps = ComponentProps<'div'> & {
  /** The value's angle, and the angle without JavaScript if CSS knows it. */
  angle: number;
  cssAngle?: string;
  beam: Beam;
  rings: ReactNode;
  /** Content between the rings and the beam. */
  below?: ReactNode;
  core: number;
};

/** Half the width of the beam's box, which the widest beam fits. */
const REACH = 220;

/** Renders a dial whose beam shows a value. `follow.ts` turns the beam. */
export function ValueDial({
  angle,
  cssAngle,
  beam,
  rings,
  below,
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
  const share = (of: number) => `${(100 * of) / 960}%`;
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
      {below}
      <svg
        className={css.beam}
        viewBox={`${-REACH} ${-outer} ${2 * REACH} ${height}`}
        style={{
          left: share(480 - REACH),
          top: share(480 - outer),
          width: share(2 * REACH),
          transformOrigin: `50% ${(100 * outer) / height}%`,
        }}
        data-beam=""
        aria-hidden="true"
      >
        <path d={sector(0, 0, inner, outer, -width / 2, width / 2)} />
      </svg>
      <output className={css.disc}>{children}</output>
    </div>
  );
}
