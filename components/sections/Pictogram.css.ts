import { style } from '@vanilla-extract/css';

export const pictogram = style({ fill: 'none', stroke: 'currentColor', strokeWidth: 2, flex: 'none' });
/** Keeps the stroke's width in a larger drawing. */
export const large = style({ strokeWidth: 1.2 });
