import type { Art } from '../art.ts';
import { picture } from '../picture.ts';
import {
  bar,
  disc,
  ink,
  line,
  path,
  polar,
  random,
  repeat,
  ring,
  round,
  sector,
  through,
  ticks,
} from '../shapes.ts';

export function embeddingFan(): Art {
  const chance = random(83);
  const [cx, cy] = [110, 790];
  const vectors = repeat(72, i => {
    const [x, y] = polar(cx, cy, 420 + chance() * 560, 18 + i);
    const twin = i === 40 || i === 41;
    if (twin) return '';
    return (
      line(cx, cy, x, y, i % 5 ? ink.grey600 : ink.grey300, i % 5 ? 1.5 : 2.5) +
      disc(x, y, 6 + chance() * 7, ink.grey300)
    );
  });
  const [ax, ay] = polar(cx, cy, 900, 57);
  const [bx, by] = polar(cx, cy, 900, 60);
  const twins =
    line(cx, cy, ax, ay, ink.white, 6) +
    line(cx, cy, bx, by, ink.red, 6) +
    disc(ax, ay, 30, ink.white) +
    disc(bx, by + 22, 30, ink.red);
  return picture(
    ink.black,
    vectors + twins + disc(cx, cy, 34, ink.white),
    'A fan of arrows from one point; two of them end side by side, one white and one red.',
  );
}

export function threeHundredVans(): Art {
  const [cx, cy] = [600, 450];
  const vans = repeat(300, i => {
    const angle = i * 137.508;
    const radius = 430 * Math.sqrt((i + 9) / 309);
    const [x, y] = polar(cx, cy, radius, angle % 360);
    const size = i === 218 ? 48 : 18 + i * 0.05;
    const spin = `rotate(${round(angle % 360)} ${x} ${y})`;
    const colour = i === 218 ? ink.red : i % 7 === 0 ? ink.grey500 : ink.black;
    return `<rect x="${round(x - size / 4)}" y="${round(y - size / 2)}" width="${round(size / 2)}" height="${round(size)}" fill="${colour}" transform="${spin}"/>`;
  });
  return picture(
    ink.grey100,
    vans + disc(cx, cy, 46, ink.black),
    'Three hundred small bars leave a black disc in a spiral like sunflower seeds; one is red.',
  );
}

export function everyPageSaysYes(): Art {
  const answers = repeat(20, i => {
    const [x, y] = [150 + (i % 5) * 225, 135 + Math.floor(i / 5) * 210];
    const no = i === 12;
    const sign = no ? bar(x - 50, y - 13, 100, 26, ink.white) : bar(x - 13, y - 50, 26, 100, ink.black);
    return disc(x, y, 84, no ? ink.red : ink.white) + sign;
  });
  return picture(
    ink.black,
    answers,
    'Twenty discs: nineteen carry an upright bar, and a red one in the middle carries a level bar.',
  );
}

export function sixHours(): Art {
  const [cx, cy] = [600, 450];
  const night = path(sector(cx, cy, 0, 222, 0, 180), { fill: ink.black });
  const wait = path(sector(cx, cy, 0, 268, 180, 184.5), { fill: ink.red });
  const rim = ticks(cx, cy, 268, { count: 144, every: 12, short: 12, long: 32, stroke: ink.black, width: 3 });
  return picture(
    ink.white,
    rim + night + wait + disc(cx, cy, 32, ink.white) + disc(cx, cy, 18, ink.black),
    'A clock face with six hours filled in black and nine minutes, to scale, as a red sliver.',
  );
}

export function twoSources(): Art {
  const left = repeat(32, i => ring(470, 450, 14 + i * 22, ink.white, 1.6));
  const right = repeat(32, i => ring(740, 450, 14 + i * 22, ink.grey400, 1.6));
  return picture(
    ink.black,
    left + right + disc(605, 450, 46, ink.red),
    'Circles spread from two sources and interfere; a red disc sits exactly between them.',
  );
}

export function receipts(): Art {
  const chance = random(61);
  const strips = [
    [150, 480],
    [420, 700],
    [690, 570],
    [960, 360],
  ].map(([x, length], k) => {
    const rows = repeat(Math.floor((length! - 90) / 46), i => {
      const y = 40 + i * 46;
      return bar(x! - 72, y, 60 + chance() * 50, 14, ink.grey400) + bar(x! + 50, y, 30, 14, ink.grey400);
    });
    const teeth = Array.from({ length: 13 }, (_, i): [number, number] => [
      x! - 108 + i * 18,
      length! + (i % 2 ? 18 : 0),
    ]);
    const paper = path(through([[x! - 108, 0], ...teeth, [x! + 108, 0]], true), { fill: ink.white });
    const total = bar(x! - 72, length! - 62, 152, 26, k === 1 ? ink.red : ink.black);
    return paper + rows + total;
  });
  return picture(
    ink.grey800,
    strips.join(''),
    'Four till receipts of different length hang from the top edge; the total of the longest is red.',
  );
}

export function narrowingRange(): Art {
  const bars = repeat(15, i => {
    const half = 370 * (1 - i / 15) ** 1.25 + 12;
    const middle = 430 + i * 5;
    return bar(70 + i * 68, middle - half, 44, half * 2, i % 2 ? ink.grey500 : ink.black);
  });
  return picture(
    ink.grey200,
    bars + disc(1112, 505, 42, ink.red),
    'Fifteen upright bars, each shorter than the last, close in on a red disc.',
  );
}
