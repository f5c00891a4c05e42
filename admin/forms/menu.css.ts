import { globalStyle, style } from '@vanilla-extract/css';
import { above, hoverSupport } from '../../styles/breakpoints';
import { on } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';

export const menu = style([
  on.white,
  {
    minWidth: 220,
    maxWidth: 'min(400px,calc(100vw - 16px))',
    maxHeight: 'var(--radix-dropdown-menu-content-available-height)',
    overflowY: 'auto',
    zIndex: 80,
    border: `1px solid ${palette.black}`,
    boxShadow: vars.shadow,
  },
]);
export const menuItem = style({
  display: 'flex',
  gap: '10px',
  alignItems: 'center',
  minHeight: 44,
  padding: '6px 14px',
  lineHeight: 1.3,
  cursor: 'pointer',
  outline: 0,
  '@media': { [`${above('menu')} and ${hoverSupport}`]: { minHeight: 36 } },
  selectors: {
    '&[data-highlighted]': { background: palette.grey100, boxShadow: `inset 4px 0 0 ${palette.red}` },
  },
});
globalStyle(`${menuItem} kbd`, {
  marginLeft: 'auto',
  font: 'inherit',
  fontSize: vars.size.caption,
  color: palette.grey600,
});
