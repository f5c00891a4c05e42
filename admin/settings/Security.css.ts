import { globalStyle, style } from '@vanilla-extract/css';
import { roles } from '../../styles/surfaces.css';
import { palette } from '../../styles/tokens.css';

export const qr = style({ width: 196, height: 196, border: `1px solid ${palette.grey300}` });
export const codes = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  border: `1px solid ${roles.line}`,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 560,
  letterSpacing: '.04em',
});
globalStyle(`${codes} > li`, {
  padding: '9px 16px',
  marginTop: -1,
  borderTop: `1px solid ${roles.line}`,
  userSelect: 'all',
});
globalStyle(`${codes} > li:nth-child(even)`, { borderLeft: `1px solid ${roles.line}` });
