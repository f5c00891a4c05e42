import { globalStyle, style } from '@vanilla-extract/css';
import { roles } from '../../../../styles/surfaces.css';
import { palette, vars } from '../../../../styles/tokens.css';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  alignItems: 'start',
  padding: 12,
  borderBottom: `1px solid ${roles.line}`,
  background: palette.grey100,
});
export const field = style({ flex: '1 1 240px' });
export const button = style({ minHeight: 60 });

export const found = style({
  flex: '1 0 100%',
  border: `1px solid ${palette.black}`,
  background: palette.white,
});
export const hit = style({
  display: 'flex',
  gap: '16px',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: 44,
  padding: '6px 14px',
  lineHeight: 1.3,
  cursor: 'pointer',
  ':hover': { background: palette.grey100 },
  selectors: { '&[aria-selected=true]': { background: palette.black, color: palette.white } },
});
globalStyle(`${hit} small`, { flex: 'none', fontSize: vars.size.caption, color: palette.grey500 });
