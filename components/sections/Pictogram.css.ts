import { style } from '@vanilla-extract/css';

export const pictogram = style({ fill: 'none', stroke: 'currentColor', strokeWidth: 2, flex: 'none' });
/** A thinner stroke keeps its weight when the drawing grows. */
export const large = style({ strokeWidth: 1.2 });
