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
      // A circle as wide as the card, and the word below it.
      aspectRatio: '25/32',
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
export const word = style({ selectors: { '&&': { fontSize: 'min(5.2vw,5rem)' } } });
/** Its circle touches the card's edges and the circles beside it. */
export const drawing = style({
  vars: { '--pic-red': roles.mark },
  '@media': {
    [wideScreen]: {
      position: 'absolute',
      inset: '0 0 auto',
      width: '100%',
      height: 'auto',
      selectors: { [`${cardBack} > &`]: { inset: '5% auto auto 5%', width: '44%' } },
    },
    [upTo('tablet')]: { width: 'clamp(132px,40vw,220px)', height: 'auto', margin: '0 0 28px -6px' },
  },
});
export const text = style({
  '@media': { [wideScreen]: { fontSize: 'clamp(1.1875rem,2.1vw,2.5rem)', lineHeight: 1.25 } },
});
