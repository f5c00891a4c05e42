import { globalStyle, style } from '@vanilla-extract/css';
import { above, upTo } from '../../styles/breakpoints';
import { vars } from '../../styles/tokens.css';

const inPairs = '(max-width: 1099px)';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4,minmax(0,1fr))',
  gap: `clamp(40px,4.4vw,64px) ${vars.colGap}`,
  '@media': {
    [inPairs]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
    [upTo('phone')]: { gridTemplateColumns: 'minmax(0,1fr)' },
  },
});

/* In rows of two, a single last card fills its row, with text beside the image. */
const pairs = `${above('phone')} and ${inPairs}`;
const alone = `${grid} > :last-child:nth-child(odd)`;
globalStyle(alone, {
  '@media': {
    [pairs]: {
      display: 'grid',
      gridColumn: '1/-1',
      gridTemplate: 'auto auto 1fr/repeat(2,minmax(0,1fr))',
      columnGap: vars.colGap,
    },
  },
});
globalStyle(`${alone} > *`, { '@media': { [pairs]: { gridColumn: 2, marginTop: 0 } } });
// `picture` has no box, so style its image.
globalStyle(`${alone} > img,${alone} > picture > img`, { '@media': { [pairs]: { gridArea: '1/1/4' } } });
