import { style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';
import { palette, tall } from '../../styles/tokens.css';
import { hatching } from '../kit/parts.css';

/** Chart colours. They aren't in the palette's module, because public pages would then load them as well. */
export const chartColours = {
  black: palette.black,
  white: palette.white,
  red: palette.red,
  grey200: palette.grey200,
  grey300: palette.grey300,
  grey400: palette.grey400,
  grey450: palette.grey450,
};

export const chart = style({
  display: 'grid',
  gridTemplateColumns: '176px minmax(0,1fr)',
  gap: '40px',
  alignItems: 'end',
  marginTop: 22,
  '@media': { [upTo('menu')]: { gridTemplateColumns: 'minmax(0,1fr)', gap: '22px' } },
});
export const unit = style({ marginLeft: '.1em', fontSize: '.36em', letterSpacing: 0 });
/** Leaves room for the axis labels on narrow screens. */
export const scaledChart = style({ '@media': { [upTo('menu')]: { paddingLeft: 36 } } });
export const plot = style({ position: 'relative', borderBottom: `2px solid ${roles.fg}` });
export const svg = style({ display: 'block', width: '100%' });
export const axis = style({
  position: 'absolute',
  right: 'calc(100% + 8px)',
  fontSize: '.75rem',
  lineHeight: 1,
  color: roles.muted,
  transform: 'translateY(50%)',
  fontVariantNumeric: 'tabular-nums',
});
/** The value above a truncated bar. */
export const truncatedLabel = style({
  position: 'absolute',
  bottom: 'calc(100% + 4px)',
  transform: 'translateX(-50%)',
  fontSize: '.8125rem',
  fontWeight: 600,
  lineHeight: 1,
  color: roles.err,
});
export const timeAxis = style({
  display: 'flex',
  justifyContent: 'space-between',
  paddingTop: 9,
  fontSize: '.8125rem',
  lineHeight: 1,
  color: roles.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const alternateLabel = style({
  '@media': { [upTo('menu')]: { selectors: { '&:nth-child(even)': { display: 'none' } } } },
});
export const swatch = style({
  flex: 'none',
  width: 12,
  height: 12,
  boxShadow: `0 0 0 1px ${palette.grey450}`,
});
export const hatchedSwatch = style([swatch, { background: hatching }]);
export const lineSwatch = style({ width: 12, height: 4, background: roles.fg });
export const dashedSwatch = style({ width: 18, borderTop: `1.5px dashed ${roles.fg}` });

export const largeNumber = style({
  ...tall,
  fontSize: '4rem',
  lineHeight: 0.9,
  letterSpacing: '-.01em',
});

export const bar = style({ position: 'relative', marginTop: 46 });
export const barParts = style({
  display: 'flex',
  height: 40,
  padding: 1,
  boxShadow: `inset 0 0 0 1px ${palette.grey450}`,
});
export const minimumMark = style({
  position: 'absolute',
  top: -10,
  bottom: -10,
  width: 2,
  marginLeft: -1,
  background: roles.fg,
});
export const minimumLabel = style({
  position: 'absolute',
  right: -1,
  bottom: 'calc(100% + 2px)',
  whiteSpace: 'nowrap',
  fontSize: '.8125rem',
  fontWeight: 560,
  lineHeight: 1.2,
});
