import { createVar, style } from '@vanilla-extract/css';
import { above, upTo } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';
import { palette, tall } from '../../styles/tokens.css';
import { layer } from './Dial.css';

export const size = createVar();
/** Angle of the beam. */
export const angle = createVar();
/** Diameter of the core, as a share of the dial's. */
export const core = createVar();

/** Vertically centred at the right edge of its stage. On phones, above the text. */
export const dial = style({
  vars: { [size]: 'min(51vw,98vh,1080px)' },
  viewTransitionName: 'dial',
  position: 'absolute',
  right: 'max(1.2vw,(100vw - 1960px)/2)',
  top: `calc(50% - ${size}/2)`,
  width: size,
  aspectRatio: '1',
  fontSize: `calc(${size}/100)`,
  '@media': {
    [above('frame')]: { vars: { [size]: 'min(50vw,98vh,1160px)' } },
    [upTo('tablet')]: {
      vars: { [size]: 'min(84vw,42svh)' },
      position: 'relative',
      inset: 'auto',
      margin: '14px auto -9vw',
    },
  },
});
export const rings = style([layer, { overflow: 'visible', selectors: { '&&': { opacity: 1 } } }]);
export const beam = style({
  position: 'absolute',
  transform: `rotate(${angle})`,
  willChange: 'transform',
  fill: roles.mark,
});
export const digit = style({
  fill: roles.fg,
  ...tall,
  textAnchor: 'middle',
  '@media': { [upTo('tablet')]: { fontSize: 54 } },
});
export const disc = style({
  position: 'absolute',
  inset: `calc(50% - ${core}*50%)`,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  borderRadius: '50%',
  background: palette.white,
  color: palette.black,
  textAlign: 'center',
});
export const figure = style({
  selectors: { '&&': { lineHeight: 0.8, letterSpacing: '-.025em', whiteSpace: 'nowrap' } },
});
export const unit = style({
  maxWidth: '15ch',
  marginTop: `calc(${size}*.026)`,
  fontSize: `clamp(.75rem,${size}*.045,1.375rem)`,
  fontWeight: 580,
  lineHeight: 1.25,
});
