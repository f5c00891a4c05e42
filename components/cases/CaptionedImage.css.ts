import { style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { vars } from '../../styles/tokens.css';

export const scroller = style({
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  '@media': { [upTo('menu')]: { marginRight: `calc(-1*${vars.gutter})` } },
});
export const fullWidth = style({ width: '100%' });
/** Screenshots reach the window's edge and scroll sideways instead of shrinking, so that small print stays readable. */
export const screen = style([fullWidth, { '@media': { [upTo('menu')]: { width: 640, maxWidth: 'none' } } }]);
