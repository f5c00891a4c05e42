import * as css from './PublishedDialog.css';

/** Angles of the tick marks, in degrees from north. */
const MARK_ANGLES = Array.from({ length: 60 }, (_, index) => index * 6);

/** Renders a dial whose beam turns to north after publishing. */
export const Dial = () => (
  <svg viewBox="0 0 260 260" fill="none" className={css.dial} aria-hidden="true" focusable="false">
    <circle cx="130" cy="130" r="122" stroke="#fff" strokeWidth="1.5" />
    {MARK_ANGLES.map(angle => (
      <path
        key={angle}
        d={angle % 30 === 0 ? 'M130 12v14' : 'M130 12v7'}
        stroke="#fff"
        strokeWidth="1.2"
        transform={`rotate(${angle} 130 130)`}
      />
    ))}
    <path className={css.beam} d="M95.8 36A100 100 0 0 1 164.2 36L145.7 86.8A46 46 0 0 0 114.3 86.8Z" />
    <circle cx="130" cy="130" r="72" stroke="#5C5C5C" />
    <circle cx="130" cy="130" r="46" fill="#fff" />
    <path d="M110 131l14 14 27-30" stroke="#161616" strokeWidth="7" />
  </svg>
);
