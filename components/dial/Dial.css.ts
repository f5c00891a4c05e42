import { createVar, style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { on, roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';

/** Angle of the beam at rest. */
export const restAngle = createVar();
export const satelliteAngle = createVar();
export const satelliteDistance = createVar();
export const satelliteRadius = createVar();
/** Diameter of the dial, and the core's diameter as a share of it. */
export const size = createVar();
export const core = createVar();

/** Contains the hero and the sections that share its dial. Their text is in front of the dial. */
export const scene = style([on.black, { position: 'relative', overflow: 'clip' }]);
/** Text of the scene, left of the dial or, on phones, around it. */
export const sceneText = style({
  position: 'relative',
  zIndex: 1,
  width: 'min(50%,max(576px,33vw))',
  '@media': { [upTo('tablet')]: { width: 'auto' } },
});

export const stage = style({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  // On phones, rows pass behind the dial.
  '@media': { [upTo('tablet')]: { zIndex: 2 } },
});
export const dial = style({ viewTransitionName: 'dial', width: size, aspectRatio: '1', marginLeft: 'auto' });
export const sceneDial = style({
  vars: { [size]: 'min(64vw,118vh,1180px)', [core]: '.3' },
  position: 'sticky',
  top: `calc(50vh + ${vars.header}/2 - ${size}/2)`,
  // The last fifth of the dial is past the window's edge, except in windows wider than the frame.
  marginRight: `calc(${size}*-.22 + max(0px,(100vw - 2100px)/2))`,
  '@media': {
    [upTo('tablet')]: {
      vars: { [size]: '272px', [core]: '.36' },
      top: 'calc(100svh - 206px)',
      marginRight: -70,
    },
  },
});
const fill = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', maxWidth: 'none' });
export const layer = style([fill, { '@media': { [upTo('tablet')]: { opacity: 0.5 } } }]);
export const orbits = style({ color: palette.grey600, stroke: 'currentColor' });
/** Only as large as the sector, because the browser redraws its box at every step. */
export const beam = style({
  position: 'absolute',
  left: `${(100 * (480 - 91)) / 960}%`,
  top: `${(100 * (480 - 437)) / 960}%`,
  width: `${(100 * 182) / 960}%`,
  fill: roles.mark,
  transform: `rotate(${restAngle})`,
  // The dial's centre.
  transformOrigin: `50% ${(100 * 437) / 277}%`,
  willChange: 'transform',
});
export const ray = style({
  position: 'absolute',
  left: 'calc(50% - 1px)',
  bottom: '50%',
  width: 2,
  height: 1,
  background: roles.mark,
  transform: 'scaleY(0)',
  transformOrigin: '0 100%',
  willChange: 'transform',
});

export const coreDisc = style({
  position: 'absolute',
  inset: `calc(50% - ${core}*50%)`,
  borderRadius: '50%',
  background: palette.white,
  color: palette.black,
});
const face = style([fill, { transition: `opacity ${vars.time.fast} linear` }]);
const drawnDial = `${dial}[data-drawn] &`;
export const shade = style([face, { fill: palette.grey800, selectors: { [drawnDial]: { opacity: 0 } } }]);
export const drawing = style([
  face,
  {
    inset: '20%',
    width: '60%',
    height: '60%',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.6,
    opacity: 0,
    selectors: { [drawnDial]: { opacity: 1 } },
  },
]);

export const satellite = style({
  position: 'absolute',
  left: `calc(50% + sin(${satelliteAngle})*${satelliteDistance}*50% - 22px)`,
  top: `calc(50% - cos(${satelliteAngle})*${satelliteDistance}*50% - 22px)`,
  width: 44,
  height: 44,
  borderRadius: '50%',
  pointerEvents: 'auto',
  '::before': {
    content: '',
    position: 'absolute',
    inset: `calc(22px - ${satelliteRadius})`,
    borderRadius: '50%',
    background: palette.grey500,
    transition: `background ${vars.time.fast},transform ${vars.time.wipe} ${vars.ease}`,
  },
  selectors: {
    '&:is([data-lit],:hover,:focus-visible)::before': { background: palette.white, transform: 'scale(1.5)' },
  },
  '@media': { [upTo('tablet')]: { display: 'none' } },
});
export const label = style({
  position: 'absolute',
  left: 48,
  top: 9,
  padding: '3px 9px',
  background: palette.black,
  color: palette.grey200,
  fontSize: vars.size.label,
  fontWeight: 600,
  lineHeight: '20px',
  whiteSpace: 'nowrap',
  selectors: {
    // The dial shows the chosen entry instead.
    [drawnDial]: { opacity: 0 },
    [`${satellite}:is([data-lit],:hover,:focus-visible) > &`]: {
      // Right of the beam.
      left: `calc(48px + ${satelliteDistance}*${size}*.1*max(0,cos(${satelliteAngle})))`,
      background: palette.white,
      color: palette.black,
      opacity: 1,
    },
  },
  // Only the widest dial has space for all labels.
  '@media': { [upTo('wide')]: { opacity: 0 } },
});
