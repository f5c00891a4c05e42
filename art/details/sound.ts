import { bar, circle, disc, ink, line, random, rect, repeat } from '../shapes.ts';
import { type Scene, scene } from './scene.ts';

/** The same clap at both ends of a call; the red gap is the delay. */
export function waves({ seed = 38, delay = 150 } = {}): Scene {
  const row = (y: number, shift: number, colour: string) => {
    const chance = random(seed);
    return repeat(70, i => {
      const x = 50 + i * 16 + shift;
      const loud =
        16 +
        chance() * 44 +
        250 * Math.exp(-(((i - 14) / 3.2) ** 2)) +
        190 * Math.exp(-(((i - 42) / 5) ** 2));
      return x > 1150 ? '' : bar(x, y - loud / 2, 9, loud, colour);
    });
  };
  const gap = bar(278, 20, delay, 860, ink.red);
  return scene(
    ink.white,
    gap,
    row(250, 0, ink.black),
    row(660, delay, ink.black),
    bar(0, 448, 1200, 4, ink.black),
  );
}

/** A score both can write on: staves, notes, and one bar marked for the lesson. */
export function score({ seed = 24 } = {}): Scene {
  const chance = random(seed);
  const staves = repeat(4, row => {
    const y = 110 + row * 200;
    const lines = repeat(5, i => bar(60, y + i * 24, 1080, 3, ink.black));
    const notes = repeat(16, i => {
      const x = 110 + i * 66;
      const step = Math.round(chance() * 7);
      const ny = y + 96 - step * 12;
      const stem =
        step > 3
          ? line(x - 13, ny, x - 13, ny + 76, ink.black, 5)
          : line(x + 13, ny, x + 13, ny - 76, ink.black, 5);
      return (
        stem +
        (chance() > 0.3
          ? disc(x, ny, 15, ink.black)
          : circle(x, ny, 13, { fill: ink.white, stroke: ink.black, width: 5 }))
      );
    });
    return lines + repeat(5, i => bar(60 + i * 269, y, 4, 99, ink.black)) + notes;
  });
  return scene(ink.white, rect(598, 470, 270, 178, { stroke: ink.red, width: 12 }), staves);
}
