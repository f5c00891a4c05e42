import {
  bar,
  box,
  disc,
  ink,
  line,
  type Point,
  path,
  random,
  rect,
  repeat,
  ring,
  through,
} from '../shapes.ts';
import { type Scene, scene } from './scene.ts';

/** A family of payoff curves that share one strike; the day that matters is red. */
export function payoff({ strike = 620, curves = 9, marked = 5 } = {}): Scene {
  const grid =
    repeat(11, i => line(100 + i * 100, 80, 100 + i * 100, 820, ink.grey200)) +
    line(100, 720, 1100, 720, ink.black, 3);
  const family = repeat(curves, i => {
    const points: Point[] = [];
    for (let x = 100; x <= 1100; x += 20) {
      const soft = 12 + i * 38;
      points.push([x, 720 - soft * 1.15 * Math.log(1 + Math.exp((x - strike) / soft))]);
    }
    return path(through(points), {
      stroke: i === marked ? ink.red : ink.black,
      width: i === marked ? 11 : 3,
    });
  });
  return scene(
    ink.white,
    grid,
    family,
    line(strike, 80, strike, 820, ink.black, 2, '4 10'),
    disc(strike, 720, 16, ink.black),
  );
}

/** Small multiples of one measurement; the slope that calls for somebody is red. */
export function slopes({ columns = 5, rows = 4, seed = 3, marked = 12 } = {}): Scene {
  const chance = random(seed);
  const [w, h] = [1040 / columns, 780 / rows];
  const cells = repeat(columns * rows, i => {
    const [x, y] = [80 + (i % columns) * w, 60 + Math.floor(i / columns) * h];
    const climb = i === marked;
    const points = Array.from({ length: 7 }, (_, k): Point => {
      const level = climb ? 0.08 + (k / 6) ** 1.5 * 0.9 : 0.2 + chance() * 0.34;
      return [x + 14 + (k * (w - 56)) / 6, y + h - 34 - level * (h - 68)];
    });
    const [lastX, lastY] = points.at(-1)!;
    const colour = climb ? ink.red : ink.white;
    const base = line(x + 8, y + h - 24, x + w - 28, y + h - 24, ink.grey600, 2);
    return (
      base +
      path(through(points), { stroke: colour, width: climb ? 9 : 4 }) +
      disc(lastX, lastY, climb ? 16 : 9, colour)
    );
  });
  return scene(ink.black, cells);
}

/** One curve and the band it normally keeps to; where it leaves the band it turns red. */
export function band({ seed = 9 } = {}): Scene {
  const chance = random(seed);
  const days = 30;
  const normal = (k: number) => 480 + Math.sin(k / 5) * 40;
  const dots = Array.from({ length: days }, (_, k): Point => {
    const drift = k > 21 ? (k - 21) * 30 : 0;
    return [90 + k * 35.2, normal(k) + (chance() - 0.5) * 90 - drift];
  });
  const edge = (off: number) =>
    Array.from({ length: days }, (_, k): Point => [90 + k * 35.2, normal(k) + off]);
  const field = path(through([...edge(-78), ...edge(78).reverse()], true), { fill: ink.grey200 });
  const points = dots.map(([x, y], k) => disc(x, y, 11, k > 23 ? ink.red : ink.black)).join('');
  const scale = repeat(8, i => line(60, 120 + i * 96, 84, 120 + i * 96, ink.black, i % 2 ? 2 : 5));
  return scene(
    ink.white,
    field,
    path(through(dots.slice(0, 25)), { stroke: ink.black, width: 3 }),
    points,
    scale,
  );
}

/** Thirteen weeks of cash: solid is booked, outlined is expected, and one week falls below the line. */
export function forecast({ weeks = 13, booked = 4, low = 9, seed = 4 } = {}): Scene {
  const chance = random(seed);
  const pitch = 1080 / weeks;
  const columns = repeat(weeks, i => {
    const height = i === low ? 120 : 280 + chance() * 300;
    const [x, y] = [60 + i * pitch, 720 - height];
    if (i === low) return bar(x, y, pitch - 18, height, ink.red);
    if (i < booked) return bar(x, y, pitch - 18, height, ink.black);
    return rect(x + 2, y, pitch - 22, height, { stroke: ink.black, width: 4, dash: '12 8' });
  });
  return scene(
    ink.grey100,
    columns,
    bar(0, 720, 1200, 6, ink.black),
    line(0, 520, 1200, 520, ink.black, 3, '3 9'),
  );
}

/** Columns in layers, one for each edition of the same factor; the edition in force is red. */
export function editions({ columns = 7, layers = 5, marked = 3, seed = 6 } = {}): Scene {
  const chance = random(seed);
  const greys = [ink.black, ink.grey500, ink.grey300, ink.white, ink.grey700];
  const stacks = repeat(columns, i => {
    let y = 830;
    return repeat(layers, k => {
      const height = 60 + chance() * 100 * (1 - i * 0.06);
      y -= height;
      return bar(90 + i * 150, y, 120, height - 6, i === 5 && k === marked ? ink.red : greys[k % 5]!);
    });
  });
  return scene(ink.grey200, stacks, bar(60, 836, 1080, 6, ink.black));
}

/** How long things took, as dots in piles; the middle of them is the red line. */
export function histogram({ seed = 2, peak = 6, piles = 22, dark = true } = {}): Scene {
  const chance = random(seed);
  const [ground, ash] = dark ? [ink.black, ink.white] : [ink.white, ink.black];
  const dots = repeat(piles, i => {
    const fall = i < peak ? (i / peak) ** 1.6 : Math.exp(-(i - peak) / 4.4);
    const count = Math.max(1, Math.round(17 * fall + chance() * 1.6));
    return repeat(count, k =>
      disc(70 + i * 50.5, 800 - k * 42, 17, k === count - 1 && i > peak + 6 ? ink.grey500 : ash),
    );
  });
  const middle = 70 + (peak + 1.5) * 50.5;
  return scene(
    ground,
    dots,
    bar(40, 836, 1120, 5, ash),
    bar(middle - 5, 60, 10, 800, ink.red),
    ring(middle, 60, 22, ink.red, 10),
  );
}

/** Answers sorted by how sure they are: those left of the line go to a person. */
export function threshold({ seed = 13, at = 0.27 } = {}): Scene {
  const chance = random(seed);
  const x0 = 1200 * at;
  const dots = repeat(24 * 15, i => {
    const [x, y] = [44 + (i % 24) * 48.4, 110 + Math.floor(i / 24) * 49];
    const sure = chance() < (x - 40) / 1100 + 0.08;
    return x < x0 ? ring(x, y, 15, ink.black, 3) : disc(x, y, sure ? 18 : 10, sure ? ink.black : ink.grey500);
  });
  return scene(ink.white, dots, bar(x0 - 7, 0, 14, 900, ink.red), box(0, 0, 1200, 60, ink.white));
}
