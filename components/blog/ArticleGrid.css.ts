import { globalStyle, style } from '@vanilla-extract/css';
import { above, upTo } from '../../styles/breakpoints';
import { vars } from '../../styles/tokens.css';

const twoColumns = '(max-width: 1099px)';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4,minmax(0,1fr))',
  gap: `clamp(40px,4.4vw,64px) ${vars.colGap}`,
  '@media': {
    [twoColumns]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
    [upTo('phone')]: { gridTemplateColumns: 'minmax(0,1fr)' },
  },
});

/* In rows of two, a single last card fills its row, with text beside the image. */
const inTwoColumns = `${above('phone')} and ${twoColumns}`;
const oddLastCard = `${grid} > :last-child:nth-child(odd)`;
globalStyle(oddLastCard, {
  '@media': {
    [inTwoColumns]: {
      display: 'grid',
      gridColumn: '1/-1',
      gridTemplate: 'auto auto 1fr/repeat(2,minmax(0,1fr))',
      columnGap: vars.colGap,
    },
  },
});
globalStyle(`${oddLastCard} > *`, { '@media': { [inTwoColumns]: { gridColumn: 2, marginTop: 0 } } });
// `picture` has no box, so style its image.
globalStyle(`${oddLastCard} > img,${oddLastCard} > picture > img`, {
  '@media': { [inTwoColumns]: { gridArea: '1/1/4' } },
});
