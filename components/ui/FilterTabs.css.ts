import { style } from '@vanilla-extract/css';
import { roles } from '../../styles/surfaces.css';
import { vars } from '../../styles/tokens.css';

const side = 'clamp(8px,1.4vw,20px)';

/** Filters or tabs. Each wrapped line aligns with the text above, and has its own line below. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  marginLeft: `calc(-1*${side})`,
  background: `repeating-linear-gradient(transparent 0 51px,${roles.edge} 0 52px) ${side} 0 no-repeat`,
});

const selected = '&:is([aria-pressed=true],[aria-selected=true],[aria-current])';

export const tab = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 44,
  minHeight: 52,
  padding: `0 ${side}`,
  fontWeight: 560,
  fontSize: 'clamp(1rem,.92rem + .3vw,1.0625rem)',
  whiteSpace: 'nowrap',
  color: roles.muted,
  ':hover': { color: roles.fg },
  ':focus-visible': { outlineOffset: -4 },
  '::after': {
    content: '',
    position: 'absolute',
    inset: `auto ${side} 0`,
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
});

export const count = style({ marginLeft: 3, fontSize: '.7em', fontWeight: 500 });
