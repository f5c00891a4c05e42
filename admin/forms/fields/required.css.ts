import { globalStyle, style } from '@vanilla-extract/css';
import { palette } from '../../../styles/tokens.css';

const square = {
  content: '',
  display: 'inline-block',
  width: 6,
  height: 6,
  marginLeft: 6,
  background: palette.red,
  verticalAlign: '.2em',
} as const;

/** A red square marks what must be filled in: after a label, or after the label of a field. */
export const marked = style({ '::after': square });
export const required = style({});
globalStyle(`${required} > label::after`, square);
