import { createVar, style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { on, roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';

export const body = style({ marginTop: 20, ':focus': { outline: 'none' } });
export const list = style([on.white]);

export const row = style({
  display: 'grid',
  gridTemplateColumns: '52px minmax(0,1fr) minmax(0,220px) minmax(0,210px) auto',
  gap: '2px 20px',
  alignItems: 'center',
  minHeight: 84,
  padding: '12px 16px 12px 20px',
  borderBottom: `1px solid ${roles.line}`,
  ':hover': { background: palette.grey50 },
  '@media': {
    [upTo('tablet')]: { gridTemplateColumns: '52px minmax(0,1fr) auto', gridAutoRows: 'min-content' },
    [upTo('phone')]: { gridTemplateColumns: '52px minmax(0,1fr)', gap: '2px 16px', padding: 16 },
  },
});

/** How much of the circle is left. */
export const share = createVar();
export const ring = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 52,
  height: 52,
  borderRadius: '50%',
  background: `conic-gradient(currentColor ${share},${palette.grey200} 0)`,
  '::before': { content: '', position: 'absolute', inset: 3, borderRadius: '50%', background: palette.white },
  '@media': { [upTo('tablet')]: { gridRow: '1/3', alignSelf: 'start' } },
});
export const soon = style([ring, { color: palette.red600 }]);
export const days = style({
  position: 'relative',
  fontSize: '1.375rem',
  fontStretch: vars.width.tall,
  fontWeight: 600,
  lineHeight: 1,
  color: roles.fg,
  fontVariantNumeric: 'tabular-nums',
});

export const words = style({ minWidth: 0 });
export const title = style({
  fontSize: '1.0625rem',
  fontWeight: 560,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});
export const kind = style({ fontSize: vars.size.caption, color: roles.muted });
export const by = style({
  display: 'flex',
  gap: '10px',
  alignItems: 'center',
  minWidth: 0,
  fontSize: vars.size.small,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  '@media': { [upTo('tablet')]: { gridColumn: 2, marginTop: 4 } },
});
export const when = style({ display: 'block', fontSize: vars.size.caption, color: roles.muted });
export const note = style({
  fontSize: vars.size.caption,
  lineHeight: 1.35,
  color: roles.muted,
  '@media': { [upTo('tablet')]: { gridColumn: 2 } },
});
export const actions = style({
  display: 'flex',
  gap: '6px',
  alignItems: 'center',
  justifyContent: 'flex-end',
  '@media': {
    [upTo('tablet')]: { gridRow: '1/4', gridColumn: 3 },
    [upTo('phone')]: { gridRow: 'auto', gridColumn: '1/-1', marginTop: 10 },
  },
});
export const restore = style({ '@media': { [upTo('phone')]: { flex: 1, minHeight: 44 } } });
export const foot = style({ marginTop: 16, fontSize: vars.size.caption, color: roles.muted });
