import { style } from '@vanilla-extract/css';
import { above, upTo } from '../../../styles/breakpoints';
import { roles } from '../../../styles/surfaces.css';
import { palette, vars } from '../../../styles/tokens.css';

export const steps = style({
  display: 'flex',
  minHeight: 228,
  '@media': { [upTo('tablet')]: { flexDirection: 'column', minHeight: 0 } },
});

export const step = style({
  position: 'relative',
  flex: '1 1 0',
  minWidth: 0,
  transition: `flex-grow ${vars.time.slide} ${vars.ease}`,
  '::before': {
    content: '',
    position: 'absolute',
    left: 0,
    right: 0,
    top: 27,
    height: 1,
    background: roles.edge,
  },
  selectors: { '&:has(> [open])': { flexGrow: 2.3 } },
  '@media': {
    [above('tablet')]: {
      selectors: { '&:has(~ li > [open])::before': { top: 26, height: 3, background: palette.red } },
    },
    [upTo('tablet')]: {
      flex: 'none',
      paddingBottom: 22,
      '::before': { left: 27, right: 'auto', top: 28, bottom: -28, width: 1, height: 'auto' },
      selectors: {
        '&:has(> [open])': { flexGrow: 0 },
        '&:has(~ li > [open])::before': { left: 26, width: 3, background: palette.red },
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
  fontStretch: vars.width.tall,
  fontWeight: 600,
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
