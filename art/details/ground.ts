import { bar, box, circle, disc, ink, line, path, polar, random, repeat } from '../shapes.ts';
import { type Scene, scene } from './scene.ts';

/** Villages, forest tracks and the round of one van. */
export function villageRound({ seed = 180 } = {}): Scene {
  const chance = random(seed);
  const places = Array.from({ length: 34 }, (_, i): [number, number] => [
    80 + ((i * 331) % 1050),
    70 + ((i * 197 + chance() * 40) % 770),
  ]);
  const [cx, cy] = [600, 470];
  const tracks = places.map(([x, y], i) => {
    const [u, v] = places[(i * 7 + 5) % places.length]!;
    return Math.hypot(x - u, y - v) < 420 ? line(x, y, u, v, ink.grey300, 5) : '';
  });
  const stops = Array.from({ length: 9 }, (_, i) => polar(cx, cy, 210 + (i % 3) * 78, 20 + i * 36));
  const round = `M${cx} ${cy}L${stops.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
  return scene(
    ink.grey100,
    tracks.join(''),
    places.map(([x, y], i) => disc(x, y, i % 5 === 0 ? 20 : 11, ink.grey500)).join(''),
    path(round, { stroke: ink.red, width: 12 }),
    stops.map(([x, y]) => circle(x, y, 22, { fill: ink.white, stroke: ink.black, width: 8 })).join(''),
    bar(cx - 34, cy - 34, 68, 68, ink.black),
  );
}

/** Parked trams to scale: lengths in metres on dead-end tracks, with the gap a fire brigade asks for. */
export function yard({ tracks = 9, seed = 74 } = {}): Scene {
  const chance = random(seed);
  const rows = repeat(tracks, i => {
    const y = 90 + i * 90;
    let out = bar(60, y + 27, 1060, 4, ink.grey400) + bar(1116, y - 30, 12, 60, ink.black);
    for (let x = 1090; x > 260; ) {
      const length = [150, 210, 300][Math.floor(chance() * 3)]!;
      if (x - length < 70) break;
      const hit = i === 5 && x === 1090;
      out +=
        bar(x - length, y - 24, length, 48, hit ? ink.red : ink.black) +
        repeat(Math.floor(length / 50), k => bar(x - length + 14 + k * 50, y - 10, 24, 16, ink.white));
      x -= length + 16 + (chance() > 0.72 ? 260 : 0);
    }
    return out;
  });
  return scene(
    ink.grey200,
    rows,
    repeat(12, i => box(60 + i * 96, 872, 0, 14, ink.black, 3)),
  );
}
