import { styleVariants } from '@vanilla-extract/css';
import { palette } from '../../../styles/tokens.css';

const filled = (fill: string) => ({ fill });
const drawn = (stroke: string, strokeWidth = 1) => ({ fill: 'none', stroke, strokeWidth });

export const tone = styleVariants({
  ink: filled(palette.black),
  dim: filled(palette.grey500),
  pale: filled(palette.grey300),
  white: filled(palette.white),
  grey: filled(palette.grey200),
  dark: filled(palette.grey700),
  accent: filled(palette.red),
  line: drawn(palette.grey450),
  faint: drawn(palette.grey400),
  beam: drawn(palette.red, 1.5),
});
