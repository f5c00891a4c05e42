import { globalStyle, style } from '@vanilla-extract/css';
import { above, upTo } from '../../../styles/breakpoints';
import { roles } from '../../../styles/surfaces.css';
import { palette, vars } from '../../../styles/tokens.css';
import { core as coreShare, satelliteAngle, size } from '../../dial/Dial.css';

const stackedLayout = upTo('tablet');

export const content = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) auto',
  alignItems: 'center',
  minHeight: `max(clamp(560px,52vw,760px),100svh - ${vars.header})`,
  '@media': { [stackedLayout]: { gridTemplateColumns: 'minmax(0,1fr)', paddingBlock: '20px 40px' } },
});
/** In the same place as on other pages, although the text is centred. */
globalStyle(`${content} > nav`, {
  '@media': { [above('tablet')]: { position: 'absolute', top: 24, left: 0 } },
});
/** The lines of the title may reach over the dial's edge. */
export const copy = style({ position: 'relative', zIndex: 1 });
export const title = style({
  marginTop: 'clamp(28px,5vh,56px)',
  selectors: { '&&': { fontSize: 'clamp(2.75rem,1rem + 4.1vw,6.5rem)', whiteSpace: 'nowrap' } },
});
/** Keeps the lead clear of the dial. */
export const lead = style({ selectors: { '&&': { maxWidth: 'min(34ch,440px)' } } });

export const ring = style({
  vars: { [size]: `min(60vw,100svh - ${vars.header} - 32px,1080px)`, [coreShare]: '.36' },
  position: 'relative',
  // The dial extends to 40 px from the window's edge.
  marginRight: `min(0px,(${vars.inner} - 100vw)/2 + 40px)`,
  '@media': { [stackedLayout]: { vars: { [size]: 'min(92vw,620px)' }, margin: '28px auto 0' } },
});
export const satellite = style({
  position: 'absolute',
  left: `calc(50% + sin(${satelliteAngle})*36.5% - 64px)`,
  top: `calc(50% - cos(${satelliteAngle})*36.5% - 34px)`,
  display: 'grid',
  justifyItems: 'center',
  gap: '8px',
  width: 128,
  fontSize: vars.size.label,
  fontWeight: 600,
  lineHeight: 1.15,
  textAlign: 'center',
  '@media': {
    [stackedLayout]: {
      left: `calc(50% + sin(${satelliteAngle})*37.5% - 26px)`,
      top: `calc(50% - cos(${satelliteAngle})*37.5% - 26px)`,
      width: 52,
    },
  },
});
const isActive = ':is([data-lit],:hover,:focus-visible)';
export const pictogram = style({
  width: 68,
  height: 68,
  padding: 17,
  borderRadius: '50%',
  background: palette.black,
  boxShadow: `inset 0 0 0 1.5px ${palette.grey500}`,
  strokeWidth: 3.5,
  transition: `transform ${vars.time.wipe} ${vars.ease}`,
  selectors: {
    [`${satellite}${isActive} > &`]: {
      background: palette.white,
      color: palette.black,
      transform: 'scale(1.14)',
    },
  },
  '@media': { [stackedLayout]: { width: 52, height: 52, padding: 13 } },
});
export const label = style({
  padding: '3px 6px 1px',
  background: palette.black,
  selectors: { [`${satellite}${isActive} > &`]: { background: palette.white, color: palette.black } },
  // Names the link for screen readers.
  '@media': { [stackedLayout]: { position: 'absolute', clipPath: 'inset(50%)' } },
});
/** Covers the core. The entry under the pointer covers the one near the beam. */
export const core = style({
  position: 'absolute',
  inset: `calc(50% - ${coreShare}*50%)`,
  display: 'grid',
  placeContent: 'center',
  padding: '4%',
  borderRadius: '50%',
  background: palette.white,
  color: palette.black,
  textAlign: 'center',
  pointerEvents: 'none',
  // Hidden visually, but not for screen readers.
  opacity: 0,
});
globalStyle(`${satellite}${isActive} + ${core}`, { opacity: 1 });
globalStyle(`${satellite}:is(:hover,:focus-visible) + ${core}`, { zIndex: 1 });
export const sentence = style({
  maxWidth: '20ch',
  marginTop: 12,
  lineHeight: 1.3,
  '@media': { [stackedLayout]: { display: 'none' } },
});
/** Entries below a dial without labels. */
export const list = style({
  display: 'none',
  marginTop: 28,
  '@media': {
    [stackedLayout]: { display: 'grid', columnGap: vars.colGap },
    [`${above('phone')} and ${stackedLayout}`]: {
      gridTemplateColumns: 'repeat(3,minmax(0,1fr))',
      rowGap: 12,
    },
  },
});
export const entry = style({
  paddingBottom: 8,
  lineHeight: '44px',
  fontWeight: 600,
  color: roles.fg,
  '@media': {
    [upTo('phone')]: { paddingBlock: 6, borderTop: `1px solid ${roles.line}`, fontSize: '1.25rem' },
  },
});
export const name = style({ display: 'flex', alignItems: 'center', gap: 16 });
/** Repeats the drawing of the dial, which has no labels here. */
export const legend = style({ flex: 'none', width: 28, height: 28, strokeWidth: 4 });
export const description = style({
  fontSize: vars.size.body,
  lineHeight: 1.3,
  fontWeight: 400,
  color: roles.muted,
  '@media': { [upTo('phone')]: { display: 'none' } },
});
