import { style } from '@vanilla-extract/css';

export const pictogram = style({ fill: 'none', stroke: 'currentColor', strokeWidth: 2, flex: 'none' });
/** A thinner pen, so that the line stays as fine when the drawing grows. */
export const large = style({ strokeWidth: 1.2 });
