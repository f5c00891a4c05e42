import { style } from '@vanilla-extract/css';
import { upTo } from '../../../styles/breakpoints';
import { textPadding } from '../../../styles/layout.css';
import { roles } from '../../../styles/surfaces.css';
import { vars } from '../../../styles/tokens.css';

export const posters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
  gridTemplateRows: '1fr auto auto auto',
  '@media': { [upTo('menu')]: { gridTemplateColumns: 'minmax(0,1fr)', gridTemplateRows: 'none' } },
});
/** Aligns titles and texts of both posters. */
export const poster = style({
  display: 'grid',
  gridRow: 'span 4',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
  minHeight: 440,
  padding: 'clamp(28px,4.4vw,64px)',
  ':first-child': { paddingLeft: textPadding },
  ':focus-visible': { outlineOffset: -10 },
  '@media': {
    [upTo('menu')]: { gridTemplateRows: '1fr auto auto auto', minHeight: 280, paddingInline: vars.gutter },
  },
});
export const pictogram = style({
  width: 96,
  height: 96,
  strokeWidth: 1.4,
  vars: { '--pic-red': roles.mark },
});
export const title = style({ marginTop: 28 });
export const text = style({ marginTop: 10 });
export const arrow = style({
  marginTop: 28,
  width: 40,
  height: 40,
  transition: `transform ${vars.time.base} ${vars.ease}`,
  selectors: { [`${poster}:is(:hover,:focus-visible) &`]: { transform: 'translateX(10px)' } },
});
