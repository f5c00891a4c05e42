import { style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { on, roles } from '../../../styles/surfaces.css';
import { palette, vars } from '../../../styles/tokens.css';
import { coverInput } from '../../kit/parts.css';

/** Cards in a row, stacked on phones with the image on the left. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3,minmax(0,1fr))',
  gap: '12px',
  '@media': { [upTo('phone')]: { gridTemplateColumns: 'minmax(0,1fr)', gap: '8px' } },
});

export const card = style([
  on.white,
  {
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    border: `1px solid ${palette.grey450}`,
    lineHeight: 1.3,
    cursor: 'pointer',
    ':hover': { borderColor: palette.black },
    selectors: {
      '&:has(:checked)': {
        borderColor: palette.black,
        background: palette.black,
        color: palette.white,
        boxShadow: `0 0 0 1px ${palette.black}`,
      },
      '&:has(:focus-visible)': { outline: `2px solid ${palette.black}`, outlineOffset: 3 },
    },
    '@media': {
      [upTo('phone')]: { gridTemplateColumns: '112px minmax(0,1fr)', gridTemplateRows: '1fr auto auto 1fr' },
    },
  },
]);

export const thumbnail = style({
  width: '100%',
  height: 'auto',
  overflow: 'hidden',
  borderBottom: `1px solid ${palette.grey300}`,
  background: palette.white,
  '@media': {
    [upTo('phone')]: {
      gridRow: '1/-1',
      height: '100%',
      minHeight: 70,
      borderBottom: 0,
      borderRight: `1px solid ${palette.grey300}`,
    },
  },
});

export const name = style({
  position: 'relative',
  padding: '10px 12px 0 34px',
  fontWeight: 600,
  '::before': {
    content: '',
    position: 'absolute',
    left: 12,
    bottom: 4,
    width: 12,
    height: 12,
    border: '1.5px solid currentColor',
    borderRadius: '50%',
  },
  selectors: {
    [`${coverInput}:checked ~ &::before`]: {
      borderColor: palette.white,
      background: palette.red,
      boxShadow: `inset 0 0 0 2px ${palette.black}`,
    },
  },
  '@media': { [upTo('phone')]: { gridRow: 2 } },
});

export const description = style({
  padding: '0 12px 12px 34px',
  fontSize: vars.size.caption,
  color: roles.muted,
  selectors: { [`${coverInput}:checked ~ &`]: { color: palette.grey300 } },
  '@media': { [upTo('phone')]: { gridRow: 3 } },
});
