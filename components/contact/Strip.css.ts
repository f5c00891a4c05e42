import { createVar, style } from '@vanilla-extract/css';
import { halves } from './ContactSection.css';

/** Width of the figure in em. */
export const figureWidth = createVar();
export const strip = style([halves, { gap: 'clamp(32px,6vw,112px)', alignItems: 'end' }]);
export const answer = style({ display: 'grid', gap: 20, containerType: 'inline-size' });
export const figure = style({ fontSize: `min(calc(100cqi/${figureWidth}),22rem)`, lineHeight: 0.78 });
