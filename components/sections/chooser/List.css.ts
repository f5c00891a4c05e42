import { createVar, style } from '@vanilla-extract/css';
import { noScript, upTo } from '../../../styles/breakpoints';
import { roles } from '../../../styles/surfaces.css';
import { palette, vars } from '../../../styles/tokens.css';

/** Red share of the rail. */
export const progress = createVar();

const RAIL_WIDTH = 8;
const hairline = `1px solid ${roles.line}`;

export const heading = style({ maxWidth: '15ch', marginBottom: 'clamp(36px,5vw,72px)' });
export const layout = style({
  display: 'grid',
  gridTemplateColumns: `${RAIL_WIDTH}px minmax(0,5fr) minmax(0,6fr)`,
  columnGap: 'clamp(24px,3vw,40px)',
  '@media': {
    [upTo('tablet')]: { gridTemplateColumns: `${RAIL_WIDTH}px minmax(0,1fr)`, rowGap: '28px' },
  },
});
export const rail = style({
  position: 'relative',
  background: palette.grey800,
  '::before': {
    content: '',
    position: 'absolute',
    inset: '0 0 auto',
    height: progress,
    background: palette.red,
    transition: `height ${vars.time.slide} ${vars.ease}`,
  },
});
export const list = style({
  display: 'grid',
  gridAutoRows: 'minmax(104px,1fr)',
  alignSelf: 'stretch',
  '@media': { [upTo('tablet')]: { gridAutoRows: 'auto' } },
});
export const choice = style({
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  padding: '12px 0',
  borderBottom: hairline,
  textAlign: 'left',
  color: roles.muted,
  transition: `color ${vars.time.base}`,
  ':last-child': { borderBottom: 0 },
  selectors: { '&:hover, &[aria-selected=true]': { color: roles.fg } },
  '@media': { [upTo('tablet')]: { minHeight: 72 } },
});

export const panels = style({ '@media': { [upTo('tablet')]: { gridColumn: '1/-1' } } });
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
