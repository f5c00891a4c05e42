import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { above, upTo } from '../../../styles/breakpoints';
import { on, roles } from '../../../styles/surfaces.css';
import { palette, tall, vars } from '../../../styles/tokens.css';
import * as brand from '../brand/Brand.css';

/** Colours: dial and steps on black, the current step on white, the preview on grey. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: '380px minmax(0,1fr) minmax(0,560px)',
  minHeight: '100vh',
  '@media': {
    '(max-width:1279px)': { gridTemplateColumns: '320px minmax(0,1fr)' },
    [upTo('tablet')]: { gridTemplateColumns: 'minmax(0,1fr)', gridTemplateRows: 'auto 1fr auto' },
  },
});

export const progressRail = style([
  on.black,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: 28,
    padding: '28px 36px 32px',
    '@media': {
      [above('tablet')]: { position: 'sticky', top: 0, height: '100vh', minHeight: 720 },
      '(max-width:1279px)': { gridRow: '1 / 3', paddingInline: 24 },
      [upTo('tablet')]: { gridRow: 'auto', gap: 14, padding: '12px 20px 16px' },
    },
  },
]);

export const beamAngle = createVar();
export const dialBox = style({
  position: 'relative',
  width: 268,
  marginInline: 'auto',
  '@media': { [upTo('tablet')]: { display: 'none' } },
});
export const dial = style({ width: '100%', height: 'auto', overflow: 'visible' });
export const beam = style({
  transform: `rotate(${beamAngle})`,
  transition: `transform ${vars.time.slide} ${vars.ease}`,
});
/** Overrides the drawing's colour, because the browser draws with the accent from the build. */
globalStyle(`${beam} path`, { fill: palette.red });
export const dialNumber = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  fontSize: 76,
  ...tall,
  lineHeight: 1,
});

/** Replaces the list of steps on small screens. */
export const bar = style({
  display: 'none',
  '@media': { [upTo('tablet')]: { display: 'grid', gridTemplateColumns: 'repeat(6,1fr)', gap: 4 } },
});
export const progressPart = style({ height: 8, background: palette.grey700 });
export const donePart = style({ background: palette.white });
export const currentPart = style({ background: palette.red });
export const barLabel = style({ gridColumn: '1 / -1' });

export const steps = style({ marginTop: 'auto', '@media': { [upTo('tablet')]: { display: 'none' } } });
export const step = style({
  borderTop: `1px solid ${roles.line}`,
  ':last-child': { borderBottom: `1px solid ${roles.line}` },
});
export const stepLink = style({
  display: 'grid',
  gridTemplateColumns: '22px minmax(0,1fr) fit-content(130px)',
  gap: 12,
  alignItems: 'center',
  width: '100%',
  minHeight: 48,
  color: roles.muted,
  fontWeight: 500,
  textAlign: 'left',
  selectors: {
    '&[aria-current]': { color: roles.fg, fontWeight: 600 },
    'button&:hover': { color: roles.fg },
  },
});
globalStyle(`${stepLink}[aria-current] > :first-child`, { color: roles.accent });

export const main = style([
  on.white,
  {
    display: 'flex',
    flexDirection: 'column',
    padding: 'clamp(28px,5.4vw,76px) clamp(20px,4vw,56px) 0',
    '@media': { [upTo('tablet')]: { paddingTop: 24 } },
  },
]);
export const title = style({ fontSize: 'clamp(2rem,1.4rem + 1.6vw,3rem)' });
export const footer = style([
  on.white,
  {
    position: 'sticky',
    zIndex: 2,
    bottom: 0,
    display: 'flex',
    gap: 12,
    alignItems: 'center',
    justifyContent: 'space-between',
    marginTop: 'auto',
    padding: '20px 0 28px',
    borderTop: `1px solid ${roles.line}`,
    '@media': { [upTo('tablet')]: { flexWrap: 'wrap', padding: '12px 0' } },
  },
]);
globalStyle(`${footer} button`, { minHeight: 44, whiteSpace: 'nowrap' });
export const previewPanel = style([
  on.grey2,
  {
    padding: 'clamp(28px,5.4vw,76px) 36px 28px',
    '@media': {
      '(max-width:1279px)': { gridColumn: 2, paddingTop: 28 },
      [upTo('tablet')]: { gridColumn: 1, padding: 0 },
    },
  },
]);
globalStyle(`${previewPanel} ${brand.preview}`, { top: 28 });
// On narrow screens, the preview shows only the page.
for (const part of [brand.previewPair, brand.previewHead, brand.note])
  globalStyle(`${previewPanel} ${part}`, { '@media': { [upTo('tablet')]: { display: 'none' } } });
globalStyle(`${previewPanel} ${brand.frame}`, { '@media': { [upTo('tablet')]: { border: 0 } } });
globalStyle(`${previewPanel} ${brand.hero}`, { '@media': { [upTo('tablet')]: { height: 150 } } });
/** Removes the sheet of the logo field, because other fields have none. */
globalStyle(`${main} section`, { padding: 0, margin: 0 });
export const previewText = style([
  on.black,
  {
    marginTop: 12,
    padding: '16px 20px',
    fontSize: vars.size.small,
    lineHeight: 1.5,
    '@media': { [upTo('tablet')]: { display: 'none' } },
  },
]);
export const faces = style({ display: 'grid', gridTemplateColumns: 'repeat(6,minmax(0,1fr))', gap: 4 });
