import { globalStyle, style } from '@vanilla-extract/css';
import { wordmark } from '../components/site/Logo.css';
import { upTo } from '../styles/breakpoints';
import { on, roles } from '../styles/surfaces.css';
import { palette } from '../styles/tokens.css';
import { pageMargin, visuallyHiddenStyle } from './kit/layout.css';

export const header = style([on.black, { position: 'sticky', top: 0, zIndex: 40 }]);

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: '24px',
  height: 64,
  paddingInline: pageMargin,
  '@media': {
    [upTo('toc')]: { gap: '6px' },
    [upTo('phone')]: { flexWrap: 'wrap', height: 'auto', paddingTop: 8, rowGap: '0' },
  },
});

globalStyle(`${header} ${wordmark}`, { '@media': { [upTo('toc')]: visuallyHiddenStyle } });

/** Wraps to a second row on phones. */
export const nav = style({
  display: 'flex',
  gap: '4px',
  marginLeft: 12,
  '@media': {
    [upTo('toc')]: { marginLeft: 0, overflowX: 'auto', scrollbarWidth: 'none' },
    [upTo('phone')]: { order: 3, width: 'calc(100% + 20px)', marginInline: -10, gap: '0' },
  },
});

/** Adds padding around the link text without widening the underline. */
const getInlineInset = (px: number) => ({ paddingInline: px, '::after': { left: px, right: px } });

export const link = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  height: 64,
  padding: '0 14px',
  fontWeight: 560,
  whiteSpace: 'nowrap',
  ':focus-visible': { outlineOffset: -4 },
  '::after': {
    content: '',
    position: 'absolute',
    left: 14,
    right: 14,
    bottom: 0,
    height: 4,
    background: 'transparent',
  },
  selectors: {
    '&:is(:hover,[aria-current])::after': { background: palette.red },
    'button&': { '@media': { [upTo('phone')]: { marginLeft: 'auto' } } },
  },
  '@media': {
    [upTo('frame')]: getInlineInset(10),
    [upTo('phone')]: { ...getInlineInset(8), height: 48, fontSize: '.9375rem' },
  },
});

/** Underlines the button with the current area's name. */
export const current = style({
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: 8,
    bottom: 0,
    height: 4,
    background: palette.red,
  },
});

/** Styled like a field, but only as wide as its icon on narrow screens. */
export const searchButton = style({
  marginLeft: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  width: 220,
  minHeight: 44,
  padding: '0 8px 0 12px',
  border: `1px solid ${roles.edge}`,
  color: roles.muted,
  fontSize: '.9375rem',
  whiteSpace: 'nowrap',
  ':hover': { color: roles.fg, borderColor: roles.fg },
  '@media': { [upTo('wide')]: { width: 44, padding: 0, justifyContent: 'center' } },
});
export const account = style({
  display: 'flex',
  gap: '12px',
  alignItems: 'center',
  minHeight: 44,
  whiteSpace: 'nowrap',
});
