import { style } from '@vanilla-extract/css';
import { above, upTo } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';
import { vars } from '../../styles/tokens.css';

const side = 20;

/**
 * Row of filters or tabs. Scrolls sideways up to 899 px. In wider windows, each wrapped line aligns with the text
 * above.
 */
export const row = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  '@media': {
    [above('tablet')]: {
      marginLeft: -side,
      // Each line of tabs has its own line below.
      background: `repeating-linear-gradient(transparent 0 55px,${roles.edge} 0 56px) ${side}px 0 no-repeat`,
    },
    [upTo('tablet')]: {
      borderBottom: `1px solid ${roles.edge}`,
      flexWrap: 'nowrap',
      overflowX: 'auto',
      overflowY: 'hidden',
      scrollbarWidth: 'none',
      marginInline: `calc(${vars.gutter}*-1)`,
      paddingInline: vars.gutter,
    },
  },
});

const selected = '&:is([aria-pressed=true],[aria-selected=true],[aria-current])';

export const tab = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 56,
  padding: `0 ${side}px`,
  fontWeight: 560,
  fontSize: '1.0625rem',
  whiteSpace: 'nowrap',
  color: roles.muted,
  ':hover': { color: roles.fg },
  ':focus-visible': { outlineOffset: -4 },
  '::after': {
    content: '',
    position: 'absolute',
    left: side,
    right: side,
    bottom: 0,
    height: 4,
    background: roles.mark,
    transform: 'scaleX(0)',
    transformOrigin: '0 50%',
    transition: `transform ${vars.time.base} ${vars.ease}`,
  },
  selectors: {
    [selected]: { color: roles.fg },
    [`${selected}::after`]: { transform: 'none' },
    // The line moves between pages of a list. With several active filters, only the first filter has a moving line.
    '&[aria-current]:not([aria-current] ~ *)::after': { viewTransitionName: 'tab' },
  },
  '@media': {
    [upTo('tablet')]: {
      padding: '0 14px',
      '::after': { left: 14, right: 14 },
      selectors: {
        '&:first-child': { paddingLeft: 0 },
        '&:first-child::after': { left: 0 },
        // In browsers without support, a script scrolls the row (`FilterTabs.tsx`).
        '&[aria-current]:not(:first-child,[aria-current] ~ *)': { scrollInitialTarget: 'nearest' },
      },
    },
  },
});

export const count = style({ marginLeft: 3, fontSize: '.7em', fontWeight: 500 });
