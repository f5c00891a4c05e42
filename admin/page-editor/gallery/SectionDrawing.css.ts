import { styleVariants } from '@vanilla-extract/css';
import { palette } from '../../../styles/tokens.css';

const createFill = (fill: string) => ({ fill });
const createStroke = (stroke: string, strokeWidth = 1) => ({ fill: 'none', stroke, strokeWidth });

export const tone = styleVariants({
  ink: createFill(palette.black),
  dim: createFill(palette.grey500),
  pale: createFill(palette.grey300),
  white: createFill(palette.white),
  grey: createFill(palette.grey200),
  dark: createFill(palette.grey700),
  accent: createFill(palette.red),
  line: createStroke(palette.grey450),
  faint: createStroke(palette.grey400),
  beam: createStroke(palette.red, 1.5),
});
