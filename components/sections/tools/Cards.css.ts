import { style } from '@vanilla-extract/css';
import { above, upTo } from '../../../styles/breakpoints';
import { textPadding } from '../../../styles/layout.css';
import { palette, vars } from '../../../styles/tokens.css';

export const LAYERS = [
  palette.grey200,
  palette.grey300,
  palette.grey400,
  palette.grey600,
  palette.grey800,
  palette.black,
];
const SLANT = 24;

export const section = style({ paddingTop: vars.section });
/** A layer of rock. It covers the lower edge of the layer above. */
export const layer = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0,1fr)',
  alignItems: 'center',
  gap: `12px ${vars.colGap}`,
  marginTop: -SLANT,
  padding: `${SLANT + 20}px ${textPadding} ${2 * SLANT + 12}px`,
  clipPath: `polygon(0 ${SLANT}px,100% 0,100% 100%,0 100%)`,
  selectors: { '&:nth-child(n+4)': { color: palette.white } },
  '@media': { [above('tablet')]: { gridTemplateColumns: '72px minmax(0,4fr) minmax(0,5fr) minmax(0,4fr)' } },
});
export const name = style({ selectors: { '&&': { fontSize: 'clamp(2.25rem,4.6vw,4.25rem)' } } });
export const below = style({ '@media': { [upTo('tablet')]: { gridColumn: '2' } } });
