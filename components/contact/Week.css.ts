import { globalStyle, style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';
import { chipFace } from '../ui/ChoiceChip.css';

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
export const message = style({ maxWidth: 780 });
export const summary = style({
  width: 'fit-content',
  minHeight: 44,
  padding: '8px 0',
  cursor: 'pointer',
  ':hover': { color: roles.accent },
  '::marker': { color: roles.accent },
  selectors: { '[open] > &': { marginBottom: 16 } },
});
