import { style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { roles } from '../../styles/surfaces.css';
import { vars } from '../../styles/tokens.css';

const narrow = upTo('tablet');
const drawLines = (side: number, height: number) => ({
  marginLeft: -side,
  background: `repeating-linear-gradient(transparent 0 ${height - 1}px,${roles.edge} 0 ${height}px) ${side}px 0 no-repeat`,
});

/** Filters or tabs. Each wrapped line aligns with the text above, and has its own line below. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  ...drawLines(20, 56),
  '@media': { [narrow]: drawLines(8, 48) },
});

const selected = '&:is([aria-pressed=true],[aria-selected=true],[aria-current])';

export const tab = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 56,
  padding: '0 20px',
  fontWeight: 560,
  fontSize: '1.0625rem',
  whiteSpace: 'nowrap',
  color: roles.muted,
  ':hover': { color: roles.fg },
  ':focus-visible': { outlineOffset: -4 },
  '::after': {
    content: '',
    position: 'absolute',
    inset: 'auto 20px 0',
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
    [narrow]: {
      minHeight: 48,
      minWidth: 44,
      padding: '0 8px',
      fontSize: '1rem',
      '::after': { insetInline: 8 },
    },
  },
});

export const count = style({ marginLeft: 3, fontSize: '.7em', fontWeight: 500 });
