import { style } from '@vanilla-extract/css';
import { noScript, upTo } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';

const narrowLayout = '(max-width:1119px)';

export const nav = style({ '@media': { [upTo('menu')]: { display: 'none' } } });

export const list = style({
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  '@media': { [narrowLayout]: { gap: 0 } },
});

/** Fills the bar's height, so that the pointer can move from the button into the panel. */
export const entry = style({ display: 'flex', alignItems: 'center', height: vars.header });

export const item = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  height: 44,
  padding: '0 14px',
  fontWeight: 500,
  fontSize: vars.size.label,
  '::after': {
    content: '',
    position: 'absolute',
    left: 14,
    right: 14,
    bottom: 6,
    height: 2,
    background: palette.red,
    transform: 'scaleX(0)',
    transformOrigin: '0 50%',
    transition: `transform ${vars.time.base} ${vars.ease}`,
  },
  selectors: {
    '&:is(:hover,[aria-expanded=true],[data-current])::after': { transform: 'scaleX(1)' },
    '&[data-current]::after': { viewTransitionName: 'beam' },
    // While a menu is open, only its item is marked.
    [`${list}:has(> li > [aria-expanded=true]) &:not([aria-expanded=true])::after`]: {
      transform: 'scaleX(0)',
    },
  },
  '@media': {
    [narrowLayout]: { padding: '0 9px', fontSize: '.9375rem', '::after': { left: 9, right: 9 } },
    [upTo('tablet')]: { gap: '4px', paddingInline: 6, '::after': { left: 6, right: 6 } },
  },
});

export const searchLink = style({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  ':hover': { color: roles.accent },
});

export const chevron = style({
  transition: `transform ${vars.time.slide} ${vars.ease}`,
  selectors: { [`${item}[aria-expanded=true] &`]: { transform: 'rotate(180deg)' } },
});

export const consultation = style({
  position: 'relative',
  marginLeft: 16,
  '@media': { [narrowLayout]: { marginLeft: 8 }, [upTo('tablet')]: { marginLeft: 4 } },
});
export const consultationButton = style({
  minWidth: 196,
  whiteSpace: 'nowrap',
  '@media': {
    [narrowLayout]: { minWidth: 0, paddingInline: 14, fontSize: '.9375rem' },
    [upTo('tablet')]: { paddingInline: 10 },
  },
});

const visibleStyle = {
  visibility: 'visible',
  clipPath: 'inset(0 0 -100vh 0)',
  transition: `clip-path ${vars.time.slide} ${vars.ease}`,
  boxShadow: '0 0 0 100vh rgba(22,22,22,.72)',
  borderBottom: `1px solid ${roles.line}`,
} as const;

/** The panel's shadow dims the page. Without JavaScript, the panel opens on hover and focus. */
export const megaMenu = style({
  position: 'absolute',
  left: 0,
  right: 0,
  top: '100%',
  maxHeight: `calc(100vh - ${vars.header})`,
  overflowY: 'auto',
  borderTop: `1px solid ${roles.line}`,
  background: roles.bg,
  visibility: 'hidden',
  clipPath: 'inset(0 0 100% 0)',
  transition: `clip-path ${vars.time.slide} ${vars.ease},visibility 0s linear ${vars.time.slide}`,
  selectors: { '&[data-open]': visibleStyle },
  '@media': { [noScript]: { selectors: { [`${entry}:is(:hover,:focus-within) > &`]: visibleStyle } } },
});
