import type { Art } from '../art.ts';
import { picture } from '../picture.ts';
import {
  bar,
  circle,
  clipped,
  disc,
  ink,
  line,
  path,
  polar,
  random,
  repeat,
  ring,
  sector,
} from '../shapes.ts';

export function options(): Art {
  const waves = repeat(15, i =>
    ring(600, 900, 120 + i * 58, i % 5 === 0 ? ink.white : ink.grey600, i % 5 === 0 ? 2 : 1),
  );
  const candles = [210, 330, 270, 420, 360, 520, 470, 640, 560, 430, 500, 380].map((height, i) => {
    const x = 126 + i * 82;
    const body = bar(x, 900 - height, 34, height * 0.62, i === 7 ? ink.red : i % 3 ? ink.grey700 : ink.white);
    return body + bar(x + 16, 846 - height, 2, height * 0.62 + 110, i === 7 ? ink.red : ink.grey400);
  });
  return picture(
    ink.black,
    waves + candles.join(''),
    'Twelve price candles rise out of rings like a stone dropped in water; the tallest is red.',
  );
}

export function chain(): Art {
  const [cx, cy] = [600, 450];
  const rings = repeat(5, i => ring(cx, cy, 110 + i * 86, i === 2 ? ink.white : '#F5A3A7', i === 2 ? 2 : 1));
  const nodes = repeat(14, i => {
    const [x, y] = polar(cx, cy, 282, (i * 360) / 14);
    return i === 3 ? disc(x, y, 50, ink.white) + disc(x, y, 22, ink.black) : ring(x, y, 50, ink.white, 2);
  });
  const [x, y] = polar(cx, cy, 282, (3 * 360) / 14);
  const alarm = repeat(5, i => ring(x, y, 84 + i * 34, ink.white, 1.2));
  return picture(
    ink.red,
    rings + nodes + alarm + disc(cx, cy, 70, ink.black),
    'A closed chain of fourteen rings on red; one of them is solid and sends out waves.',
  );
}

export function intel(): Art {
  const rain = repeat(46, i => line(-300 + i * 38, 900, 200 + i * 38, 0, ink.grey700, 1.5));
  const grain = repeat(40, i => line(200 + i * 26, 900, -60 + i * 26, 0, ink.black, 2 + i * 0.42));
  return picture(
    ink.black,
    rain +
      disc(600, 450, 330, ink.white) +
      clipped('glass', '<circle cx="600" cy="450" r="330"/>', grain) +
      path(sector(600, 450, 0, 330, 52, 84), { fill: ink.red }),
    'A round glass over slanting lines; inside it they thicken in order, and one red wedge is the answer.',
  );
}

export function sectors(): Art {
  const chance = random(5);
  const [cx, cy] = [600, 470];
  const greys = [ink.black, ink.grey700, ink.grey500, ink.grey300, ink.black, ink.grey200];
  let fan = '';
  for (let from = 0, i = 0; from < 358; i++) {
    const to = Math.min(from + 5 + chance() * 11, 360);
    const d = sector(cx, cy, 150, 210 + chance() * 330, from + 0.8, to - 0.8);
    fan += path(d, { fill: i === 5 ? ink.red : greys[i % 6] });
    from = to;
  }
  return picture(
    ink.grey100,
    fan + disc(cx, cy, 120, ink.black) + ring(cx, cy, 570, ink.grey400) + ring(cx, cy, 390, ink.grey400),
    'A wheel of some forty sectors of unequal length around a black hub; one sector is red.',
  );
}

/** A round reservoir filled to a share of its height. */
function reservoir(x: number, y: number, level: number, colour: string, id: string): string {
  const radius = 118;
  const surface = y + radius - level * 2 * radius;
  const liquid = bar(x - radius, surface, 2 * radius, 2 * radius, colour);
  const tank = `<circle cx="${x}" cy="${y}" r="${radius}"/>`;
  return (
    disc(x, y, radius, ink.white) +
    clipped(id, tank, liquid) +
    circle(x, y, radius, { stroke: ink.black, width: 4 })
  );
}

export function treasury(): Art {
  const levels = [0.72, 0.55, 0.9, 0.48, 0.62, 0.8, 0.16, 0.7, 0.58, 0.66, 0.44, 0.86];
  const pipes =
    repeat(3, i => bar(0, 146 + i * 300, 1200, 8, ink.black)) +
    repeat(4, i => bar(146 + i * 300, 0, 8, 900, ink.black));
  const tanks = levels.map((level, i) => {
    const [x, y] = [150 + (i % 4) * 300, 150 + Math.floor(i / 4) * 300];
    return reservoir(x, y, level, i === 6 ? ink.red : ink.black, `tank${i}`);
  });
  return picture(
    ink.grey200,
    pipes + tanks.join(''),
    'Twelve round tanks on one network of pipes, filled to different heights; the lowest one is red.',
  );
}
