import { disc, drawing, ink, polar, repeat, ring, ticks, turning } from '../shapes.ts';

/** `count` circles of one radius set around the centre, as one group so that they share their line. */
function garland(c: number, count: number, orbit: number, radius: number, opacity: number): string {
  const loops = repeat(count, i => {
    const [x, y] = polar(c, c, orbit, (i * 360) / count);
    return `<circle cx="${x}" cy="${y}" r="${radius}"/>`;
  });
  return `<g stroke="${ink.white}" opacity="${opacity}">${loops}</g>`;
}

/** Fintech: a banknote rosette drawn from circles only; the red one carries the value. */
export function rosette(size = 960): string {
  const c = size / 2;
  const rim = { count: 144, every: 12, short: size * 0.011, long: size * 0.026 };
  const [x, y] = polar(c, c, size * 0.225, -48);
  return drawing(
    size,
    size,
    turning(ticks(c, c, size * 0.478, rim)) +
      ring(c, c, size * 0.478, ink.grey500) +
      garland(c, 60, size * 0.225, size * 0.205, 0.62) +
      garland(c, 36, size * 0.118, size * 0.098, 0.9) +
      ring(x, y, size * 0.205, ink.red, 7) +
      disc(c, c, size * 0.02, ink.white),
  );
}
