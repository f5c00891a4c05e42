import { createVar, style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { frame } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';

/** Number of images in the row. */
export const imageCount = createVar();

export const band = on.black;
export const row = style([
  frame,
  {
    display: 'grid',
    gridTemplateColumns: `repeat(${imageCount},minmax(0,1fr))`,
    '@media': { [upTo('phone')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
  },
]);

export const singleImage = style({
  width: '100%',
  aspectRatio: '1440/680',
  objectFit: 'cover',
  '@media': { [upTo('phone')]: { aspectRatio: '4/3' } },
});
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: 'clamp(40px,5vw,72px)',
});
