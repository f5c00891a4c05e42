import { style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';

/** Fixed height, so that the dialog doesn't jump during a search. */
export const panel = style({
  height: '80vh',
  '@media': { [upTo('phone')]: { maxHeight: '100%', height: '100%' } },
});
export const body = style({
  flex: 1,
  alignContent: 'start',
  gap: '16px',
  gridTemplateColumns: 'minmax(0,1fr)',
});
