import { createVar, style } from '@vanilla-extract/css';
import { textPadding } from '../../styles/layout.css';
import { vars } from '../../styles/tokens.css';

/** Width of the figure in em. */
export const figureWidth = createVar();
export const answer = style({
  display: 'grid',
  alignContent: 'end',
  gap: 20,
  padding: `clamp(40px,6vw,96px) ${vars.gutter} clamp(40px,6vw,96px) ${textPadding}`,
  containerType: 'inline-size',
});
export const figure = style({ fontSize: `min(calc(100cqi/${figureWidth}),36rem)`, lineHeight: 0.78 });
