import type { Art } from '../art.ts';
import { picture } from '../picture.ts';
import { bar, disc, ink, line, polar, repeat, ring, ticks } from '../shapes.ts';

export function spareParts(): Art {
  /** Width, height and offset of each part along the shaft; the sixth is the one looked for. */
  const parts = [
    [110, 150],
    [26, 330],
    [150, 230],
    [14, 400],
    [60, 120],
    [22, 470],
    [60, 120],
    [180, 270],
    [20, 350],
    [90, 180],
  ] as const;
  let x = 62;
  const row = parts.map(([width, height], i) => {
    const part = bar(
      x,
      450 - height / 2,
      width,
      height,
      i === 5 ? ink.red : i % 3 === 2 ? ink.grey500 : ink.black,
    );
    x += width + 36;
    return part;
  });
  const gear =
    ring(600, 450, 400, ink.grey300, 2) +
    ticks(600, 450, 428, { count: 72, every: 1, short: 28, long: 28, stroke: ink.grey300, width: 8 }) +
    ring(600, 450, 250, ink.grey300, 2);
  return picture(
    ink.grey100,
    gear + line(0, 450, 1200, 450, ink.black, 3, '26 12 4 12') + row.join(''),
    'A machine taken apart along its axis, ten parts in a row; the thin washer in the middle is red.',
  );
}

/** A flower of circles: petals around a heart. */
function flower(x: number, y: number, petals: number, size: number, colour: string, heart: string): string {
  const crown = repeat(petals, i => {
    const [px, py] = polar(x, y, size * 0.6, (i * 360) / petals);
    return disc(px, py, size * (petals > 7 ? 0.34 : 0.42), colour);
  });
  return crown + disc(x, y, size * 0.3, heart);
}

export function flowerMarket(): Art {
  const shades = [ink.white, ink.grey500, ink.grey300, ink.grey700];
  const bed = repeat(12, i => {
    const [column, row] = [i % 4, Math.floor(i / 4)];
    const [x, y] = [150 + column * 300, 150 + row * 300];
    const chosen = i === 6;
    const colour = chosen ? ink.red : shades[(column * 2 + row) % 4]!;
    return flower(x, y, 5 + ((i * 5) % 6), 132, colour, chosen ? ink.white : ink.black);
  });
  return picture(
    ink.black,
    bed,
    'Twelve flowers built from circles, no two with the same petals next to each other; one is red.',
  );
}
