import { bar, box, disc, ink, line, random, repeat, ring } from '../shapes.ts';
import { type Scene, scene } from './scene.ts';

const ramp = [ink.grey800, ink.grey700, ink.grey600, ink.grey450, ink.grey300, ink.white];

/** A surface of values as squares, brightest along a ridge; one square is the one being looked at. */
export function heat({
  columns = 16,
  rows = 12,
  focus = [10, 4] as readonly [number, number],
  skew = 0.5,
} = {}): Scene {
  const [w, h] = [1200 / columns, 900 / rows];
  const cells = repeat(columns * rows, i => {
    const [x, y] = [i % columns, Math.floor(i / columns)];
    const ridge = Math.abs(y - rows * 0.3 - (x - columns / 2) ** 2 * 0.06 - x * skew * 0.2);
    const shade = ramp[Math.max(0, 5 - Math.floor(ridge * 0.95))]!;
    const hit = x === focus[0] && y === focus[1];
    return bar(x * w + 4, y * h + 4, w - 8, h - 8, hit ? ink.red : shade);
  });
  return scene(ink.black, cells);
}

/** Papers in rows, questions in columns; the column being marked is red. */
export function marking({ columns = 12, rows = 15, column = 2, seed = 5 } = {}): Scene {
  const chance = random(seed);
  const cells = repeat(columns * rows, i => {
    const [x, y] = [100 + (i % columns) * 91, 62 + Math.floor(i / columns) * 55];
    const score = chance();
    if (i % columns === column) return disc(x, y, 21, ink.red);
    if (i % columns < column) return disc(x, y, 8 + score * 13, ink.black);
    return ring(x, y, 18, ink.grey450, 3);
  });
  return scene(ink.white, cells, box(58, 24, 82 + 91 * column - 41, 0, ink.black, 4));
}

/** Delivery windows: how full each van is; the window that just closed is red. */
export function slots({ columns = 8, rows = 6, full = 27, seed = 21 } = {}): Scene {
  const chance = random(seed);
  const [w, h] = [1080 / columns, 800 / rows];
  const cells = repeat(columns * rows, i => {
    const [x, y] = [60 + (i % columns) * w, 50 + Math.floor(i / columns) * h];
    const share = i === full ? 1 : 0.15 + chance() * 0.7;
    const filled = (w - 20) * share;
    return (
      box(x, y, w - 20, h - 34, ink.grey450, 2) + bar(x, y, filled, h - 34, i === full ? ink.red : ink.white)
    );
  });
  return scene(ink.black, cells);
}

/** A year of weekdays; releases fall on Tuesdays and one of them is today. */
export function releases({ weeks = 20, weekday = 1, today = 14 } = {}): Scene {
  const pitch = 1100 / weeks;
  const cells = repeat(weeks * 7, i => {
    const [week, day] = [Math.floor(i / 7), i % 7];
    const [x, y] = [50 + week * pitch + pitch / 2, 118 + day * 112];
    if (day > 4) return bar(x - 13, y - 3, 26, 6, ink.grey300);
    if (day !== weekday) return ring(x, y, 17, ink.grey450, 3);
    return week === today ? disc(x, y, 34, ink.red) : disc(x, y, 22, ink.black);
  });
  return scene(ink.white, cells, bar(50, 846, 1100, 4, ink.black));
}

/** Money that arrives when it likes: bubbles by month and payer; the quiet month is red and still counted. */
export function seasons({ seed = 14, quiet = 7 } = {}): Scene {
  const chance = random(seed);
  const rows = repeat(5, row => {
    const y = 120 + row * 165;
    const bubbles = repeat(12, month => {
      const radius = month === quiet ? 10 : 14 + chance() * 44 * (row % 2 ? 0.6 : 1);
      return chance() > 0.78 && month !== quiet
        ? ''
        : disc(95 + month * 92, y, radius, month === quiet ? ink.red : ink.black);
    });
    return line(40, y, 1160, y, ink.grey400, 2) + bubbles;
  });
  return scene(ink.grey200, rows);
}

/** Areas in proportion, cut in turns; the smallest that matters is red. */
export function treemap({ depth = 6, seed = 44, marked = 17 } = {}): Scene {
  const chance = random(seed);
  const leaves: [number, number, number, number][] = [];
  const cut = (x: number, y: number, w: number, h: number, left: number) => {
    if (left === 0 || w * h < 9000) return void leaves.push([x, y, w, h]);
    const share = 0.34 + chance() * 0.34;
    if (w > h) {
      cut(x, y, w * share, h, left - 1);
      cut(x + w * share, y, w * (1 - share), h, left - 1);
    } else {
      cut(x, y, w, h * share, left - 1);
      cut(x, y + h * share, w, h * (1 - share), left - 1);
    }
  };
  cut(0, 0, 1200, 900, depth);
  const greys = [ink.black, ink.grey800, ink.grey700, ink.grey500, ink.grey300, ink.white];
  const cells = leaves.map(([x, y, w, h], i) =>
    bar(x + 4, y + 4, w - 8, h - 8, i === marked ? ink.red : greys[(i * 5 + Math.floor(i / 4)) % 6]!),
  );
  return scene(ink.grey200, cells.join(''));
}
