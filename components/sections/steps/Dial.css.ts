import { createVar, style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { ringSpin } from '../../../styles/motion.css';
import { roles } from '../../../styles/surfaces.css';
import { palette, tall, vars } from '../../../styles/tokens.css';

export const beamAngle = createVar();

export const clippedSection = style({ position: 'relative', overflow: 'hidden' });
export const title = style({ maxWidth: '14ch', marginBottom: 'clamp(36px,5vw,72px)' });
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,560px) minmax(0,1fr)',
  gap: 'clamp(32px,6vw,96px)',
  alignItems: 'center',
  '@media': { [upTo('tablet')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
});

export const dialBox = style({
  position: 'relative',
  '@media': { [upTo('tablet')]: { width: '100%', maxWidth: 420, marginInline: 'auto' } },
});
export const dial = style({ width: '100%', height: 'auto', overflow: 'visible' });
export const ring = ringSpin;
export const beam = style({
  transform: `rotate(${beamAngle})`,
  transition: `transform ${vars.time.slide} ${vars.ease}`,
});
export const number = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  ...tall,
  fontSize: 'clamp(72px,9vw,132px)',
  lineHeight: 1,
  letterSpacing: '-.02em',
  pointerEvents: 'none',
});

const hairline = `1px solid ${roles.line}`;
export const stage = style({ borderBottom: hairline, ':first-child': { borderTop: hairline } });
export const name = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: '20px',
  width: '100%',
  padding: '16px 0',
  textAlign: 'left',
  color: roles.muted,
  fontStretch: vars.width.wide,
  fontWeight: 540,
  fontSize: 'clamp(1.25rem,1.05rem + .9vw,1.75rem)',
  letterSpacing: '-.02em',
  lineHeight: 1.15,
  transition: `color ${vars.time.base}`,
  ':hover': { color: roles.fg },
  '::before': {
    content: '',
    flex: 'none',
    alignSelf: 'center',
    width: 14,
    height: 14,
    border: `2px solid ${roles.edge}`,
    borderRadius: '50%',
    transition: `all ${vars.time.base}`,
  },
  selectors: {
    '&[aria-expanded=true]': { color: roles.fg },
    '&[aria-expanded=true]::before': { background: palette.red, borderColor: palette.red },
  },
});
/** Reserves three lines, so that the list keeps its height. */
export const copy = style({
  maxWidth: '46ch',
  minHeight: 'calc(4.65em + 22px)',
  padding: '0 0 22px 34px',
  color: palette.grey300,
});
