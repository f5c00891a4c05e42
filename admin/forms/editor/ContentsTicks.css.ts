import { createVar, style } from '@vanilla-extract/css';
import { fullMotion, upTo } from '../../../styles/breakpoints';
import { on } from '../../../styles/surfaces.css';
import { palette, vars } from '../../../styles/tokens.css';
import { wideText } from '../Columns.css';

const markWidth = createVar();

export const ticks = style({
  position: 'fixed',
  left: 12,
  top: '50%',
  zIndex: 5,
  display: 'grid',
  maxHeight: '60vh',
  maxWidth: 320,
  overflowY: 'auto',
  scrollbarWidth: 'none',
  transform: 'translateY(-50%)',
  '@media': { [upTo('wide')]: { display: 'none' } },
  selectors: {
    // The list of the form’s parts is in their place.
    [`${wideText} &`]: { display: 'none' },
    '&:is(:hover,:focus-within)': { padding: '8px 0', background: palette.white, boxShadow: vars.shadow },
  },
});
export const subheadingTick = style({});
export const tick = style([
  on.white,
  {
    vars: { [markWidth]: '18px' },
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: 24,
    padding: '0 12px',
    background: 'none',
    textAlign: 'left',
    fontSize: vars.size.small,
    ':focus-visible': { outlineOffset: -2 },
    '::before': { content: '', flex: 'none', width: markWidth, height: 2, background: palette.grey450 },
    selectors: {
      [`&${subheadingTick}`]: { vars: { [markWidth]: '10px' } },
      '&[aria-current]': { vars: { [markWidth]: '28px' } },
      '&[aria-current]::before': { background: palette.red },
      '&:hover': { background: palette.grey100 },
    },
    '@media': { [fullMotion]: { '::before': { transition: `width ${vars.time.base} ${vars.ease}` } } },
  },
]);
/** Only visible while the contents are open. */
export const name = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: {
    [`${ticks}:not(:hover,:focus-within) &`]: { width: 1, height: 1, clipPath: 'inset(50%)' },
  },
});
