import { globalStyle, style } from '@vanilla-extract/css';
import { roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';

export const result = style({
  padding: '14px 16px',
  border: `1px solid ${palette.grey300}`,
  background: palette.white,
  lineHeight: 1.35,
});
globalStyle(`${result} small`, {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.size.caption,
  color: roles.muted,
});
globalStyle(`${result} b`, { display: 'block', margin: '3px 0', fontWeight: 560, overflowWrap: 'anywhere' });
globalStyle(`${result} p`, { fontSize: vars.size.caption, color: palette.grey600, overflowWrap: 'anywhere' });
export const card = style({ border: `1px solid ${palette.grey300}`, background: palette.white });
export const sharePreview = style({
  display: 'grid',
  gridTemplateRows: '34% 1fr',
  aspectRatio: '1200/630',
  overflow: 'hidden',
  background: palette.black,
  color: palette.white,
});
globalStyle(`${sharePreview} img`, { width: '100%', height: '100%', objectFit: 'cover' });
globalStyle(`${sharePreview} b`, {
  gridRow: 2,
  padding: '12px 16px',
  fontStretch: vars.width.wide,
  fontWeight: 560,
  fontSize: '1.0625rem',
  lineHeight: 1.1,
  overflowWrap: 'anywhere',
});
globalStyle(`${card} > p`, {
  padding: '8px 12px',
  borderTop: `1px solid ${palette.grey300}`,
  fontSize: vars.size.caption,
  color: roles.muted,
});
