import type { Art } from '../art.ts';
import { picture } from '../picture.ts';
import { bar, clipped, disc, ink, path, random, repeat, ring, sector } from '../shapes.ts';

export function auditGauge(): Art {
  const [cx, cy] = [600, 716];
  const scale = repeat(61, i => {
    const angle = -90 + i * 3;
    const d = sector(cx, cy, 330, i % 10 === 0 ? 530 : 470, angle - 0.7, angle + 0.7);
    return path(d, { fill: i > 38 && i < 46 ? ink.red : ink.black });
  });
  const needle = path(sector(cx, cy, 0, 300, 35, 37.4), { fill: ink.black });
  return picture(
    ink.white,
    scale + needle + disc(cx, cy, 56, ink.black) + bar(0, cy, 1200, 184, ink.black),
    'Half a gauge with sixty-one marks; its needle points into a short red stretch.',
  );
}

export function testData(): Art {
  const chance = random(23);
  const tiles = repeat(12, i => {
    const [column, row] = [i % 4, Math.floor(i / 4)];
    const [x, y] = [column * 300, row * 300];
    const corner = Math.floor(chance() * 4);
    const [cx, cy] = [corner === 1 || corner === 2 ? x + 300 : x, corner > 1 ? y + 300 : y];
    const shade = [ink.black, ink.grey700, ink.white, ink.black, ink.grey300][Math.floor(chance() * 5)]!;
    const ground = (column + row) % 2 ? ink.grey100 : ink.grey200;
    const quarter = disc(cx, cy, 300, i === 6 ? ink.red : shade) + disc(cx, cy, 150, ground);
    const tile = `<rect x="${x}" y="${y}" width="300" height="300"/>`;
    return bar(x, y, 300, 300, ground) + clipped(`q${i}`, tile, quarter);
  });
  return picture(
    ink.grey100,
    tiles,
    'Twelve tiles, each with one quarter of a ring, like a set of samples; one of them is red.',
  );
}

export function boringFriday(): Art {
  const days = repeat(5, day => {
    const x = 60 + day * 220;
    const count = [7, 6, 7, 5, 1][day]!;
    return repeat(count, i =>
      bar(
        x,
        636 - i * 74,
        200,
        64,
        i === count - 1 && day === 4 ? ink.red : day % 2 ? ink.grey600 : ink.white,
      ),
    );
  });
  return picture(
    ink.black,
    days + bar(0, 708, 1200, 192, ink.grey800),
    'Five columns of equal bricks for five days of releases; Friday has a single red one.',
  );
}

export function fourContracts(): Art {
  const down = repeat(5, i => bar(120 + i * 210, 0, 90, 900, i === 3 ? ink.red : ink.white));
  const across = repeat(4, i => bar(0, 90 + i * 210, 1200, 60, ink.black));
  return picture(
    ink.grey200,
    down + across + disc(600, 450, 210, ink.black) + disc(600, 450, 150, ink.white),
    'Four black bars woven across five upright ones, one of them red, under a white disc.',
  );
}

export function rampAndStairs(): Art {
  const steps = repeat(12, i => bar(i * 100, 840 - i * 62, 100, 900, i % 2 ? ink.black : ink.grey800));
  const ramp = path('M0 900L1200 150V236L140 900Z', { fill: ink.red });
  return picture(
    ink.grey300,
    disc(250, 250, 120, ink.white) + steps + ramp,
    'A black staircase under a white disc, with a red ramp that reaches the same landing.',
  );
}

export function thirdMonth(): Art {
  const months = [
    [330, ink.black],
    [600, ink.grey500],
    [870, ink.red],
  ] as const;
  const link = ([x, colour]: (typeof months)[number]) => ring(x, 450, 210, colour, 64);
  // Each ring comes back over its right neighbour in the upper half, so that the three hold together.
  const over = months.slice(0, 2).map((month, i) => {
    const upper = `<rect x="${month[0]}" y="180" width="280" height="270"/>`;
    return clipped(`over${i}`, upper, link(month));
  });
  return picture(
    ink.grey100,
    months.map(link).join('') + over.join(''),
    'Three heavy rings linked in a row, one for each month; the third is red and holds.',
  );
}
