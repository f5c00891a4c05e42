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

/** Marks required fields with a red square after the label. */
export const marked = style({ '::after': square });
export const required = style({});
globalStyle(`${required} > label::after`, square);
