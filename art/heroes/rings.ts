import { createDrawing, disc, ink, markRotatingPart, path, ring, sector, ticks } from '../shapes.ts';

/** Draws the philosophy statement's image: three rings and one short beam. */
export function drawPhilosophyRing(size = 620): string {
  const c = size / 2;
  const rim = { count: 96, interval: 8, shortLength: size * 0.014, longLength: size * 0.034 };
  return createDrawing(
    size,
    size,
    [0.47, 0.36, 0.25].map((share, i) => ring(c, c, size * share, i ? ink.grey700 : ink.grey450)).join('') +
      markRotatingPart(ticks(c, c, size * 0.47, rim)) +
      path(sector(c, c, size * 0.25, size * 0.36, 284, 320), { fill: ink.red }) +
      disc(c, c, size * 0.09, ink.white),
  );
}
