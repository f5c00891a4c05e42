import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { above, upTo } from '../../styles/breakpoints';
import { on, roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';

export const backLink = style({
  display: 'inline-flex',
  gap: 6,
  alignItems: 'center',
  minHeight: 44,
  fontWeight: 560,
  ':hover': { color: roles.accent },
});
export const name = style({ minWidth: 0, overflowWrap: 'anywhere', ':focus': { outline: 'none' } });
export const company = style({ color: roles.muted, fontWeight: 440 });

export const track = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(5,minmax(0,1fr))',
  gap: 4,
  border: 0,
});
// A request is either won or lost.
globalStyle(`${track} > :last-child`, {
  marginLeft: 20,
  '@media': { [upTo('phone')]: { marginLeft: 8 } },
});
const bar = style({
  minHeight: 52,
  padding: '12px 0 0',
  borderTop: `8px solid ${palette.grey300}`,
  color: roles.muted,
  fontWeight: 560,
  lineHeight: 1.25,
  textAlign: 'left',
  selectors: { '&:hover:not(:disabled)': { color: roles.fg, textDecoration: 'underline' } },
  '@media': { [upTo('phone')]: { fontSize: vars.size.caption } },
});
export const stage = styleVariants({
  ahead: [bar, { selectors: { '&:hover:not(:disabled)': { borderColor: palette.black } } }],
  past: [bar, { borderColor: palette.black, color: roles.fg }],
  current: [bar, { borderColor: palette.red, color: roles.fg, fontWeight: 600 }],
});

/** Facts above the timeline on phones. */
export const summary = style([
  on.white,
  {
    display: 'flex',
    marginInline: 'calc(-1*clamp(16px,2.6vw,40px))',
    borderBlock: `1px solid ${roles.line}`,
    '@media': { [above('menu')]: { display: 'none' } },
  },
]);
export const summaryFact = style({
  flex: 1,
  minWidth: 0,
  padding: '10px 8px 12px 16px',
  fontSize: vars.size.small,
  fontWeight: 560,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderLeft: `1px solid ${roles.line}` } },
});

const gutter = 44;
const wideOnly = above('menu');

/** A line connects the entries on wide screens. */
export const timeline = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  '@media': {
    [wideOnly]: {
      paddingLeft: gutter,
      '::before': {
        content: '',
        position: 'absolute',
        left: 15.5,
        top: 10,
        bottom: 0,
        width: 1,
        background: palette.grey400,
      },
    },
  },
});
const createDot = (size: number, top: number) =>
  ({
    content: '',
    position: 'absolute',
    left: 15.5 - gutter - size / 2,
    top,
    width: size,
    height: size,
    borderRadius: '50%',
    background: palette.black,
  }) as const;
export const day = style({
  position: 'relative',
  padding: '20px 0 8px',
  fontSize: vars.size.small,
  fontWeight: 600,
  ':first-child': { paddingTop: 2 },
  '@media': {
    [wideOnly]: {
      '::before': {
        ...createDot(16, 24),
        background: palette.grey100,
        border: `1px solid ${palette.grey500}`,
        boxSizing: 'border-box',
      },
      selectors: { '&:first-child::before': { top: 4 } },
    },
  },
});
const changeEntry = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '46px minmax(0,1fr)',
  gap: 14,
  padding: '7px 0',
  fontSize: vars.size.small,
  lineHeight: 1.45,
  color: roles.muted,
  '@media': {
    [wideOnly]: { '::before': { ...createDot(10, 13), boxShadow: `0 0 0 4px ${palette.grey100}` } },
  },
});
const createColouredDot = (background: string) => ({
  '@media': { [wideOnly]: { '::before': { background } } },
});
export const entry = styleVariants({
  done: [changeEntry],
  waiting: [changeEntry, createColouredDot(palette.grey400)],
  failed: [changeEntry, createColouredDot(palette.red600)],
  next: [changeEntry, createColouredDot(palette.red)],
});
export const time = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

const box = style({ position: 'relative', margin: '6px 0 10px' });
export const message = styleVariants({
  request: [box, on.white],
  // Unlike a border, an inset shadow doesn't move the avatar off the line.
  reply: [box, on.white, { boxShadow: `inset 4px 0 ${palette.black}` }],
  note: [box, { border: `1px dashed ${palette.grey500}` }],
});
export const messageHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 12px',
  alignItems: 'center',
  padding: '16px 24px 0',
  fontSize: vars.size.small,
  color: roles.muted,
  '@media': { [upTo('menu')]: { paddingInline: 16 } },
});
export const messageText = style({
  padding: '10px 24px 20px',
  borderColor: 'transparent',
  '@media': { [upTo('menu')]: { paddingInline: 16 } },
});
export const avatar = style({
  '@media': { [wideOnly]: { position: 'absolute', left: -gutter, top: 12 } },
});
export const trailing = style({ marginLeft: 'auto', fontVariantNumeric: 'tabular-nums' });
export const composer = style({
  borderTop: `2px solid ${palette.black}`,
  // When the timeline grows, keep the fields beside the composer in place, unless the member is writing.
  overflowAnchor: 'none',
  ':focus-within': { overflowAnchor: 'auto' },
});

/** Stays near the thumb while the form is below the screen. */
export const replyButton = style({
  position: 'fixed',
  zIndex: 5,
  inset: 'auto 16px 16px',
  boxShadow: vars.shadow,
  '@media': { [above('menu')]: { display: 'none' } },
});

/** Looks like a sheet of paper with a red corner. */
export const extension = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'end center',
  width: 44,
  height: 56,
  paddingBottom: 6,
  border: `1.5px solid ${palette.black}`,
  fontSize: '.75rem',
  fontWeight: 600,
  '::before': {
    content: '',
    position: 'absolute',
    right: -1.5,
    top: -1.5,
    width: 12,
    height: 12,
    background: palette.red,
  },
});
