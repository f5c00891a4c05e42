// Separate from `mark.ts`, because pages load this file and need no other drawing.

/**
 * Draws the built-in mark on a grid of 32. If you change it, also change the sizes in `mark.ts` and run `node
 * art/write.ts`. A logo from the settings replaces the mark (docs/decisions/brand.md).
 * @param name colour of the wordmark
 * @param accent attributes of the beam
 */
export const drawMark = (name: string, accent: string): string =>
  `<circle cx="16" cy="16" r="14.5" stroke="${name}" stroke-width="2.5"></circle><path ${accent} d="M10.22 3.03A14.2 14.2 0 0 1 21.78 3.03L17.63 12.35A4 4 0 0 0 14.37 12.35Z"></path><circle cx="16" cy="16" r="5" fill="${name}"></circle>`;
