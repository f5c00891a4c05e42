import { style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { roles } from '../../../styles/surfaces.css';
import { vars } from '../../../styles/tokens.css';

const hairline = `1px solid ${roles.line}`;
/** Keeps content in front of the rising black background. */
const liftedTile = style({ position: 'relative' });

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4,minmax(0,1fr))',
  borderTop: hairline,
  borderLeft: hairline,
  '@media': { '(max-width: 1023px)': { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' } },
});
export const tile = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 280,
  padding: '28px 28px 30px',
  borderRight: hairline,
  borderBottom: hairline,
  background: roles.bg,
  '@media': { [upTo('phone')]: { minHeight: 200, padding: 18 } },
});
export const mark = style([
  liftedTile,
  { marginBottom: 'auto', '@media': { [upTo('phone')]: { width: 44, height: 44 } } },
]);
export const title = style([
  liftedTile,
  { marginTop: 40, '@media': { [upTo('phone')]: { fontSize: '1.3125rem' } } },
]);
export const text = style([
  liftedTile,
  {
    marginTop: 10,
    color: roles.muted,
    fontSize: vars.size.label,
    lineHeight: 1.5,
    '@media': { [upTo('phone')]: { fontSize: '.9375rem' } },
  },
]);
