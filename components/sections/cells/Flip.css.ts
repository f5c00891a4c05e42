import { style } from '@vanilla-extract/css';
import { above, upTo } from '../../../styles/breakpoints';
import { frame, sectionTight } from '../../../styles/layout.css';
import { roles } from '../../../styles/surfaces.css';
import { vars } from '../../../styles/tokens.css';

const wideScreen = above('tablet');

export const section = style([sectionTight, { paddingBottom: 0 }]);
export const cards = style([
  frame,
  { '@media': { [wideScreen]: { display: 'grid', gridTemplateColumns: 'repeat(3,minmax(0,1fr))' } } },
]);
export const card = style({
  '@media': {
    [wideScreen]: {
      height: 'clamp(420px,38vw,720px)',
      perspective: 1400,
      // The focused front is turned away, so the card shows the focus ring.
      selectors: { '&:has(:focus-visible)': { outline: `2px solid ${roles.focus}`, outlineOffset: -8 } },
    },
  },
});
export const turningCard = style({
  '@media': {
    [wideScreen]: {
      position: 'relative',
      height: '100%',
      transformStyle: 'preserve-3d',
      transition: `transform ${vars.time.flip} ${vars.ease}`,
      selectors: { [`${card}:is(:hover,:focus-within) &`]: { transform: 'rotateY(180deg)' } },
    },
  },
});

const face = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'end',
  width: '100%',
  minHeight: 340,
  padding: `clamp(28px,2.8vw,48px) ${vars.gutter}`,
  overflow: 'hidden',
  textAlign: 'left',
  background: roles.bg,
  '@media': {
    [wideScreen]: {
      position: 'absolute',
      inset: 0,
      paddingInline: 'clamp(28px,2.8vw,48px)',
      backfaceVisibility: 'hidden',
    },
  },
});
export const cardFront = style([face, { '@media': { [upTo('tablet')]: { display: 'none' } } }]);
export const cardBack = style([face, { '@media': { [wideScreen]: { transform: 'rotateY(180deg)' } } }]);
/** Past the corner, and as large as the text allows. */
export const drawing = style({
  position: 'absolute',
  right: '-7%',
  top: '-9%',
  width: 'auto',
  height: '68%',
  vars: { '--pic-red': roles.mark },
});
