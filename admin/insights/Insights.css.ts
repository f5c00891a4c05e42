import { style } from '@vanilla-extract/css';
import { roles } from '../../styles/surfaces.css';
import { palette } from '../../styles/tokens.css';
import { hatching } from '../kit/parts.css';
import { swatch } from '../system/Chart.css';

/** One column per day: circles are requests, bars are visits. */
export const chart = style({
  display: 'flex',
  gap: 'clamp(1px,.35vw,5px)',
  alignItems: 'stretch',
  height: 220,
  borderBottom: `2px solid ${roles.fg}`,
});
export const day = style({
  display: 'flex',
  flex: '1 1 0',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  minWidth: 0,
});
export const circles = style({ display: 'grid', gap: 2, justifyItems: 'center', marginBottom: 4 });
export const circle = style({
  width: 'min(9px,100%)',
  aspectRatio: '1',
  borderRadius: '50%',
  background: palette.red,
});
export const bar = style({ minHeight: 1, background: palette.grey300 });
/** Marks a day without data, as opposed to a day without visits. */
export const missingBar = style({ height: 40, background: hatching });
export const legendCircle = style([
  swatch,
  { borderRadius: '50%', background: palette.red, boxShadow: 'none' },
]);
export const share = style({ display: 'block', height: 4, marginTop: 4, background: palette.grey300 });
