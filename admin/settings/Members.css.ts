import { style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';

export const invite = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) 200px auto',
  gap: '12px',
  alignItems: 'start',
  '@media': { [upTo('menu')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
});
export const send = style({ minHeight: 60 });

export const roleList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4,minmax(0,1fr))',
  marginTop: 16,
  borderTop: `1px solid ${roles.line}`,
  fontSize: vars.size.caption,
  lineHeight: 1.4,
  '@media': { [upTo('menu')]: { gridTemplateColumns: '1fr 1fr' } },
});
export const role = style({ padding: '12px 16px 0 0' });
export const roleName = style({ fontWeight: 600 });
export const roleSays = style({ color: roles.muted });

/** The link that is shown once: it has to be seen, and copied. */
export const shown = style({
  display: 'grid',
  gap: '10px',
  marginTop: 16,
  padding: '14px 0 14px 16px',
  borderLeft: `8px solid ${palette.red}`,
});
export const address = style({ fontWeight: 600, overflowWrap: 'anywhere', userSelect: 'all' });

/** The switch for everybody, beside the heading. */
export const forAll = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: 44,
  fontWeight: 600,
});

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: vars.size.small,
  lineHeight: 1.4,
});
const cell = {
  padding: '10px 16px 10px 0',
  borderBottom: `1px solid ${roles.line}`,
  textAlign: 'left',
  verticalAlign: 'middle',
  fontWeight: 400,
} as const;
/** A row of the table; on a phone a card of two columns. */
export const row = style({
  '@media': {
    [upTo('menu')]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0,1fr) auto',
      gap: '8px 14px',
      alignItems: 'center',
      padding: '14px 0',
      borderBottom: `1px solid ${roles.line}`,
    },
  },
});
const stacked = { '@media': { [upTo('menu')]: { padding: 0, border: 0 } } };
export const td = style({ ...cell, ...stacked });
export const first = style([td, { '@media': { [upTo('menu')]: { gridColumn: '1/-1' } } }]);
export const side = style([td, { '@media': { [upTo('menu')]: { display: 'none' } } }]);
export const th = style({
  ...cell,
  paddingBlock: 6,
  borderColor: roles.fg,
  fontSize: vars.size.caption,
  color: roles.muted,
  whiteSpace: 'nowrap',
});
export const headRow = style({ '@media': { [upTo('menu')]: { display: 'none' } } });
export const acts = style([td, { width: '1%', paddingRight: 0, textAlign: 'right' }]);

export const person = style({ display: 'flex', gap: '14px', alignItems: 'center', minWidth: 0 });
export const name = style({ display: 'block', fontWeight: 600, lineHeight: 1.3 });
export const dim = style({ color: roles.muted });
export const mail = style({ fontSize: vars.size.caption, color: roles.muted, overflowWrap: 'anywhere' });
export const invited = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  border: `1px dashed ${palette.grey450}`,
  borderRadius: '50%',
  color: roles.muted,
});
export const choice = style({ position: 'relative', display: 'inline-block' });
export const chevron = style({
  position: 'absolute',
  top: '50%',
  right: 12,
  translate: '0 -50%',
  pointerEvents: 'none',
});
export const select = style({
  minHeight: 44,
  width: 132,
  padding: '6px 36px 6px 12px',
  appearance: 'none',
  background: palette.white,
  color: palette.black,
  border: `1px solid ${palette.grey450}`,
  borderRadius: 0,
  fontSize: vars.size.small,
  cursor: 'pointer',
});
const state = style({ display: 'inline-flex', gap: '8px', alignItems: 'center', fontWeight: 560 });
export const on = style([state, { color: roles.ok }]);
export const off = style([state, { color: roles.err }]);
export const foot = style({ marginTop: 14, fontSize: vars.size.caption, color: roles.muted });
