import { style } from '@vanilla-extract/css';
import { palette } from '../../../styles/tokens.css';

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
