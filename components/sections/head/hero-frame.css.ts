import { style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';

/** The drawing extends past the edge behind the text. On phones, it is below the text. */
export const hero = style({
  position: 'relative',
  overflow: 'hidden',
  '@media': { [upTo('menu')]: { display: 'flex', flexDirection: 'column' } },
});
