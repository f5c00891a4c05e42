import { globalStyle, style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { roles } from '../../../styles/surfaces.css';
import { palette, vars } from '../../../styles/tokens.css';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px',
  alignItems: 'start',
  padding: 12,
});
export const field = style({ flex: '1 1 240px' });
/** As high as the field. */
export const button = style({ minHeight: 52 });

export const options = style({
  flex: '1 0 100%',
  minWidth: 0,
  maxHeight: 264,
  '@media': { [upTo('menu')]: { maxHeight: 180 } },
  margin: '4px -12px -12px',
  overflowY: 'auto',
  borderTop: `1px solid ${roles.line}`,
  background: palette.white,
});
export const option = style({
  display: 'flex',
  gap: '16px',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: 44,
  padding: '6px 14px',
  lineHeight: 1.3,
  cursor: 'pointer',
  ':hover': { background: palette.grey100 },
  selectors: {
    '&[aria-disabled=true]': { cursor: 'default', color: palette.grey500 },
    '&[aria-selected=true]': { background: palette.black, color: palette.white },
  },
});
globalStyle(`${option} small`, { flex: 'none', fontSize: vars.size.caption, color: palette.grey500 });
export const path = style({
  overflow: 'hidden',
  maxWidth: '45%',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [upTo('phone')]: { display: 'none' } },
});
export const reason = style({ maxWidth: '45%', textAlign: 'right' });
globalStyle(`${option}[aria-selected=true] small`, { color: palette.grey200 });
globalStyle(`${option} b`, { fontWeight: 560, overflowWrap: 'anywhere' });
export const deadTarget = style({ textDecoration: 'line-through' });
export const group = style({ minWidth: 0, borderBottom: `1px solid ${roles.line}`, paddingBottom: 6 });
export const groupTitle = style({
  padding: '10px 14px 2px',
  fontSize: vars.size.caption,
  color: palette.grey500,
});
