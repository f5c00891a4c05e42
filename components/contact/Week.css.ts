import { globalStyle, style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';
import { chipFace } from '../ui/ChoiceChip.css';
import { halves } from './ContactSection.css';

export const days = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(144px,1fr)',
  columnGap: 8,
  '@media': { [upTo('phone')]: { gridAutoColumns: 'minmax(0,1fr)' } },
  minWidth: 0,
  overflowX: 'auto',
  marginBottom: 28,
  borderBlock: `2px solid ${roles.fg}`,
});
export const day = style({ display: 'grid', alignContent: 'start', gap: 8, paddingBlock: '18px 22px' });
export const date = style([text.figure, { display: 'block', fontSize: 'min(4.5rem,15vw)' }]);
/** Times fill the column of their day, without their box, as the chosen time is black anyway. */
globalStyle(`${day} ${chipFace}`, { display: 'grid', placeItems: 'center', paddingInline: 0 });
globalStyle(`${day} ${chipFace}::before`, { display: 'none' });
export const message = style([halves, { gap: 24, marginTop: 28 }]);
