import { globalStyle } from '@vanilla-extract/css';
import { roles } from '../../styles/surfaces.css';

/** Windows where most cards are rows. */
export const narrow = '(max-width: 1099px)';

/** Turns the cards that match the selector into rows with a small image left of the text. */
export function styleRows(cards: string, media = 'all') {
  globalStyle(cards, {
    '@media': {
      [media]: {
        display: 'grid',
        gridTemplate: 'auto auto auto 1fr/minmax(0,2fr) minmax(0,3fr)',
        columnGap: 24,
        paddingTop: 24,
        borderTop: `1px solid ${roles.line}`,
      },
    },
  });
  globalStyle(`${cards} > *`, { '@media': { [media]: { gridColumn: 2, alignSelf: 'start', marginTop: 0 } } });
  globalStyle(`${cards} > p + p`, { '@media': { [media]: { marginTop: 6 } } });
  // `picture` has no box, so style its image.
  globalStyle(`${cards} > picture > img`, { '@media': { [media]: { gridArea: '1/1/-1' } } });
}
