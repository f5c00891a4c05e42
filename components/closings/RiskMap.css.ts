import { style } from '@vanilla-extract/css';
import { roles } from '../../styles/surfaces.css';
import { palette, vars } from '../../styles/tokens.css';

export const moreText = style({ marginTop: 8 });

export const map = style({
  display: 'grid',
  gridTemplateColumns: 'auto repeat(3,minmax(0,1fr))',
  gap: '1px',
  width: 'min(100%,460px)',
});
export const name = style({
  display: 'grid',
  alignItems: 'center',
  padding: '6px 12px 6px 0',
  fontSize: vars.size.small,
  color: roles.muted,
  // Aligns the lower row's labels to its top.
  selectors: { '&:nth-last-child(-n+3)': { alignItems: 'start' } },
});
/** Darker squares mean more damage. The active square is red. */
const createSquare = (ground: string, dot: string) =>
  style({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '1',
    background: ground,
    '::before': {
      content: '',
      width: '24%',
      aspectRatio: '1',
      borderRadius: '50%',
      background: dot,
      transition: `transform ${vars.time.base} ${vars.ease},background ${vars.time.base}`,
    },
    selectors: {
      '&:hover::before': { transform: 'scale(1.5)' },
      '&:has(:checked)::before': { background: palette.red, transform: 'scale(2.4)' },
      '&:has(:focus-visible)': { outline: `3px solid ${roles.focus}`, outlineOffset: -6 },
    },
  });
export const levelSquares = [
  createSquare(palette.grey200, palette.grey500),
  createSquare(palette.grey300, palette.grey700),
  createSquare(palette.grey700, palette.white),
];
