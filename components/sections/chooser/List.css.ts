import { style } from '@vanilla-extract/css';
import { noScript, upTo } from '../../../styles/breakpoints';
import { textPadding } from '../../../styles/layout.css';
import { palette, vars } from '../../../styles/tokens.css';

const SLANT = 24;

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
  '@media': { [upTo('tablet')]: { gridTemplateColumns: 'minmax(0,1fr)', rowGap: '28px' } },
});
/** Layers of rock from the edge of the window. Each covers the lower edge of the layer above. */
export const list = style({
  display: 'grid',
  alignSelf: 'stretch',
  marginLeft: `calc(-1*${textPadding})`,
  '@media': { [upTo('tablet')]: { marginRight: `calc(-1*${textPadding})` } },
});
export const choice = style({
  minHeight: 112 + SLANT,
  marginTop: -SLANT,
  padding: `${SLANT + 12}px 24px ${SLANT}px ${textPadding}`,
  clipPath: `polygon(0 ${SLANT}px,100% 0,100% 100%,0 100%)`,
  textAlign: 'left',
  ':focus-visible': { outlineColor: 'currentColor', outlineOffset: -SLANT - 4 },
  background: palette.grey600,
  transition: `background ${vars.time.base},color ${vars.time.base}`,
  selectors: {
    '&:nth-child(even)': { background: palette.grey700 },
    '&:hover': { background: palette.grey800 },
    '&[aria-selected=true]': { background: palette.white, color: palette.black },
  },
});

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100%',
  padding: '6px 0 0 clamp(0px,4vw,72px)',
  '@media': { [upTo('tablet')]: { padding: 0 } },
});
/** Without JavaScript and in print, every panel is readable. */
export const hiddenPanel = style([
  panel,
  {
    display: 'none',
    '@media': {
      [noScript]: { display: 'block', marginTop: 40 },
      print: { display: 'block', marginTop: 40 },
    },
  },
]);
