import { style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { roles } from '../../../styles/surfaces.css';
import { palette, tall, vars } from '../../../styles/tokens.css';

const ledgerMargin = 'clamp(20px,3vw,40px)';
const columnGap = 'clamp(20px,3vw,48px)';
const narrowScreen = upTo('tablet');

/** A receipt with a torn edge. */
export const ledger = style({
  padding: `0 ${ledgerMargin} 36px`,
  borderTop: `8px solid ${palette.red}`,
  mask: 'conic-gradient(from -45deg at bottom,transparent,#000 1deg 89deg,transparent 90deg) 0 0/20px 100%',
});
export const table = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  textAlign: 'left',
  '@media': { [narrowScreen]: { display: 'block' } },
});

export const body = style({ '@media': { [narrowScreen]: { display: 'block' } } });

/** On narrow screens, the head is only for screen readers. */
export const head = style({
  '@media': {
    [narrowScreen]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
export const column = style({
  padding: `18px ${columnGap} 18px 0`,
  color: roles.muted,
  fontSize: vars.size.small,
  fontWeight: 400,
  ':first-child': { width: '39%' },
  ':last-child': { width: '29%', paddingRight: 0, textAlign: 'right' },
});

export const row = style({
  borderTop: `1px solid ${roles.line}`,
  '@media': { [narrowScreen]: { display: 'grid', gap: '8px', padding: '20px 0' } },
});

const cell = style({
  padding: `22px ${columnGap} 24px 0`,
  verticalAlign: 'baseline',
  '@media': { [narrowScreen]: { display: 'block', padding: 0 } },
});
export const service = style([
  cell,
  {
    position: 'relative',
    '::before': {
      content: '',
      position: 'absolute',
      left: `calc(${ledgerMargin}*-1)`,
      top: '50%',
      width: 8,
      height: '56%',
      background: palette.red,
      transform: 'translateY(-50%) scaleY(0)',
      transition: `transform ${vars.time.base} ${vars.ease}`,
    },
    selectors: {
      '&&': { fontSize: 'clamp(1.75rem,2.9vw,3.25rem)', lineHeight: 1.08 },
      [`${row}:hover &::before`]: { transform: 'translateY(-50%)' },
    },
  },
]);
export const work = style([cell, { color: roles.muted, fontSize: vars.size.label, lineHeight: 1.5 }]);
export const result = style([
  cell,
  {
    ...tall,
    paddingRight: 0,
    fontSize: 'clamp(1.625rem,2.5vw,2.75rem)',
    lineHeight: 1,
    textAlign: 'right',
    '@media': { [narrowScreen]: { textAlign: 'left' } },
  },
]);
