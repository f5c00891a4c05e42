import { style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';

/** A drawing behind the text that extends past the edge; below the text on phones. */
export const hero = style({
  position: 'relative',
  overflow: 'hidden',
  '@media': { [upTo('menu')]: { display: 'flex', flexDirection: 'column' } },
});
