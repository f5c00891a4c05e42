import type { Art } from '../art.ts';
import { figure } from '../picture.ts';
import { arc, bar, box, circle, disc, ink, line, path, polar, random, rect, repeat } from '../shapes.ts';

/** Parts laid end to end, to scale; returns where they end as well. */
function chain(
  x: number,
  y: number,
  height: number,
  parts: readonly number[],
  unit: number,
  colour: (i: number) => string,
): string {
  let left = x;
  return parts
    .map((part, i) => {
      const piece = bar(left, y, part * unit - 4, height, colour(i));
      left += part * unit;
      return piece;
    })
    .join('');
}

export function nearTwins(): Art {
  const [cx, cy] = [120, 580];
  const others = repeat(
    9,
    i =>
      line(cx, cy, ...polar(cx, cy, 560, 8 + i * 4), ink.grey600, 2) +
      disc(...polar(cx, cy, 560, 8 + i * 4), 9, ink.grey600),
  );
  const [ax, ay] = polar(cx, cy, 940, 66);
  const [bx, by] = polar(cx, cy, 940, 74);
  const pair = line(cx, cy, ax, ay, ink.white, 8) + line(cx, cy, bx, by, ink.white, 8);
  const ends =
    disc(ax, ay, 44, ink.white) + circle(bx, by, 40, { fill: ink.black, stroke: ink.white, width: 8 });
  const angle = path(arc(cx, cy, 700, 66, 74), { stroke: ink.red, width: 22 });
  return figure(
    ink.black,
    others + pair + angle + ends + disc(cx, cy, 26, ink.white),
    'Two arrows with opposite ends, one filled and one hollow, only a small red angle apart.',
  );
}

export function liftedStops(): Art {
  const chance = random(40);
  const [cx, cy] = [600, 337];
  const routes = repeat(10, k => {
    const angle = k * 36;
    const stops = [150, 240, 300, 250, 160].map((radius, j) =>
      polar(
        cx,
        cy,
        radius * (1 + chance() * 0.12) * (k % 5 === 2 || k % 5 === 3 ? 1.35 : 1),
        angle - 12 + j * 6,
      ),
    );
    const lifted = k === 2 || k === 3;
    const d = `M${cx} ${cy}L${stops.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
    const course = path(d, {
      stroke: lifted ? ink.grey400 : ink.black,
      width: lifted ? 3 : 5,
      dash: lifted ? '10 9' : undefined,
    });
    return (
      course +
      stops
        .map(([x, y]) => (lifted ? circle(x + 34, y, 15, { fill: ink.red }) : disc(x, y, 13, ink.black)))
        .join('')
    );
  });
  return figure(
    ink.grey100,
    routes + bar(cx - 30, cy - 30, 60, 60, ink.black),
    'Ten rounds from one depot; the stops of two are lifted out in red to be put back in a better order.',
  );
}

export function twoPrices(): Art {
  const unit = 1040 / 10000;
  const blended = chain(80, 120, 150, [7000, 3000], unit, i => (i ? ink.grey500 : ink.white));
  const parts = [1058, 680, 750, 1250, 1088, 630];
  const broken = chain(80, 400, 150, parts, unit, i => (i % 2 ? ink.grey500 : ink.white));
  const gap = bar(80 + 5456 * unit, 400, 4544 * unit, 150, ink.red);
  return figure(
    ink.black,
    blended + broken + gap + bar(80, 600, 1040, 4, ink.grey600),
    'A blended price as two long pieces; below it the six pieces of the other offer, and the saving in red.',
  );
}

export function minutesToScale(): Art {
  const unit = 1080 / 361;
  const before = [148, 96, 52, 41, 24];
  let left = 60;
  const stages = before.map((minutes, i) => {
    const stage = bar(left, 70 + i * 76, minutes * unit - 4, 56, i % 2 ? ink.grey500 : ink.black);
    left += minutes * unit;
    return stage;
  });
  return figure(
    ink.white,
    stages.join('') +
      bar(60, 478, 1080, 3, ink.grey300) +
      bar(60, 520, 9 * unit, 90, ink.red) +
      bar(60, 640, 1080, 3, ink.grey300),
    'Five stages follow one another like stairs for six hours; below, to the same scale, a red sliver of nine minutes.',
  );
}

export function latencyBudget(): Art {
  const unit = 1060 / 117;
  const budgets = [
    [20, 26, 6, 45, 20],
    [5, 10, 6, 12, 5],
    [3, 5, 6, 6, 3],
  ];
  const greys = [ink.white, ink.grey400, ink.red, ink.grey500, ink.white];
  const rows = budgets
    .map((parts, i) => chain(70, 90 + i * 180, 120, parts, unit, part => greys[part]!))
    .join('');
  const limit = line(70 + 25 * unit, 50, 70 + 25 * unit, 620, ink.white, 4, '12 10');
  return figure(
    ink.black,
    rows + limit,
    'Three delays cut into their stages; the red network part is the same small piece in each, and only the last ends before the dashed limit.',
  );
}

export function writeAheadLog(): Art {
  const pages = repeat(16, i => bar(80 + (i % 4) * 66, 330 + Math.floor(i / 4) * 66, 58, 58, ink.black));
  const log = repeat(10, i =>
    rect(
      470 + i * 66,
      462,
      58,
      58,
      i === 9 ? { fill: ink.red } : { fill: ink.white, stroke: ink.black, width: 5 },
    ),
  );
  const readers = [2, 4, 6].map((seen, i) => {
    const x = 499 + seen * 66;
    return (
      disc(x, 150 + i * 40, 30, ink.black) +
      line(x, 150 + i * 40, x, 452, ink.black, 4) +
      line(x, 452, 340, 452, ink.grey450, 3, '6 8')
    );
  });
  const checkpoint = path('M700 540V610H214V600', { stroke: ink.black, width: 6, dash: '14 10' });
  return figure(
    ink.grey200,
    box(66, 316, 284, 284, ink.black, 6) + pages + log + readers.join('') + checkpoint,
    'A file of pages and a log beside it: three readers look at three versions while the writer adds the red block.',
  );
}
