import { createDrawing, disc, getPolarPoint, ink, markRotatingPart, ring, ticks } from '../shapes.ts';

/** Radius and colour of each shell, from the outside in. The last one is the kernel. */
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

/** Angle and radius of the input on each of the first six shells. */
const waitingInputs = [
  [300, 7],
  [26, 11],
  [196, 6],
  [128, 9],
  [338, 7],
  [60, 6],
] as const;

/** Draws the AI hero: nine discs stepping down to one red kernel, with inputs on the shells. */
export function drawCore(size = 960): string {
  const c = size / 2;
  const getCentre = (radius: number) => getPolarPoint(c, c, (430 - radius) * 0.4, 252);
  const rim = { count: 180, interval: 15, shortLength: size * 0.011, longLength: size * 0.026 };
  const discs = shells.map(([radius, fill]) => disc(...getCentre(radius), radius, fill));
  const inputs = waitingInputs.map(([angle, r], i) => {
    const [x, y] = getPolarPoint(...getCentre(shells[i]![0]), shells[i]![0], angle);
    return disc(x, y, r + 5, ink.black) + disc(x, y, r, ink.white);
  });
  return createDrawing(
    size,
    size,
    markRotatingPart(ticks(c, c, size * 0.486, rim)) +
      ring(c, c, size * 0.486, ink.white) +
      discs.join('') +
      inputs.join(''),
  );
}
