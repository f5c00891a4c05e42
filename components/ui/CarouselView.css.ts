import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { above, breakpoints, noScript, upTo } from '../../styles/breakpoints';
import { columns } from '../../styles/columns';
import { grid, sectionHead } from '../../styles/layout.css';
import { roles } from '../../styles/surfaces.css';

/** Slide width, by default `100%`. */
export const slideSize = createVar();

export const root = style({ overflow: 'hidden' });
export const head = style([grid, sectionHead]);
export const heading = columns(1, 9);
const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  '@media': { [noScript]: { display: 'none' }, print: { display: 'none' } },
});
export const controls = {
  head: style([
    row,
    columns(9, -1),
    { justifySelf: 'end', '@media': { [upTo('tablet')]: { justifySelf: 'start', marginLeft: -10 } } },
  ]),
  footer: style([row, { flexWrap: 'wrap', justifyContent: 'center', paddingTop: 12 }]),
};

/** Controls that are hidden where the slides are side by side. */
export const controlsUpTo = styleVariants(breakpoints, (_, breakpoint) => ({
  '@media': { [above(breakpoint)]: { display: 'none' } },
}));

/** Until the drag engine loads, and without JavaScript, the row scrolls natively. */
export const view = style({
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  selectors: { '&[data-live]': { overflow: 'hidden', scrollSnapType: 'none' } },
});
export const track = style({
  display: 'flex',
  touchAction: 'pan-y pinch-zoom',
  // Print shows every slide.
  '@media': { print: { display: 'block', transform: 'none !important' } },
});
export const slide = style({
  flex: `0 0 ${fallbackVar(slideSize, '100%')}`,
  minWidth: 0,
  display: 'grid',
  scrollSnapAlign: 'start',
});

/** Pause and arrows stay together when the dots need their own line. */
export const moveButtons = style({ display: 'flex', alignItems: 'center', gap: '4px' });
export const dots = style({ display: 'flex', flexWrap: 'wrap', marginRight: 8 });
export const dot = style({
  width: 32,
  height: 32,
  display: 'grid',
  placeItems: 'center',
  '::before': {
    content: '',
    width: 10,
    height: 10,
    borderRadius: '50%',
    border: `2px solid ${roles.edge}`,
  },
  selectors: {
    '&:hover::before': { borderColor: roles.fg },
    '&[aria-current]::before': { background: roles.mark, borderColor: roles.mark },
  },
});
