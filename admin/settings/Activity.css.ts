import { style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { on, roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';
import { side } from '../kit/layout.css';

export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(150px,200px) minmax(180px,300px)',
  gap: '10px 16px',
  alignItems: 'center',
  justifyContent: 'start',
  marginBottom: 12,
  '@media': { [upTo('wide')]: { gridTemplateColumns: '1fr 1fr', justifyContent: 'stretch' } },
});
export const kinds = style({
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  minWidth: 0,
  '@media': { [upTo('wide')]: { gridColumn: '1/-1' } },
});
export const kind = style({
  flex: '0 0 auto',
  minHeight: 60,
  padding: '0 14px',
  border: `1px solid ${palette.grey450}`,
  background: palette.white,
  fontSize: vars.size.small,
  fontWeight: 560,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  ':focus-visible': { outlineOffset: -4 },
  selectors: {
    '& + &': { borderLeft: 0 },
    '&:hover': { background: palette.grey50 },
    '&[aria-pressed=true]': {
      background: palette.black,
      borderColor: palette.black,
      color: palette.white,
      outlineColor: palette.white,
    },
  },
  '@media': { [upTo('phone')]: { flex: '1 0 auto', minHeight: 48, paddingInline: 10 } },
});

export const log = style([on.white, { '@media': { [upTo('menu')]: { marginInline: `calc(-1*${side})` } } }]);
export const day = style({
  padding: '14px 24px',
  background: palette.grey50,
  borderBottom: `2px solid ${roles.line}`,
  fontSize: vars.size.small,
  fontWeight: 600,
  lineHeight: 1.3,
  '@media': { [upTo('menu')]: { paddingInline: 16 } },
});
export const date = style({ marginLeft: 8, fontWeight: 400, color: roles.muted });
export const act = style({
  display: 'grid',
  gridTemplateColumns: '56px 32px minmax(0,1fr) auto',
  gap: '14px',
  alignItems: 'center',
  minHeight: 56,
  padding: '8px 24px',
  fontSize: vars.size.small,
  lineHeight: 1.4,
  selectors: { '& + &': { borderTop: `1px solid ${roles.line}` } },
  '@media': {
    [upTo('menu')]: { gridTemplateColumns: '46px 32px minmax(0,1fr)', gap: '12px', padding: '10px 16px' },
  },
});
export const time = style({ color: roles.muted, fontVariantNumeric: 'tabular-nums' });
export const who = style({ fontWeight: 560 });
export const refused = style({ fontWeight: 560, color: roles.err });
export const words = style({ overflowWrap: 'anywhere' });
export const detail = style({ display: 'block', fontSize: vars.size.caption, color: roles.muted });
export const open = style({ '@media': { [upTo('menu')]: { gridColumn: '3' } } });
export const foot = style({ marginTop: 14, fontSize: vars.size.caption, color: roles.muted });
