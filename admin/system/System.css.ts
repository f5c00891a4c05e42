import { style, styleVariants } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { on, roles } from '../../styles/surfaces.css';
import { palette } from '../../styles/tokens.css';
import { side } from '../kit/layout.css';

const top = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr) auto',
  gap: '16px 24px',
  alignItems: 'center',
  minHeight: 96,
  padding: '20px 28px',
  '@media': {
    [upTo('wide')]: { gridTemplateColumns: 'auto minmax(0,1fr)' },
    [upTo('phone')]: {
      gridTemplateColumns: 'minmax(0,1fr)',
      marginInline: `calc(-1*${side})`,
      padding: `20px ${side}`,
    },
  },
});
export const verdict = styleVariants({ good: [on.white, top], fair: [on.white, top], bad: [on.black, top] });
/** Lamp: green centre, half amber, or red over a sector. */
export const lamp = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  border: `2px solid ${roles.fg}`,
  borderRadius: '50%',
  selectors: {
    [`${verdict.good} &::before`]: {
      content: '',
      width: 20,
      height: 20,
      borderRadius: '50%',
      background: palette.green500,
    },
    [`${verdict.fair} &::before`]: {
      content: '',
      width: '100%',
      height: '100%',
      borderRadius: '50%',
      background: `conic-gradient(from 90deg,${palette.amber300} 0 180deg,transparent 0)`,
    },
    [`${verdict.bad} &::before`]: {
      content: '',
      width: '100%',
      height: '100%',
      borderRadius: '50%',
      background: `conic-gradient(from 150deg,${palette.red} 0 60deg,transparent 0)`,
    },
    [`${verdict.bad} &::after`]: {
      content: '',
      position: 'absolute',
      width: 18,
      height: 18,
      borderRadius: '50%',
      background: palette.white,
      boxShadow: `0 0 0 4px ${palette.black}`,
    },
  },
});
