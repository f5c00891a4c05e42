import { style } from '@vanilla-extract/css';
import { roles } from '../../../styles/surfaces.css';

/** Raised beside a figure. */
export const figureSign = style({
  position: 'relative',
  top: '-.95em',
  marginLeft: '.06em',
  fontSize: '.42em',
  fontWeight: 600,
  lineHeight: 1,
  verticalAlign: 'baseline',
  color: roles.mark,
});
