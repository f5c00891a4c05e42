import type { Art } from '../art.ts';
import { picture } from '../picture.ts';
import { bar, disc, ink, path, repeat, sector, ticks } from '../shapes.ts';

export function remoteLessons(): Art {
  const steps = repeat(9, i => {
    const y = 690 - i * 66;
    const x = 600 + ((i % 3) - 1) * 26;
    const fill = i === 5 ? ink.red : i === 8 ? ink.white : ink.black;
    const d = `M${x - 330} ${y}L${x} ${y - 150}L${x + 330} ${y}L${x} ${y + 150}Z`;
    return path(d, { fill, stroke: i === 5 ? ink.red : ink.grey300, width: 1.5 });
  });
  return picture(
    ink.black,
    steps + disc(600, 162, 40, ink.black),
    'Nine floors stacked into a tower; the sixth is red and the roof is white.',
  );
}

export function examHall(): Art {
  const clock =
    disc(600, 262, 214, ink.white) +
    ticks(600, 262, 200, { count: 60, every: 5, short: 12, long: 30, stroke: ink.black, width: 3 }) +
    path(sector(600, 262, 0, 160, 0, 66), { fill: ink.red }) +
    disc(600, 262, 16, ink.black);
  const desks = repeat(5, row => {
    const scale = 0.42 + row * 0.17;
    const y = 512 + row * row * 12 + row * 38;
    const count = 11 - row;
    const pitch = 1500 / count;
    return repeat(count, i => {
      const x = 600 + (i - (count - 1) / 2) * pitch;
      const half = 62 * scale;
      return (
        disc(x, y, 22 * scale, ink.white) + bar(x - half, y + 26 * scale, half * 2, 22 * scale, ink.grey400)
      );
    });
  });
  return picture(
    ink.black,
    clock + desks,
    'A hall of desks widening towards the reader under a white clock; the time left is red.',
  );
}
