import { createVar, style } from '@vanilla-extract/css';
import { noScript, upTo } from '../../styles/breakpoints';
import { text } from '../../styles/text.css';
import { palette } from '../../styles/tokens.css';

/** Left offset of the dividing line. */
export const dividerPosition = createVar();

/** Stacks the images below one row of labels. Without JavaScript, the images are side by side. */
export const images = style({
  vars: { [dividerPosition]: '50%' },
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  '@media': {
    [noScript]: { gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,440px),1fr))', gap: '12px 24px' },
  },
});
export const side = style({
  display: 'grid',
  gridArea: '1/1/span 2/auto',
  gridTemplateRows: 'subgrid',
  minWidth: 0,
  overflow: 'hidden',
  '@media': { [noScript]: { gridArea: 'span 2', overflow: 'auto' } },
});
export const divider = style({
  gridArea: '2/1',
  width: 3,
  marginLeft: `calc(${dividerPosition} - 1.5px)`,
  background: palette.red,
  zIndex: 1,
  '@media': { [noScript]: { display: 'none' } },
});
const label = style([
  text.strong,
  {
    maxWidth: '46%',
    alignSelf: 'end',
    paddingBottom: 14,
    lineHeight: 1.2,
    '@media': {
      [upTo('phone')]: { fontSize: '.9375rem' },
      [noScript]: { maxWidth: 'none', justifySelf: 'start', textAlign: 'left' },
    },
  },
]);
export const labelBefore = label;
export const labelAfter = style([label, { justifySelf: 'end', textAlign: 'right' }]);

/** Fixes the frame, so that images of different proportions cover each other. */
const image = style({
  width: '100%',
  height: '100%',
  aspectRatio: '1200/760',
  objectFit: 'cover',
  objectPosition: '0 0',
  '@media': { [upTo('menu')]: { width: '230%', maxWidth: 'none' } },
});
export const before = image;
export const after = style([
  image,
  {
    clipPath: `inset(0 0 0 ${dividerPosition})`,
    '@media': {
      // The line's position is relative to the visible part, which is narrower than the image.
      [upTo('menu')]: { clipPath: `inset(0 0 0 calc(${dividerPosition}/2.3))` },
      [noScript]: { clipPath: 'none' },
    },
  },
]);

const thumb = {
  width: 40,
  height: 40,
  border: 0,
  borderRadius: '50%',
  background: `radial-gradient(circle,${palette.white} 0 7px,${palette.red} 7.5px)`,
};
export const range = style({
  appearance: 'none',
  display: 'block',
  width: 'calc(100% + 40px)',
  height: 60,
  margin: '0 -20px',
  background: 'none',
  cursor: 'ew-resize',
  '::-webkit-slider-thumb': { appearance: 'none', ...thumb },
  '::-moz-range-thumb': thumb,
  '@media': { [noScript]: { display: 'none' } },
});
