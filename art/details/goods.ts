import { circle, disc, ink, line, path, polar, random, repeat, ring, sector, ticks } from '../shapes.ts';
import { type Scene, scene } from './scene.ts';

/** An exploded drawing with balloons; the balloon that was tapped is red. */
export function balloons(): Scene {
  const parts = [
    [250, 640, 150],
    [390, 545, 96],
    [520, 455, 128],
    [665, 355, 70],
    [790, 270, 104],
  ] as const;
  const axis = line(130, 722, 960, 154, ink.grey400, 3, '24 10 4 10');
  const body = parts.map(
    ([x, y, r], i) =>
      disc(x, y, r, i % 2 ? ink.grey500 : ink.black) +
      ring(x, y, r * 0.62, ink.white, 5) +
      disc(x, y, r * 0.24, ink.white),
  );
  const notes = [
    [250, 640, 150, 330],
    [390, 545, 560, 760],
    [520, 455, 400, 190],
    [665, 355, 900, 560],
    [790, 270, 1040, 330],
  ].map(
    ([x, y, bx, by], i) =>
      line(x!, y!, bx!, by!, i === 3 ? ink.red : ink.black, 4) +
      circle(bx!, by!, 46, i === 3 ? { fill: ink.red } : { fill: ink.white, stroke: ink.black, width: 5 }),
  );
  return scene(ink.grey200, axis, notes.map(note => note).join(''), body.join(''));
}

/** A serial number narrows a million parts to the right one. */
export function narrowing({ seed = 54 } = {}): Scene {
  const chance = random(seed);
  const counts = [220, 90, 34, 11, 4];
  const rows = counts.map((count, row) =>
    repeat(count, () => {
      const spread = 1080 * 0.62 ** row;
      const size = 4 + row * 3.4;
      return disc(
        600 + (chance() - 0.5) * spread,
        60 + row * 156 + chance() * 118,
        size,
        row === 4 ? ink.grey300 : ink.white,
      );
    }),
  );
  const funnel = path('M40 20L540 890M1160 20L660 890', { stroke: ink.grey600, width: 3 });
  return scene(ink.black, funnel, rows.join(''), disc(600, 846, 38, ink.red));
}

/** Eight minutes for a bouquet: stems around a dial, the time left in red. */
export function reservation({ stems = 24, left = 0.34 } = {}): Scene {
  const [cx, cy] = [600, 450];
  const flowers = repeat(stems, i => {
    const angle = (i * 360) / stems;
    const [x, y] = polar(cx, cy, 388, angle);
    const gone = i / stems > left;
    return (
      line(...polar(cx, cy, 250, angle), x, y, ink.black, 5) +
      (gone
        ? circle(x, y, 26, { fill: ink.grey200, stroke: ink.black, width: 5 })
        : disc(x, y, 30, ink.black))
    );
  });
  const dial =
    disc(cx, cy, 230, ink.white) +
    ticks(cx, cy, 222, { count: 48, every: 6, short: 14, long: 34, stroke: ink.black, width: 4 });
  return scene(
    ink.grey200,
    flowers,
    dial,
    path(sector(cx, cy, 40, 176, 0, 360 * left), { fill: ink.red }),
    disc(cx, cy, 26, ink.black),
  );
}
