import { style } from '@vanilla-extract/css';
import { roles } from '../../../styles/surfaces.css';
import { palette, vars } from '../../../styles/tokens.css';

export const visibilityToggle = style({
  display: 'flex',
  gap: 8,
  alignItems: 'center',
  minHeight: 44,
  fontSize: vars.size.small,
  color: roles.muted,
});
export const smallSwitch = style({ width: 50, transform: 'scale(.78)', transformOrigin: '0 50%' });
export const input = style({
  width: '100%',
  minHeight: 44,
  padding: '0 12px',
  background: palette.white,
  border: `1px solid ${palette.black}`,
  outlineOffset: 0,
  font: 'inherit',
});
/** The choices as visitors see them. */
export const preview = style({ padding: 20, background: palette.grey50 });
