import { globalStyle, style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { on, roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';
import { tabs as edgeToEdge } from '../publishing/KindTabs.css';

export const tools = style({
  display: 'flex',
  gap: '32px',
  alignItems: 'end',
  '@media': { [upTo('tablet')]: { display: 'grid', gridTemplateColumns: 'minmax(0,1fr)', gap: '16px' } },
});
export const search = style({ flex: '0 1 320px', '@media': { [upTo('wide')]: { flexBasis: 220 } } });
export const tabs = style([edgeToEdge, { flex: 1 }]);

export const sheet = style([on.white, { marginTop: 20 }]);

const columns = 'minmax(0,1fr) 210px 220px 96px';
const cells = {
  display: 'grid',
  gridTemplateColumns: columns,
  alignItems: 'center',
  paddingRight: 8,
  borderBottom: `1px solid ${roles.line}`,
  '@media': {
    [upTo('wide')]: { gridTemplateColumns: 'minmax(0,1fr) 200px 180px 96px' },
    [upTo('tablet')]: { gridTemplateColumns: 'minmax(0,1fr) 44px', padding: '6px 4px 6px 0' },
  },
} as const;

export const heads = style({
  ...cells,
  minHeight: 44,
  fontSize: vars.size.caption,
  color: roles.muted,
  borderBottomColor: palette.black,
  '@media': { ...cells['@media'], [upTo('tablet')]: { display: 'none' } },
});
export const headOfName = style({ paddingLeft: 42 });
export const row = style({
  ...cells,
  minHeight: 56,
  position: 'relative',
  ':hover': { background: palette.grey50 },
});
export const group = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 10px',
  alignItems: 'baseline',
  padding: '12px 16px 12px 42px',
  background: palette.grey50,
  borderBottom: `1px solid ${palette.grey300}`,
});
export const groupTitle = style({ fontSize: '1rem', fontWeight: 600 });
export const note = style({ fontSize: vars.size.small, color: roles.muted });

export const name = style({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'stretch',
  minWidth: 0,
  position: 'relative',
  paddingLeft: 42,
});
/** Below a heading: a line leads down to it. */
export const below = style([
  name,
  {
    '::before': {
      content: '""',
      position: 'absolute',
      left: 26,
      insetBlock: 0,
      width: 1,
      background: palette.grey300,
    },
    '::after': {
      content: '""',
      position: 'absolute',
      left: 26,
      top: '50%',
      width: 9,
      height: 1,
      background: palette.grey300,
    },
    '@media': { [upTo('tablet')]: { '::before': { insetBlock: '-6px -30px' } } },
  },
]);
/** The last one: the line ends there. */
export const last = style({ selectors: { '&&::before': { bottom: '50%' } } });
export const fold = style({
  position: 'absolute',
  left: 4,
});
globalStyle(`${fold}[aria-expanded=false] svg`, { transform: 'rotate(-90deg)' });
export const link = style({
  display: 'grid',
  minWidth: 0,
  padding: '6px 0',
  '@media': { [upTo('tablet')]: { padding: '2px 0' } },
});
globalStyle(`${link}:hover b`, { textDecoration: 'underline', textUnderlineOffset: '.22em' });
const oneLine = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  lineHeight: 1.3,
} as const;
export const title = style({ ...oneLine, fontWeight: 560 });
export const address = style({ ...oneLine, fontSize: vars.size.caption, color: roles.muted });

export const state = style({
  fontSize: vars.size.small,
  '@media': { [upTo('tablet')]: { gridRow: 2, paddingLeft: 42, fontSize: vars.size.caption } },
});
export const heading = style([state, { color: roles.muted }]);
export const asked = style({ display: 'block', fontSize: vars.size.caption, fontWeight: 600 });
export const by = style({
  display: 'flex',
  gap: '10px',
  alignItems: 'center',
  minWidth: 0,
  fontSize: vars.size.small,
  lineHeight: 1.3,
  '@media': { [upTo('tablet')]: { display: 'none' } },
});
export const when = style({ display: 'block', fontSize: vars.size.caption, color: roles.muted });
export const acts = style({
  display: 'flex',
  justifyContent: 'flex-end',
  '@media': { [upTo('tablet')]: { gridRow: '1/3', gridColumn: 2 } },
});
export const view = style({ '@media': { [upTo('tablet')]: { display: 'none' } } });

export const foot = style({ marginTop: 16, fontSize: vars.size.small, color: roles.muted });
/** The dialogs are narrower than forms. */
export const dialog = style({ width: 'min(640px,100%)' });
export const danger = style({ color: palette.red600 });
