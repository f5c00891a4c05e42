import { style } from '@vanilla-extract/css';
import { roles } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';
import { palette, vars } from '../../styles/tokens.css';

const hairline = `1px solid ${roles.line}`;

export const section = style({
  selectors: {
    '& + &': { marginTop: 'clamp(40px,4.4vw,60px)', paddingTop: 'clamp(28px,3vw,40px)', borderTop: hairline },
  },
});
export const title = style({
  fontStretch: vars.width.wide,
  fontWeight: 540,
  fontSize: 'clamp(1.5rem,1.25rem + 1vw,2rem)',
  lineHeight: 1.14,
  letterSpacing: '-.02em',
  textWrap: 'balance',
});
export const block = style({
  marginTop: 14,
  selectors: { [`${title} + &`]: { marginTop: 16 }, 'table + &': { marginTop: 18 } },
});
export const item = style({
  position: 'relative',
  marginTop: 8,
  paddingLeft: 26,
  '::before': {
    content: '',
    position: 'absolute',
    left: 0,
    top: '.6em',
    width: 8,
    height: 8,
    borderRadius: '50%',
    background: palette.red,
  },
});
export const link = style([text.link, { whiteSpace: 'nowrap' }]);

export const table = style({
  width: '100%',
  marginTop: 20,
  borderCollapse: 'collapse',
  borderTop: `2px solid ${roles.fg}`,
  fontSize: '1rem',
});
const cell = style({
  padding: '12px 16px 12px 0',
  borderBottom: hairline,
  textAlign: 'left',
  verticalAlign: 'baseline',
  lineHeight: 1.4,
});
export const head = style([cell, { fontSize: vars.size.small, fontWeight: 400, color: roles.muted }]);
export const name = style([cell, { fontWeight: 400 }]);
export const value = style([
  cell,
  { width: '44%', paddingRight: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
]);
