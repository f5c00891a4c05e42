import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { visuallyHidden } from '../../styles/layout.css';
import { on, roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';
import { singleMark } from '../publishing/StateMark.css';

/** Width of the details. */
export const sideWidth = createVar();

/** Fills the window, or the visible area above the keyboard on phones. */
export const panel = style({
  vars: { [sideWidth]: '372px' },
  selectors: {
    '&&': {
      position: 'fixed',
      top: 'var(--seen-top,0)',
      left: 0,
      width: '100vw',
      height: 'var(--seen-height,100dvh)',
      maxHeight: 'none',
      boxShadow: 'none',
      animation: 'none',
    },
  },
  '@media': { [upTo('wide')]: { vars: { [sideWidth]: '336px' } } },
});
// The list below the form isn't painted with every key.
globalStyle('body[data-form] #main', { visibility: 'hidden' });

export const bar = style([
  on.white,
  {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: '4px 14px',
    minWidth: 0,
    height: 56,
    paddingLeft: 12,
    borderBottom: `1px solid ${palette.grey200}`,
    '@media': { [upTo('phone')]: { gap: 4, paddingLeft: 4 } },
  },
]);
/** Fades while the user types. Black text at this opacity still has a contrast of 4.7:1 on white. */
export const fading = style({
  transition: `opacity ${vars.time.base}`,
  selectors: {
    '[data-typing]:not(:focus-within) > &, [data-typing]:not(:focus-within) > * > &': { opacity: 0.6 },
  },
});
const barButton = {
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minWidth: 44,
  height: 44,
  padding: '0 10px',
  fontSize: '1rem',
  fontWeight: 560,
  whiteSpace: 'nowrap',
  ':hover': { background: palette.grey100 },
} as const;
export const backButton = style(barButton);
/** Shows its name below the icon on phones. */
export const barAction = style([
  barButton,
  {
    ':hover': { background: roles.hover },
    ':disabled': { opacity: 0.25, cursor: 'not-allowed' },
    '@media': {
      [upTo('phone')]: {
        flexDirection: 'column-reverse',
        gap: 2,
        height: '100%',
        padding: '0 2px',
        fontSize: '.75rem',
        lineHeight: 1.2,
      },
    },
  },
]);
// Equal icons, so that the names below them share a line.
globalStyle(`${barAction} > svg`, { '@media': { [upTo('phone')]: { width: 20, height: 20 } } });
export const barEnd = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 2,
  height: '100%',
  marginLeft: 'auto',
});
export const status = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0 14px',
  minWidth: 0,
  whiteSpace: 'nowrap',
  '@media': { [upTo('phone')]: { flexDirection: 'column', alignItems: 'stretch' } },
});
globalStyle(`${status} > ${singleMark}`, {
  '@media': { [upTo('phone')]: { fontSize: '.8125rem', lineHeight: 1.15, whiteSpace: 'normal' } },
});
export const saveStatus = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontSize: vars.size.small,
  color: roles.muted,
  '@media': { [upTo('phone')]: { fontSize: '.75rem' } },
});
export const detailsButton = style({
  selectors: {
    '&[aria-pressed=true]': { boxShadow: `inset 0 -3px 0 ${palette.black}` },
    [`${bar}:has(+ * [data-publishing]) &`]: { display: 'none' },
  },
});
const publish = style({
  alignSelf: 'stretch',
  marginLeft: 10,
  paddingInline: 28,
  '@media': { [upTo('phone')]: { marginLeft: 4, paddingInline: 14 } },
});
/** Without changes, the button is only part of the bar. */
export const publishButton = styleVariants({
  changed: [publish],
  unchanged: [publish, { selectors: { '&&': { borderWidth: '0 0 0 1px', borderColor: roles.line } } }],
});
export const keptPlace = style({ visibility: 'hidden' });

export const body = style({
  selectors: {
    '&&': { flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column', padding: 0, overflow: 'hidden' },
  },
});
/** The form, with the publish sheet beside it. */
export const columns = style({ flex: 1, minHeight: 0, minWidth: 0, display: 'flex' });
export const sheetSlot = style({
  flex: 'none',
  width: 592,
  minHeight: 0,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [upTo('wide')]: { width: 500 }, [upTo('tablet')]: { width: '100%' } },
});
export const loadingPanel = style({ padding: '28px 32px' });
export const form = style({
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  // On narrow screens the sheet covers the text.
  '@media': { [upTo('tablet')]: { selectors: { '[data-publishing] > &': { display: 'none' } } } },
});
export const group = style({
  selectors: { '& + &': { paddingTop: 14, borderTop: `2px solid ${roles.fg}` } },
});
globalStyle(`${group} > * + *`, { marginTop: 20 });
export const hiddenHead = style([visuallyHidden]);
globalStyle(`${hiddenHead} + *`, { marginTop: 0 });
export const groupHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  justifyContent: 'space-between',
  alignItems: 'baseline',
});

export const avatars = style({ display: 'flex', alignItems: 'center' });
export const avatar = style({
  boxShadow: `0 0 0 2px ${roles.bg}`,
  selectors: { '* + * > &': { marginLeft: -6 } },
});
