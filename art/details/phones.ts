import {
  bar,
  box,
  circle,
  disc,
  ink,
  line,
  path,
  random,
  rect,
  repeat,
  ring,
  sector,
  ticks,
} from '../shapes.ts';
import { type Scene, scene } from './scene.ts';

const [left, top, width, height] = [390, 60, 420, 780];

/** A telephone as a plain rectangle, with whatever is on its screen. */
const phone = (screen: string, paper: string): string =>
  bar(left - 14, top - 14, width + 28, height + 28, ink.black) +
  bar(left, top, width, height, paper) +
  screen;

/** One alert that made it through, above the many that were not sent. */
export function alerts(): Scene {
  const muted = repeat(8, i => {
    const y = 268 + i * 70;
    return (
      bar(420, y, 360, 50, ink.grey800) +
      disc(446, y + 25, 10, ink.grey700) +
      bar(472, y + 21, 220 - (i % 3) * 50, 8, ink.grey700)
    );
  });
  const sent =
    bar(420, 110, 360, 130, ink.red) +
    disc(466, 176, 24, ink.white) +
    bar(510, 152, 220, 12, ink.white) +
    bar(510, 184, 150, 12, ink.white);
  const waves = repeat(7, i => ring(466, 176, 330 + i * 90, i % 2 ? ink.grey300 : ink.grey400, 2));
  return scene(ink.grey200, waves, phone(muted + sent, ink.black));
}

/** Away to the bank and back to the same step: the way back is red. */
export function wayBack(): Scene {
  const screen = (x: number, dark: boolean) => {
    const [paper, mark] = dark ? [ink.black, ink.white] : [ink.white, ink.black];
    const rows = repeat(4, i => bar(x + 36, 470 + i * 54, 228 - i * 36, 16, i === 0 ? mark : ink.grey450));
    return (
      bar(x, 170, 300, 560, paper) +
      box(x, 170, 300, 560, ink.black, 8) +
      circle(x + 150, 320, 76, { stroke: mark, width: 10 }) +
      disc(x + 150, 320, 22, mark) +
      rows
    );
  };
  const there = path('M290 130V70H910V130', { stroke: ink.black, width: 6 });
  const back =
    path('M910 770V836H290V790', { stroke: ink.red, width: 16 }) +
    path('M246 800L290 748L334 800Z', { fill: ink.red });
  return scene(ink.grey300, there, back, screen(140, false), screen(760, true));
}

/** One large dial and one large button: weigh, read, done. */
export function scale(): Scene {
  const dial =
    ring(600, 330, 160, ink.black, 6) +
    ticks(600, 330, 150, { count: 60, every: 5, short: 12, long: 28, stroke: ink.black, width: 3 });
  const reading = path(sector(600, 330, 60, 112, -140, 66), { fill: ink.red });
  const foot =
    bar(430, 560, 340, 16, ink.black) +
    bar(430, 600, 210, 16, ink.grey400) +
    bar(430, 690, 340, 110, ink.black) +
    bar(540, 736, 120, 18, ink.white);
  const table = bar(0, 786, 1200, 114, ink.grey700);
  return scene(ink.grey800, table, phone(dial + reading + foot, ink.white));
}

/** A delivery signed in the forest: the tablet keeps it until the network returns. */
export function signature(): Scene {
  const rows = repeat(5, i =>
    bar(430, 130 + i * 52, [300, 220, 340, 180, 260][i]!, 14, i ? ink.grey300 : ink.black),
  );
  const stroke =
    'M440 640C470 520 500 520 500 600S540 690 570 590S610 520 630 600S680 700 700 580S740 560 772 610';
  const field =
    box(424, 470, 352, 240, ink.black, 4) +
    line(444, 670, 756, 670, ink.grey400, 2) +
    path(stroke, { stroke: ink.red, width: 12 });
  const trees = repeat(14, i => {
    const x = 20 + i * 88;
    const tall = 420 + ((i * 53) % 7) * 56;
    return bar(x, 900 - tall, 30, tall, i % 2 ? ink.grey700 : ink.grey600);
  });
  return scene(ink.black, trees, phone(rows + field + disc(600, 770, 26, ink.black), ink.white));
}

/** A seat plan of screens, each saving on its own device; one has lost its line and carries on. */
export function devices({ columns = 6, rows = 5, marked = 15, seed = 61 } = {}): Scene {
  const chance = random(seed);
  const screens = repeat(columns * rows, i => {
    const [x, y] = [70 + (i % columns) * 184, 50 + Math.floor(i / columns) * 166];
    const done = 0.2 + chance() * 0.75;
    const hit = i === marked;
    const frame = rect(x, y, 140, 96, hit ? { fill: ink.red } : { fill: ink.white });
    const written = repeat(4, k =>
      bar(
        x + 14,
        y + 16 + k * 18,
        112 * Math.min(1, Math.max(0.1, done * 4 - k)),
        7,
        hit ? ink.white : ink.black,
      ),
    );
    const cable = hit
      ? line(x + 70, y + 96, x + 70, y + 140, ink.red, 4, '6 8')
      : bar(x + 68, y + 96, 4, 44, ink.grey500);
    return frame + written + cable;
  });
  return scene(
    ink.black,
    repeat(rows, i => bar(0, 186 + i * 166, 1200, 4, ink.grey500)),
    screens,
  );
}
