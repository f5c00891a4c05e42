import { style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';

export const scroller = style({ overflowX: 'auto', scrollbarWidth: 'thin' });
/** Small print stays large enough to read: what does not fit is scrolled to. */
export const whole = style({
  width: '100%',
  '@media': { [upTo('menu')]: { width: 760, maxWidth: 'none' } },
});
export const caption = style([text.small, { marginTop: 14, color: roles.muted }]);
