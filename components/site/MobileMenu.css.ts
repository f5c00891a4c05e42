import { style } from '@vanilla-extract/css';
import { above, noScript, upTo } from '../../styles/breakpoints';
import { on, roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';

export const burger = style({
  display: 'none',
  width: 44,
  height: 44,
  alignItems: 'center',
  justifyContent: 'center',
  marginRight: -10,
  '@media': { [upTo('menu')]: { display: 'inline-flex' }, [noScript]: { display: 'none' } },
});
/** A link to the sitemap, which replaces the burger without JavaScript. */
export const plainLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  fontWeight: 500,
  '@media': { [above('menu')]: { display: 'none' } },
});

/** Without JavaScript, lays out the link as a direct child of the bar. */
export const noScriptMenu = style({ '@media': { [noScript]: { display: 'contents' } } });

export const menu = style([
  on.black,
  {
    position: 'fixed',
    inset: `${vars.header} 0 0 0`,
    display: 'flex',
    flexDirection: 'column',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    visibility: 'hidden',
    clipPath: 'inset(0 0 100% 0)',
    transition: `clip-path ${vars.time.slide} ${vars.ease},visibility 0s linear ${vars.time.slide}`,
    selectors: {
      '&[data-open]': {
        visibility: 'visible',
        clipPath: 'inset(0)',
        transition: `clip-path ${vars.time.slide} ${vars.ease}`,
      },
    },
    '@media': { [above('menu')]: { display: 'none' } },
  },
]);

export const list = style({ flex: 1, padding: `8px ${vars.gutter} 32px` });

const row = {
  display: 'flex',
  width: '100%',
  justifyContent: 'space-between',
  alignItems: 'center',
  textAlign: 'left',
  transition: `color ${vars.time.slide} ${vars.ease},border-color ${vars.time.slide} ${vars.ease}`,
} as const;

const markedLink = { textDecoration: `underline 2px ${palette.red}`, textUnderlineOffset: '.25em' };

export const item = style({
  ...row,
  minHeight: 68,
  borderBottom: `1px solid ${roles.line}`,
  fontStretch: vars.width.wide,
  fontWeight: 540,
  fontSize: '1.75rem',
  letterSpacing: '-.02em',
  selectors: { '&[aria-expanded=true]': { borderColor: 'transparent' }, '&[aria-current]': markedLink },
});

/** Dims closed sections while another is open. */
export const dimmedItem = style({ color: palette.grey450 });

export const chevron = style({
  transition: `transform ${vars.time.slide} ${vars.ease}`,
  selectors: {
    '[aria-expanded=true] > &': { transform: 'rotate(45deg)' },
    [`${item}[aria-expanded=true] > &`]: { color: palette.red300 },
  },
});

export const submenu = style({ paddingBottom: 20, borderBottom: `1px solid ${roles.line}` });
export const subItem = style({
  ...row,
  position: 'relative',
  minHeight: 48,
  paddingLeft: 20,
  fontSize: '1.1875rem',
  fontWeight: 500,
  selectors: {
    '&:is([aria-expanded=true],[aria-current])::before': {
      content: '',
      position: 'absolute',
      left: 0,
      top: 14,
      width: 6,
      height: 20,
      background: palette.red,
    },
  },
});
export const leaf = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 46,
  paddingLeft: 40,
  fontSize: '1.0625rem',
  selectors: { '&[aria-current]': markedLink },
});

export const footer = style({
  position: 'sticky',
  bottom: 0,
  padding: `20px ${vars.gutter} max(20px,env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${roles.line}`,
  background: roles.bg,
});
export const consultation = style({ width: '100%' });
