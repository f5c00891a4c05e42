import { createDrawing, ticks } from './shapes.ts';

/** Static parts of the closings. Pages draw the moving parts. */

/** Draws the tick ring around the AI check's shells. */
export const drawCheckRing = (): string =>
  createDrawing(520, 520, ticks(260, 260, 252, { count: 120, interval: 10, shortLength: 8, longLength: 18 }));
