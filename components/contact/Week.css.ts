import { style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';
import { halves } from './ContactSection.css';

export const days = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(144px,1fr)',
  // Three whole days.
  '@media': { [upTo('phone')]: { gridAutoColumns: 'calc(100%/3)' } },
  minWidth: 0,
  overflowX: 'auto',
  marginBottom: 28,
  borderBlock: `2px solid ${roles.fg}`,
});
export const day = style({ display: 'grid', alignContent: 'start', gap: 8, padding: '18px 4px 22px 0' });
export const date = style([text.figure, { display: 'block', fontSize: '4.5rem' }]);
export const message = style([halves, { gap: 24, marginTop: 28 }]);
