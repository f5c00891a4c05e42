import { style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';

/** A hero whose drawing lies behind the words and bleeds out of it; under them on phones. */
export const hero = style({
  position: 'relative',
  overflow: 'hidden',
  '@media': { [upTo('menu')]: { display: 'flex', flexDirection: 'column' } },
});
