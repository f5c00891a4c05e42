import { createVar, style } from '@vanilla-extract/css';
import { above, upTo } from '../../../styles/breakpoints';
import { frame, textPadding } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { vars } from '../../../styles/tokens.css';
import { halves } from '../../contact/ContactSection.css';

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

/** The caption left of the image, or below it in narrower windows. */
export const captioned = style([on.black, halves, { alignItems: 'center' }]);
export const caption = style([
  text.h2,
  {
    padding: `clamp(32px,5vw,88px) ${vars.gutter} clamp(32px,5vw,88px) ${textPadding}`,
    '@media': { [above('tablet')]: { order: -1 } },
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
