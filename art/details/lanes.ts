import { bar, circle, disc, ink, line, type Point, path, random, rect, repeat, through } from '../shapes.ts';
import { type Scene, scene } from './scene.ts';

/** Work in parallel lanes that all end before the line; the lane that took longest is red. */
export function parallel({ lanes = 14, seed = 50, longest = 8 } = {}): Scene {
  const chance = random(seed);
  const rows = repeat(lanes, i => {
    const y = 64 + i * 57;
    const end = i === longest ? 940 : 560 + chance() * 320;
    let out = '';
    for (let x = 60; x < end; ) {
      const length = Math.min(24 + chance() * 110, end - x);
      out += bar(x, y, length, 34, i === longest ? ink.red : ink.black);
      x += length + 6;
    }
    return out;
  });
  return scene(
    ink.white,
    rows,
    bar(1000, 40, 6, 820, ink.black),
    line(60, 876, 1140, 876, ink.grey400, 2, '2 57'),
  );
}

/** Five days become one morning: the old course of a file above, the new one below. */
export function shortened(): Scene {
  const old = repeat(
    5,
    i =>
      bar(60 + i * 218, 130, 206, 230, ink.grey300) +
      rect(80 + i * 218, 210, [150, 90, 166, 60, 120][i]!, 70, { fill: ink.grey500 }),
  );
  const fresh = bar(60, 540, 206, 230, ink.white) + bar(80, 620, 52, 70, ink.red);
  const rest = repeat(4, i =>
    rect(280 + i * 218, 542, 202, 226, { stroke: ink.grey400, width: 3, dash: '8 10' }),
  );
  return scene(
    ink.grey100,
    old,
    fresh,
    rect(60, 540, 206, 230, { stroke: ink.black, width: 5 }),
    rest,
    bar(60, 440, 1080, 4, ink.black),
  );
}

/** Claims with a birthday: each holds for some versions and ends; the one in question ended too early. */
export function lifetimes({ rows = 15, asked = 780, seed = 27 } = {}): Scene {
  const chance = random(seed);
  const bars = repeat(rows, i => {
    const y = 62 + i * 54;
    const from = 60 + chance() * 560;
    const hit = i === 7;
    const to = hit ? 640 : Math.min(1140, from + 240 + chance() * 560);
    const start = hit ? 180 : from;
    const holds = to > asked;
    const colour = hit ? ink.red : holds ? ink.white : ink.grey600;
    return bar(start, y, to - start, 22, colour) + disc(start, y + 11, 19, colour);
  });
  return scene(ink.black, bars, line(asked, 20, asked, 880, ink.white, 3, '10 10'));
}

/** The order in which trams leave, minute by minute, as a staircase; one of them waits for a wheel. */
export function departures({ trams = 18, waits = 11 } = {}): Scene {
  const points: Point[] = [];
  const cars = repeat(trams, i => {
    const [x, y] = [80 + i * 60, 830 - i * 43];
    points.push([x, y], [x + 60, y]);
    return bar(x + 4, y - 34, 52, 26, i === waits ? ink.red : ink.white);
  });
  const hours = repeat(7, i => bar(80 + i * 180, 40, 2, 820, ink.grey700));
  const late =
    line(80 + waits * 60 + 30, 830 - waits * 43, 80 + waits * 60 + 30, 850, ink.red, 4, '6 10') +
    circle(80 + waits * 60 + 30, 850, 16, { fill: ink.red });
  return scene(ink.black, hours, path(through(points), { stroke: ink.grey400, width: 6 }), late, cars);
}
