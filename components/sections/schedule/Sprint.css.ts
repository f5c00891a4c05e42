import { style, styleVariants } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { roles } from '../../../styles/surfaces.css';
import { palette, vars } from '../../../styles/tokens.css';

/** Widths that show one week per row, because ten days don't fit. */
const weekLayout = '(max-width: 1099px)';
/** Widths at which the days are stacked. */
const verticalLayout = upTo('menu');

export const timeline = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(10,minmax(0,1fr))',
  '@media': {
    [weekLayout]: { gridTemplateColumns: 'repeat(5,minmax(0,1fr))', rowGap: 36 },
    [verticalLayout]: { gridTemplateColumns: 'minmax(0,1fr)', rowGap: 0 },
  },
});
export const day = style({
  position: 'relative',
  paddingRight: 10,
  '::before': {
    content: '',
    position: 'absolute',
    left: 0,
    right: 0,
    top: 27,
    height: 1,
    background: roles.edge,
  },
  '@media': {
    [verticalLayout]: {
      '::before': { left: 27, right: 'auto', top: 0, bottom: 0, width: 1, height: 'auto' },
      selectors: { '&:last-child::before': { display: 'none' } },
      display: 'grid',
      gridTemplateColumns: '56px minmax(0,1fr)',
      alignContent: 'start',
      columnGap: '20px',
      minHeight: 72,
      paddingBottom: 14,
    },
  },
});
export const stopMark = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  border: `1.5px solid ${roles.edge}`,
  borderRadius: '50%',
  background: roles.bg,
  fontSize: vars.size.small,
  fontWeight: 560,
  '@media': { [verticalLayout]: { gridRow: '1/3' } },
});
export const stopVariants = styleVariants({
  plan: { borderColor: palette.white, background: palette.white, color: palette.black },
  demo: { borderColor: palette.red, background: palette.red, color: palette.white },
});
export const name = style({
  display: 'block',
  marginTop: 18,
  fontWeight: 600,
  lineHeight: 1.25,
  '@media': {
    [verticalLayout]: { marginTop: 6, ':last-child': { gridRow: '1/3', alignSelf: 'center', margin: 0 } },
  },
});
export const text = style({
  marginTop: 4,
  fontSize: vars.size.small,
  lineHeight: 1.45,
  color: palette.grey300,
});
