import { style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';

export const scroller = style({ overflowX: 'auto', scrollbarWidth: 'thin' });
export const fullWidth = style({ width: '100%' });
/** Screenshots scroll sideways instead of shrinking, so that small print stays readable. */
export const screen = style([fullWidth, { '@media': { [upTo('menu')]: { width: 760, maxWidth: 'none' } } }]);
