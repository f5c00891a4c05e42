import { type ReactNode, useEffect } from 'react';
import { setVars } from '../../styles/set-vars';
import { classNames } from '../ui/class-names';
import * as css from './Dial.css';

/** Angle, distance (share of the radius) and radius in px of each satellite. */
const SATELLITES = [
  [-66, 0.77, 9],
  [-100, 0.585, 7],
  [-128, 0.77, 13],
  [-20, 0.585, 8],
  [12, 0.77, 6],
] as const;

const REST_ANGLE = -22;
/** Index of the satellite that the resting beam lights. */
const REST_INDEX = 3;

type DialFrameProps = {
  /** Angle of the beam without JavaScript and with reduced motion. */
  restAngle: number;
  /** Maximum angle between the beam and a lit satellite, if other than usual. */
  halfStep?: number;
  className: string;
  children: ReactNode;
};

/** Renders the rings and the beam. `follow.ts` turns the beam to the elements with `data-ray` in the same `data-scope`. */
export function DialFrame({ restAngle, halfStep, className, children }: DialFrameProps) {
  // Usually loaded already, by the start script.
  useEffect(() => void import('./follow').catch(() => undefined), []);
  return (
    <div
      className={classNames(css.dial, className)}
      data-dial={restAngle}
      data-half={halfStep}
      data-main=""
      style={setVars({ [css.restAngle]: `${restAngle}deg` })}
    >
      <svg
        className={css.layer}
        viewBox="-480 -480 960 960"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
        focusable="false"
      >
        <circle
          r="458"
          strokeWidth="14"
          pathLength="360"
          strokeDasharray=".22 2.78"
          strokeDashoffset=".11"
          opacity=".75"
        />
        <circle r="454" strokeWidth="26" pathLength="360" strokeDasharray=".5 29.5" strokeDashoffset=".25" />
        <g className={css.orbits}>
          <circle r="370" />
          <circle r="280" />
        </g>
      </svg>
      <svg className={css.beam} viewBox="-91 -437 182 277" data-beam="" aria-hidden="true" focusable="false">
        <path d="M-34.1-160.4L-90.6-426.5A436 436 0 0 1 90.6-426.5L34.1-160.4A164 164 0 0 0-34.1-160.4Z" />
      </svg>
      <i className={css.ray} data-beam="ray" />
      {children}
    </div>
  );
}

type DialProps = {
  /** Links on the rings, which light up under the beam. Links to unpublished pages have no `href`. */
  links: readonly { label: string; href?: string | undefined }[];
};

export const Dial = ({ links }: DialProps) => (
  <div className={css.stage} data-screen-only="">
    <DialFrame restAngle={REST_ANGLE} className={css.sceneDial}>
      <div className={css.coreDisc}>
        <svg className={css.shade} viewBox="-100 -100 200 200" aria-hidden="true" focusable="false">
          <path d="M-100 0A100 100 0 0 0 100 0Z" transform="rotate(-24)" />
        </svg>
        {/* The script fills this drawing, which hydration must not clear. */}
        <svg
          className={css.drawing}
          viewBox="0 0 64 64"
          data-core=""
          aria-hidden="true"
          focusable="false"
          dangerouslySetInnerHTML={{ __html: '' }}
        />
      </div>
      {SATELLITES.map(([angle, distance, radius], index) => {
        const { label, href } = links[index] ?? {};
        return href === undefined ? null : (
          <a
            key={angle}
            className={css.satellite}
            href={href}
            data-ray=""
            data-angle={angle}
            data-lit={index === REST_INDEX ? '' : undefined}
            style={setVars({
              [css.satelliteAngle]: `${angle}deg`,
              [css.satelliteDistance]: distance,
              [css.satelliteRadius]: `${radius}px`,
            })}
          >
            <span className={css.label}>{label}</span>
          </a>
        );
      })}
    </DialFrame>
  </div>
);
