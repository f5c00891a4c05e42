import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { reducedMotion, upTo } from '../../styles/breakpoints';
import { on, roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';

/** Fills the window on small screens. */
export const panel = style({
  position: 'relative',
  width: 'min(920px,100%)',
  '@media': {
    [upTo('phone')]: {
      selectors: {
        '&&': { position: 'fixed', inset: 0, width: 'auto', maxHeight: 'none', animation: 'none' },
      },
    },
  },
});
// Hides the header except its close button, because the heading beside the dial is the title.
globalStyle(`${panel} > :first-child`, {
  position: 'absolute',
  zIndex: 1,
  top: 0,
  right: 0,
  padding: 6,
  border: 0,
  background: palette.white,
});
globalStyle(`${panel} > :first-child > h2`, {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
export const body = style({
  gridTemplateColumns: 'minmax(0,5fr) minmax(0,7fr)',
  gap: 0,
  selectors: { '&&': { padding: 0 } },
  '@media': { [upTo('tablet')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
});
export const side = style([on.black, { display: 'grid', placeItems: 'center', padding: 32 }]);
export const dial = style({
  width: 'min(100%,260px)',
  height: 'auto',
  '@media': { [upTo('tablet')]: { width: 150 } },
});
const toNorth = keyframes({ from: { transform: 'rotate(-120deg)' } });
export const beam = style({
  fill: palette.red,
  transformOrigin: '130px 130px',
  animation: `${toNorth} ${vars.time.slide} ${vars.ease}`,
  '@media': { [reducedMotion]: { animation: 'none' } },
});
export const content = style({
  display: 'grid',
  gap: '18px',
  alignContent: 'start',
  minWidth: 0,
  padding: '44px 44px 40px',
  '@media': { [upTo('tablet')]: { padding: '24px 20px 28px' } },
});
export const title = style({ outline: 0, fontSize: 'clamp(2.125rem,4vw,2.75rem)', overflowWrap: 'anywhere' });
export const facts = style({ borderTop: `2px solid ${roles.fg}` });
export const fact = style({
  display: 'grid',
  gridTemplateColumns: '108px minmax(0,1fr)',
  gap: '12px',
  padding: '10px 0',
  borderBottom: `1px solid ${roles.line}`,
  overflowWrap: 'anywhere',
});
export const name = style({ color: roles.muted });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '12px', marginTop: 10 });
export const moreLinks = style({ display: 'flex', flexWrap: 'wrap', gap: '0 24px' });
globalStyle(`${moreLinks} > button`, { minHeight: 44 });
