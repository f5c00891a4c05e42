import { style } from '@vanilla-extract/css';
import { palette } from '../styles/tokens.css';

export const image = style({
  display: 'block',
  width: '100%',
  aspectRatio: '4/3',
  objectFit: 'cover',
  background: palette.grey200,
});
