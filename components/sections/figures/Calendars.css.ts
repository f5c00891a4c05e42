import { style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { roles } from '../../../styles/surfaces.css';
import { text as type } from '../../../styles/text.css';

const FIGURE_SIZE = 'clamp(80px,9.4vw,132px)';
const hairline = `1px solid ${roles.line}`;
/** Breakpoint from four columns to two. */
const twoColumns = '(max-width: 1023px)';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4,minmax(0,1fr))',
  borderTop: `2px solid ${roles.fg}`,
  '@media': {
    [twoColumns]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
    [upTo('phone')]: { gridTemplateColumns: 'minmax(0,1fr)' },
  },
});
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  padding: '28px clamp(18px,2.2vw,32px) 32px',
  selectors: { '& + &': { borderLeft: hairline } },
  '@media': {
    [twoColumns]: {
      selectors: {
        '&:nth-child(3)': { borderLeft: 0 },
        '&:nth-child(n+3)': { borderTop: hairline },
      },
    },
    [upTo('phone')]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0,1fr) auto',
      columnGap: '20px',
      padding: '24px 20px 26px',
      selectors: { '& + &': { borderLeft: 0, borderTop: hairline } },
    },
  },
});
/** On phones, the figure and the calendar share a row, with the text below. */
export const intro = style({ '@media': { [upTo('phone')]: { gridColumn: '1/-1' } } });
export const duration = style({
  display: 'grid',
  gap: '14px',
  margin: '28px 0 32px',
  '@media': { [upTo('phone')]: { margin: '18px 0 20px', alignContent: 'space-between' } },
});
export const figure = style([type.figure, { fontSize: FIGURE_SIZE, whiteSpace: 'nowrap' }]);
export const dial = style({ width: 'auto', height: `calc(${FIGURE_SIZE}*.84)`, justifySelf: 'start' });
export const calendar = style({
  marginBottom: 28,
  '@media': { [upTo('phone')]: { width: 124, margin: '18px 0 20px' } },
});
export const text = style({ marginTop: 6 });
