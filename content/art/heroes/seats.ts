import { circle, disc, drawing, ink, line, polar, random, ring } from '../shapes.ts';

/** Orbit (share of the size) and the number of chairs on it. */
const rows = [
  [0.13, 6],
  [0.22, 12],
  [0.31, 20],
  [0.4, 28],
  [0.475, 36],
] as const;

/** Outstaffing: a hall of seats. White and grey are filled, outlined are open, red are the ones you asked for. */
export function seats(size = 900): string {
  const c = size / 2;
  const filled = random(11);
  let body = '';
  rows.forEach(([orbit, count], row) => {
    body += ring(c, c, size * orbit, row === 4 ? ink.white : ink.grey700);
    for (let i = 0; i < count; i++) {
      const angle = (i * 360) / count + row * 7;
      const [x, y] = polar(c, c, size * orbit, angle);
      const chance = filled();
      const chosen = angle % 360 > 28 && angle % 360 < 74;
      const taken = row < 3 || chance > 0.55;
      if (chosen) body += disc(x, y, size * 0.013, ink.red);
      else if (taken) body += disc(x, y, size * 0.013, row === 0 || chance > 0.5 ? ink.white : ink.grey300);
      else body += circle(x, y, size * 0.013, { fill: ink.black, stroke: ink.grey450, width: 1.2 });
    }
  });
  for (const edge of [24, 78]) body += line(c, c, ...polar(c, c, size * 0.475, edge), ink.red, 1.5);
  return drawing(size, size, body + disc(c, c, size * 0.045, ink.white));
}
