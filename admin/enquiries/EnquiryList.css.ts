import { style } from '@vanilla-extract/css';
import { on, roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';

export const list = style([on.white]);
export const day = style({
  padding: '12px 20px',
  fontSize: vars.size.small,
  fontWeight: 600,
  background: palette.grey50,
  borderBottom: `1px solid ${roles.line}`,
});

export const row = style([
  on.white,
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '14px minmax(0,1fr) auto',
    gap: '2px 12px',
    padding: '16px 20px 16px 18px',
    borderBottom: `1px solid ${roles.line}`,
    ':hover': { background: palette.grey50 },
    ':focus-visible': { outlineOffset: -6 },
  },
]);
/** The request that is open. */
export const chosen = style([
  on.black,
  { borderBottomColor: palette.black, selectors: { '&&:hover': { background: palette.black } } },
]);

export const dot = style({ width: 10, height: 10, marginTop: 7, borderRadius: '50%' });
export const newDot = style([dot, { background: palette.red }]);

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Whom it is for stands beside the name, below it where there is no room for both. */
export const who = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 10px',
  alignItems: 'center',
  minWidth: 0,
});
export const name = style({ ...oneLine, fontWeight: 500, lineHeight: 1.35 });
export const newName = style({ fontWeight: 600 });
export const company = style({ fontWeight: 400, color: roles.muted });
export const addressee = style({
  ...oneLine,
  padding: '0 6px',
  border: `1px solid ${roles.line}`,
  fontSize: vars.size.caption,
  fontWeight: 500,
});
export const time = style({
  fontSize: vars.size.caption,
  lineHeight: 1.7,
  color: roles.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const line = style({
  ...oneLine,
  gridColumn: '2/-1',
  fontSize: vars.size.small,
  lineHeight: 1.45,
  color: roles.muted,
});
export const facts = style({
  gridColumn: '2/-1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 14px',
  alignItems: 'center',
  marginTop: 6,
  fontSize: vars.size.caption,
  fontWeight: 500,
});
export const fact = style({ display: 'inline-flex', gap: '6px', alignItems: 'center', minWidth: 0 });
export const fileName = style({ ...oneLine, maxWidth: 200 });
export const bad = style([fact, { color: roles.err }]);
export const done = style([fact, { color: roles.ok }]);
