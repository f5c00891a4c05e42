import { style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';

export const scroller = style({ overflowX: 'auto', scrollbarWidth: 'thin' });
export const whole = style({ width: '100%' });
/** Small print stays large enough to read: what does not fit is scrolled to. */
export const screen = style([whole, { '@media': { [upTo('menu')]: { width: 760, maxWidth: 'none' } } }]);
