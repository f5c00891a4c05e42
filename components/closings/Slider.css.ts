import { style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';
import { palette } from '../../styles/tokens.css';

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '8px',
  lineHeight: 1.25,
  '@media': { [upTo('phone')]: { flexDirection: 'column' } },
});
export const value = style({ fontSize: '2.5rem' });

const thumb = {
  width: 32,
  height: 32,
  border: 0,
  borderRadius: '50%',
  background: `radial-gradient(circle,${palette.red} 6px,${palette.white} 7px)`,
  boxShadow: `0 0 0 2px ${roles.bg}`,
};
/** A range input without a track. Callers add their own. */
export const range = style({
  appearance: 'none',
  width: '100%',
  height: 48,
  margin: 0,
  background: 'none',
  cursor: 'grab',
  ':active': { cursor: 'grabbing' },
  '::-webkit-slider-thumb': { appearance: 'none', ...thumb },
  '::-moz-range-thumb': thumb,
});
const createTicks = (width: string) =>
  `repeating-linear-gradient(90deg,${roles.edge} 0 1px,transparent 1px ${width})`;
/** The track, with a tick at each tenth. */
export const sliderTrack = style({
  background: `linear-gradient(${roles.fg},${roles.fg}) 0 50%/100% 2px no-repeat,${createTicks('10%')} 0 100%/calc(100% - 1px) 12px no-repeat,linear-gradient(${roles.edge},${roles.edge}) 100% 100%/1px 12px no-repeat`,
});
