import { createVar, style } from '@vanilla-extract/css';
import { upTo } from '../../styles/breakpoints';
import { textPadding } from '../../styles/layout.css';
import { roles } from '../../styles/surfaces.css';
import { vars } from '../../styles/tokens.css';

/** Width of the figure in em. */
export const figureWidth = createVar();
export const answer = style({
  display: 'grid',
  alignContent: 'end',
  gap: 20,
  padding: `clamp(40px,6vw,96px) ${vars.gutter} clamp(40px,6vw,96px) ${textPadding}`,
  // In wide windows, the drawing starts above the panel, so that it ends above the figure.
  background: 'right 0 top min(0px,704px - 42vw)/100% no-repeat',
  backgroundColor: roles.bg,
  '@media': { [upTo('tablet')]: { paddingTop: '92vw' } },
  containerType: 'inline-size',
});
export const figure = style({ fontSize: `min(calc(100cqi/${figureWidth}),26rem,64vw)`, lineHeight: 0.78 });
