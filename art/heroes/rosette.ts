import {
  createDrawing,
  disc,
  getPolarPoint,
  ink,
  markRotatingPart,
  repeatShape,
  ring,
  ticks,
} from '../shapes.ts';

/** Draws `count` circles of one radius around the centre, as one group with a shared stroke. */
function drawGarland(count: number, orbit: number, radius: number, opacity: number, c: number): string {
  const loops = repeatShape(count, i => {
    const angle = (i * 360) / count;
    const [x, y] = getPolarPoint(c, c, orbit, angle);
    return `<circle cx="${x}" cy="${y}" r="${radius}"/>`;
  });
  return `<g stroke="${ink.white}" opacity="${opacity}">${loops}</g>`;
}

/** Draws the fintech hero: a banknote rosette of circles, with the value in red. */
export function drawRosette(size = 960): string {
  const c = size / 2;
  const rim = { count: 144, interval: 12, shortLength: size * 0.011, longLength: size * 0.026 };
  const [x, y] = getPolarPoint(c, c, size * 0.225, -48);
  return createDrawing(
    size,
    size,
    markRotatingPart(ticks(c, c, size * 0.478, rim)) +
      ring(c, c, size * 0.478, ink.grey500) +
      drawGarland(60, size * 0.225, size * 0.205, 0.62, c) +
      drawGarland(36, size * 0.118, size * 0.098, 0.9, c) +
      ring(x, y, size * 0.205, ink.red, 7) +
      disc(c, c, size * 0.02, ink.white),
  );
}
