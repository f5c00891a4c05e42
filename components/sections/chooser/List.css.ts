import { style } from '@vanilla-extract/css';
import { noScript, upTo } from '../../../styles/breakpoints';
import { textPadding } from '../../../styles/layout.css';
import { roles } from '../../../styles/surfaces.css';
import { palette, vars } from '../../../styles/tokens.css';

const SLANT = 24;
const hairline = `1px solid ${roles.line}`;

export const heading = style({ maxWidth: '15ch', marginBottom: 'clamp(36px,5vw,72px)' });
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,6fr) minmax(0,6fr)',
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
  background: palette.grey600,
  transition: `background ${vars.time.base},color ${vars.time.base}`,
  selectors: {
    '&:nth-child(even)': { background: palette.grey700 },
    '&:hover': { background: palette.grey800 },
    '&[aria-selected=true]': { background: palette.white, color: palette.black },
  },
});

export const panel = style({
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
export const facts = style({ marginTop: 32 });
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,4fr) minmax(0,7fr)',
  gap: '16px',
  padding: '15px 0',
  borderTop: hairline,
  fontSize: vars.size.label,
  lineHeight: 1.45,
  ':last-child': { borderBottom: hairline },
  '@media': { [upTo('phone')]: { gridTemplateColumns: 'minmax(0,1fr)', gap: '2px' } },
});
export const factText = style({ color: palette.grey300 });
