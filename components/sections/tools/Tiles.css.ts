import { style } from '@vanilla-extract/css';
import { textPadding } from '../../../styles/layout.css';
import { roles } from '../../../styles/surfaces.css';

const fourPerRow = '(min-width: 1024px)';
const inset = 'clamp(18px,2.6vw,36px)';

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
  '@media': { [fourPerRow]: { gridTemplateColumns: 'repeat(4,minmax(0,1fr))' } },
});
/** In turn on the section's ground and on its opposite. */
export const tile = style({
  position: 'relative',
  minHeight: 'clamp(248px,25vw,380px)',
  padding: inset,
  selectors: {
    '&:nth-child(odd)': { paddingLeft: textPadding, background: roles.fg, color: roles.bg },
  },
  '@media': { [fourPerRow]: { selectors: { '&:nth-child(3)': { paddingLeft: inset } } } },
});
export const mark = style({
  position: 'absolute',
  right: inset,
  bottom: inset,
  width: 'clamp(88px,12vw,176px)',
  height: 'auto',
  aspectRatio: '1',
});
export const text = style({ marginTop: 10 });
