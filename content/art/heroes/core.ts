import { disc, drawing, ink, polar, ring, ticks, turning } from '../shapes.ts';

/** The shells, from the outside in; the last is the kernel. */
const shells = [
  [430, '#1C1C1C'],
  [378, '#242424'],
  [328, '#333333'],
  [280, '#4A4A4A'],
  [234, ink.grey500],
  [190, '#B4B4B4'],
  [148, ink.white],
  [108, ink.black],
  [70, ink.red],
] as const;

/** The inputs: one small body waiting on each of the first six shells. */
const waiting = [
  [300, 7],
  [26, 11],
  [196, 6],
  [128, 9],
  [338, 7],
  [60, 6],
] as const;

/** AI: nine discs stepping down to one red kernel, with inputs waiting on the shells. */
export function core(size = 960): string {
  const c = size / 2;
  const centre = (radius: number) => polar(c, c, (430 - radius) * 0.4, 252);
  const rim = { count: 180, every: 15, short: size * 0.011, long: size * 0.026 };
  const discs = shells.map(([radius, fill]) => disc(...centre(radius), radius, fill));
  const inputs = waiting.map(([angle, r], i) => {
    const [x, y] = polar(...centre(shells[i]![0]), shells[i]![0], angle);
    return disc(x, y, r + 5, ink.black) + disc(x, y, r, ink.white);
  });
  return drawing(
    size,
    size,
    turning(ticks(c, c, size * 0.486, rim)) +
      ring(c, c, size * 0.486, ink.white) +
      discs.join('') +
      inputs.join(''),
  );
}
