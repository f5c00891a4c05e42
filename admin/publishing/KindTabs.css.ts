import { style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { side } from '../kit/layout.css';

/** To the edges of the staff area, which are nearer than those of the site. */
export const tabs = style({
  '@media': {
    [upTo('tablet')]: { selectors: { '&&': { marginInline: `calc(-1*${side})`, paddingInline: side } } },
  },
});
