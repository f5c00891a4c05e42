import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { reducedMotion, upTo } from '../../styles/breakpoints';
import { on } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';

/** Places the close button above the dialog's content. */
export const closeButton = style({
  position: 'relative',
  zIndex: 1,
  alignSelf: 'flex-end',
  marginBottom: -44,
});
export const body = style({
  gridTemplateColumns: 'minmax(0,5fr) minmax(0,7fr)',
  '@media': { [upTo('tablet')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
});
// Space for the close button.
globalStyle(`${body} h2`, { paddingRight: 28 });
/** Phones show no dial, because it would push the last buttons below the toast. */
export const side = style([
  on.black,
  {
    display: 'grid',
    placeItems: 'center',
    padding: 32,
    '@media': { [upTo('phone')]: { display: 'none' } },
  },
]);
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
