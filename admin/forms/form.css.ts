import { globalStyle, style } from '@vanilla-extract/css';
import { above, upTo } from '../../styles/breakpoints';
import { visuallyHidden } from '../../styles/layout.css';
import { roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';
import { sideWidth } from './side-width.css';

/** Fixed size; fills the window on narrow screens. */
export const panel = style({
  vars: { [sideWidth]: '316px' },
  selectors: { '&&': { width: 'min(1000px, calc(100vw - 40px))', height: '80vh' } },
  '@media': {
    [upTo('tablet')]: {
      selectors: {
        '&&': {
          position: 'fixed',
          top: 'var(--seen-top,0)',
          left: 0,
          width: '100vw',
          height: 'var(--seen-height,100dvh)',
          maxHeight: 'none',
          animation: 'none',
        },
      },
    },
  },
});

globalStyle(`${panel} > :first-child`, { paddingBlock: 12 });
// Keeps the title on one line beside the tools.
globalStyle(`${panel} > :first-child > h2`, {
  '@media': { [upTo('tablet')]: { fontSize: '1.25rem', whiteSpace: 'nowrap' } },
});

/** Full screen: the text keeps its line length, and the details get wider. */
export const full = style({
  '@media': {
    [above('tablet')]: {
      vars: { [sideWidth]: '380px' },
      selectors: {
        '&&&': {
          position: 'fixed',
          inset: 0,
          width: 'auto',
          height: 'auto',
          maxHeight: 'none',
          boxShadow: 'none',
          animation: 'none',
        },
      },
    },
  },
});
/** Hidden on narrow screens, where the panel is already full screen. */
export const fullButton = style({ '@media': { [upTo('tablet')]: { display: 'none' } } });
/** Tools of the editor in the header. */
export const headTools = style({ display: 'contents' });
/** Hidden on wide screens, where the details are visible. */
export const detailsButton = style({ '@media': { [above('tablet')]: { display: 'none' } } });

export const body = style({
  selectors: {
    '&&': { flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column', padding: 0, overflow: 'hidden' },
  },
});
/** The panel while the fields load. */
export const waiting = style({ padding: '28px 32px' });
export const form = style({ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' });
export const group = style({
  selectors: { '& + &': { paddingTop: 14, borderTop: `2px solid ${roles.fg}` } },
});
globalStyle(`${group} > * + *`, { marginTop: 20 });
export const plainHead = style([visuallyHidden]);
globalStyle(`${plainHead} + *`, { marginTop: 0 });
export const groupHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  justifyContent: 'space-between',
  alignItems: 'baseline',
});
export const note = style({ fontSize: vars.size.small, color: roles.muted });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
  gap: '20px',
  alignItems: 'start',
  '@media': { [upTo('phone')]: { gridTemplateColumns: 'minmax(0,1fr)' } },
});

/** The footer, from edge to edge of the panel. */
export const footer = style({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: '4px 20px',
  minWidth: 0,
  minHeight: 72,
  margin: '-16px -32px',
  paddingLeft: 32,
  '@media': {
    [upTo('tablet')]: { flexWrap: 'wrap', gap: 0, paddingLeft: 0 },
    [upTo('phone')]: { marginInline: -20 },
  },
});
/** The status, on the left of the footer. */
export const statusGroup = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 20px',
  '@media': {
    [upTo('tablet')]: {
      flex: '1 0 100%',
      minHeight: 40,
      padding: '0 20px',
      borderBottom: `1px solid ${palette.grey200}`,
    },
  },
});
export const status = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 20px' });
globalStyle(`${status} > p`, { margin: 0 });
export const state = style({ fontSize: vars.size.small, color: roles.muted });
/** The count, hidden on narrow screens in favour of the save status. */
export const amount = style([state, { '@media': { [upTo('phone')]: { display: 'none' } } }]);
/** Preview and history, shown as icons on narrow screens. */
export const viewActions = style({
  display: 'flex',
  gap: '0 20px',
  marginLeft: 'auto',
  '@media': { [upTo('tablet')]: { flex: 1, gap: '0 12px', margin: 0, padding: '0 8px' } },
});
export const viewAction = style({
  display: 'flex',
  gap: '8px',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 44,
  minHeight: 44,
  fontWeight: 600,
  ':hover': { color: roles.accent },
});
export const actionLabel = style({
  '@media': { [upTo('tablet')]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden' } },
});
/** The menu button beside Save. */
export const more = style({
  alignSelf: 'stretch',
  display: 'grid',
  placeItems: 'center',
  width: 48,
  marginLeft: -19,
  background: palette.red,
  color: palette.white,
  borderLeft: `1px solid ${palette.white}`,
  ':hover': { background: palette.black },
  '@media': { [upTo('tablet')]: { marginLeft: 0 } },
});
export const save = style({
  flex: 'none',
  alignSelf: 'stretch',
  minHeight: 72,
  '@media': { [upTo('tablet')]: { minHeight: 56, paddingInline: 22 } },
});

export const picks = style({ display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center' });
export const pickButton = style({ minHeight: 44 });

/** A dialog above the form. */
export const dialog = style({ selectors: { '&&': { width: 'min(640px, calc(100vw - 20px))' } } });
export const breakAnywhere = style({ overflowWrap: 'anywhere' });
globalStyle(`${breakAnywhere} :is(b,small)`, { display: 'block' });
globalStyle(`${breakAnywhere} small`, { fontSize: vars.size.caption, color: roles.muted });
