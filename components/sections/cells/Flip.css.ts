import { style } from '@vanilla-extract/css';
import { above, upTo } from '../../../styles/breakpoints';
import { roles } from '../../../styles/surfaces.css';
import { palette, vars } from '../../../styles/tokens.css';

const wideScreen = above('tablet');

export const cards = style({
  '@media': {
    [wideScreen]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3,minmax(0,1fr))',
      gap: vars.colGap,
    },
  },
});
export const card = style({
  '@media': {
    [wideScreen]: {
      height: 320,
      perspective: 1400,
      // The focused front is turned away, so the card shows the focus ring.
      selectors: {
        '&:has(:focus-visible)': { outline: `2px solid ${roles.focus}`, outlineOffset: 6 },
      },
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
      selectors: {
        [`${card}:hover &`]: { transform: 'rotateY(180deg)' },
        [`${card}:focus-within &`]: { transform: 'rotateY(180deg)' },
      },
    },
  },
});

const face = {
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  padding: 32,
  backfaceVisibility: 'hidden',
} as const;

export const cardFront = style({
  '@media': {
    [upTo('tablet')]: { display: 'none' },
    [wideScreen]: {
      ...face,
      justifyContent: 'space-between',
      alignItems: 'flex-start',
      width: '100%',
      textAlign: 'left',
      background: palette.grey100,
    },
  },
});
export const cardBack = style({
  '@media': {
    [upTo('tablet')]: { padding: '24px 0', borderTop: `1px solid ${roles.line}` },
    [wideScreen]: {
      ...face,
      justifyContent: 'flex-end',
      transform: 'rotateY(180deg)',
      background: palette.black,
      color: palette.white,
      selectors: { [`${card}:nth-child(3) &`]: { background: palette.red } },
    },
  },
});
