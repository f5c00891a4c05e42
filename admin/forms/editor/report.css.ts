import { globalStyle, style } from '@vanilla-extract/css';
import { dropProgress } from '../../../components/ui/drop-area.css';
import { roles } from '../../../styles/surfaces.css';
import { palette, tall, vars } from '../../../styles/tokens.css';

/** Fills its container, with the actions at the bottom. */
export const report = style({ flex: 1, display: 'flex', flexDirection: 'column' });
export const content = style({
  flex: 1,
  display: 'grid',
  alignContent: 'start',
  gap: '20px',
  padding: '22px 20px',
});
export const head = style({
  fontSize: '1.25rem',
  fontStretch: vars.width.wide,
  fontWeight: 560,
  letterSpacing: '-.015em',
  lineHeight: 1.2,
});
export const note = style({ fontSize: vars.size.small, color: roles.muted, overflowWrap: 'anywhere' });
globalStyle(`${head} + ${note}`, { marginTop: 4 });

export const counts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3,1fr)',
  borderTop: `2px solid ${palette.black}`,
});
globalStyle(`${counts} > li`, {
  padding: '14px 0 12px 14px',
  borderLeft: `1px solid ${palette.grey300}`,
  borderBottom: `1px solid ${palette.grey300}`,
  fontSize: vars.size.caption,
  lineHeight: 1.2,
  color: roles.muted,
});
globalStyle(`${counts} > li:nth-child(3n + 1)`, { borderLeft: 0, paddingLeft: 0 });
globalStyle(`${counts} b`, {
  display: 'block',
  marginBottom: 8,
  fontSize: '2.75rem',
  ...tall,
  lineHeight: 0.9,
  fontVariantNumeric: 'tabular-nums',
  color: palette.black,
});

export const progressRow = style({ display: 'grid', gap: '8px' });
globalStyle(`${progressRow} > p:first-child`, {
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
});
export const progressBar = style([dropProgress]);

export const lossesHead = style({ fontSize: '1rem', fontWeight: 600 });
export const losses = style({ marginTop: 8, borderTop: `1px solid ${palette.black}` });
globalStyle(`${losses} > div`, {
  padding: '10px 0',
  borderBottom: `1px solid ${palette.grey300}`,
  lineHeight: 1.35,
});
globalStyle(`${losses} dt`, {
  display: 'flex',
  justifyContent: 'space-between',
  gap: '12px',
  fontWeight: 560,
});
globalStyle(`${losses} dd`, { fontSize: vars.size.caption, color: roles.muted });

export const actions = style({
  position: 'sticky',
  bottom: 0,
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '10px',
  padding: '14px 20px',
  borderTop: `1px solid ${palette.grey300}`,
  background: palette.grey50,
});
