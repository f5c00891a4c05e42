import { style } from '@vanilla-extract/css';
import { above, upTo } from '../../../styles/breakpoints';
import { roles } from '../../../styles/surfaces.css';

/** Width of the texts on each side, in percent. */
export const SIDE = 22;
const wide = above('tablet');
const narrow = upTo('tablet');

export const layout = style({
  position: 'relative',
  '@media': {
    [wide]: {
      display: 'grid',
      gridTemplateColumns: `${SIDE}fr ${100 - 2 * SIDE}fr ${SIDE}fr`,
      gridAutoRows: '1fr',
    },
  },
});
export const drawing = style({ position: 'relative', gridColumn: 2 });
export const lines = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  stroke: roles.accent,
  '@media': { [narrow]: { display: 'none' } },
});
/** The logo where the line ends. */
export const spot = style({
  zIndex: 1,
  position: 'absolute',
  display: 'grid',
  width: 'clamp(40px,4vw,56px)',
  aspectRatio: '1',
  placeItems: 'center',
  border: `2px solid ${roles.accent}`,
  borderRadius: '50%',
  background: roles.bg,
  transform: 'translate(-50%,-50%)',
});
export const list = style({
  display: 'contents',
  '@media': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
      gap: '32px 20px',
      marginTop: 32,
    },
  },
});
/** A line runs from the outer edge between title and text. */
export const part = style({
  position: 'relative',
  '@media': {
    [wide]: {
      display: 'grid',
      gridColumn: 1,
      gridTemplateRows: '1fr 1fr',
      selectors: { '&:nth-child(even)': { gridColumn: 3 } },
    },
  },
});
export const mark = style({ display: 'block', marginBottom: 12, '@media': { [wide]: { display: 'none' } } });
export const name = style({ marginBottom: 10, '@media': { [wide]: { alignSelf: 'end' } } });
