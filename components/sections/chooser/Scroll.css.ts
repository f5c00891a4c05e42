import { style } from '@vanilla-extract/css';
import { noScript, upTo } from '../../../styles/breakpoints';
import { roles } from '../../../styles/surfaces.css';
import { text as type } from '../../../styles/text.css';
import { palette, vars } from '../../../styles/tokens.css';

const rowHeight = 72;
/** Half a row more than six is visible as a hint that the list scrolls. */
const viewHeight = 6.5 * rowHeight;

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,7fr) minmax(0,5fr)',
  gap: `${vars.colGap} clamp(32px,6vw,96px)`,
  alignItems: 'start',
  '@media': {
    [upTo('tablet')]: { gridTemplateColumns: 'minmax(0,1fr)', gap: '28px' },
    [noScript]: { gridTemplateColumns: 'minmax(0,1fr)' },
  },
});

export const view = style({
  position: 'relative',
  maxHeight: viewHeight,
  overflow: 'auto',
  scrollbarWidth: 'none',
  borderBlock: `1px solid ${roles.line}`,
  '@media': {
    [upTo('menu')]: { maxHeight: 'none', overflow: 'visible' },
    [noScript]: { display: 'none' },
    print: { display: 'none' },
  },
});
export const list = style({ borderLeft: `8px solid ${palette.grey200}` });
export const name = style([
  type.h3,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    width: '100%',
    minHeight: rowHeight,
    padding: '8px 16px 8px 28px',
    textAlign: 'left',
    color: roles.muted,
    fontSize: 'clamp(1.5rem,1.2rem + 1.2vw,2.375rem)',
    transition: `color ${vars.time.base},padding ${vars.time.slide} ${vars.ease}`,
    ':hover': { color: roles.fg },
    ':focus-visible': { outlineOffset: -4 },
    // On the border of the list.
    '::before': {
      content: '',
      position: 'absolute',
      inset: '0 100% 0 -8px',
      background: palette.red,
      transform: 'scaleY(0)',
      transition: `transform ${vars.time.slide} ${vars.ease}`,
    },
    selectors: {
      '&[aria-expanded=true]': { paddingLeft: 40, color: roles.fg },
      '&[aria-expanded=true]::before': { transform: 'none' },
    },
    '@media': {
      [upTo('menu')]: {
        minHeight: 56,
        paddingLeft: 20,
        fontSize: '1.375rem',
        selectors: { '&[aria-expanded=true]': { paddingLeft: 20, background: roles.fg, color: roles.bg } },
      },
    },
  },
]);
export const texts = style({
  display: 'grid',
  minHeight: viewHeight,
  paddingTop: 14,
  '@media': {
    [upTo('tablet')]: { minHeight: 0, padding: 0 },
    [noScript]: { gap: '56px' },
    print: { gap: '32px' },
  },
});
export const text = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: '28px',
});
export const closedText = style({
  display: 'none',
  '@media': { [noScript]: { display: 'flex' }, print: { display: 'flex' } },
});
export const motto = style({
  display: 'grid',
  gap: '4px',
  paddingTop: 16,
  borderTop: `2px solid ${roles.fg}`,
});
