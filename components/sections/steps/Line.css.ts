import { style } from '@vanilla-extract/css';
import { above, upTo } from '../../../styles/breakpoints';
import { roles } from '../../../styles/surfaces.css';
import { palette, tall, vars } from '../../../styles/tokens.css';

export const steps = style({
  position: 'relative',
  display: 'flex',
  minHeight: 228,
  // A flag at the end of the path.
  '::after': {
    content: '',
    position: 'absolute',
    right: 0,
    bottom: 'calc(100% - 29px)',
    width: 'clamp(64px,6.4vw,96px)',
    aspectRatio: '1',
    background: `linear-gradient(90deg,${roles.fg} 5px,${palette.red} 0)`,
    clipPath: 'polygon(0 0,100% 0,80% 25%,100% 50%,5px 50%,5px 100%,0 100%)',
  },
  '@media': { [upTo('tablet')]: { flexDirection: 'column', minHeight: 0, '::after': { display: 'none' } } },
});

export const step = style({
  position: 'relative',
  flex: '1 1 0',
  minWidth: 0,
  transition: `flex-grow ${vars.time.slide} ${vars.ease}`,
  '::before': {
    content: '',
    position: 'absolute',
    inset: '25px 0 auto',
    height: 6,
    // The dots of a path on a map.
    background: 'radial-gradient(circle,currentColor 2.4px,transparent 3px) 0 0/14px 6px',
  },
  selectors: { '&:has(> [open])': { flexGrow: 2.3 } },
  '@media': {
    [above('tablet')]: { selectors: { '&:has(~ li > [open])::before': { color: palette.red } } },
    [upTo('tablet')]: {
      flex: 'none',
      paddingBottom: 22,
      '::before': { inset: '28px auto -28px 25px', width: 6, height: 'auto', backgroundSize: '6px 14px' },
      selectors: {
        '&:has(> [open])': { flexGrow: 0 },
        '&:has(~ li > [open])::before': { color: palette.red },
        '&:last-child::before': { display: 'none' },
      },
    },
  },
});

export const head = style({
  display: 'block',
  position: 'relative',
  paddingRight: 16,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [upTo('tablet')]: { display: 'flex', alignItems: 'center', gap: '20px' } },
});

const createActiveStyle = (declarations: Record<string, string>) => ({
  selectors: { [`[open] > ${head} &`]: declarations, [`${head}:hover &`]: declarations },
});

export const disc = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 56,
  height: 56,
  borderRadius: '50%',
  border: `1.5px solid ${roles.edge}`,
  background: roles.bg,
  ...tall,
  fontSize: '1.75rem',
  transition: `background ${vars.time.base},border-color ${vars.time.base}`,
  ...createActiveStyle({ background: palette.red, borderColor: palette.red }),
});
export const name = style({
  display: 'block',
  marginTop: 26,
  color: roles.muted,
  transition: `color ${vars.time.base}`,
  ...createActiveStyle({ color: roles.fg }),
  '@media': { [upTo('tablet')]: { margin: 0 } },
});
export const text = style({
  width: 'min(330px,36ch)',
  marginTop: 10,
  color: palette.grey300,
  '@media': { [upTo('tablet')]: { width: 'auto', maxWidth: '46ch', margin: '0 0 0 76px' } },
});
