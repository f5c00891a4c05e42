import {
  bar,
  box,
  createBackground,
  createRandom,
  disc,
  getPolarPoint,
  ink,
  line,
  path,
  repeatShape,
  ring,
  sector,
} from '../shapes.ts';

const [cx, cy] = [600, 450];
const rings = [90, 190, 300, 420, 550];

/** Draws streets from the rings to the edge of the map. Every sixth is a main road. */
const drawStreets = (): string =>
  repeatShape(26, i => {
    const angle = (i * 360) / 26 + (((i * 53) % 9) - 4);
    const isRoad = i % 6 === 0;
    const from = getPolarPoint(cx, cy, rings[i % 3]!, angle);
    const to = getPolarPoint(cx, cy, 820, angle + (i % 2 ? 4 : -3));
    return line(...from, ...to, isRoad ? ink.white : ink.grey600, isRoad ? 6 : 2.5);
  });

/** Draws blocks of houses as sectors that follow the rings. */
function drawBlocks(): string {
  const random = createRandom(9);
  return repeatShape(70, () => {
    const from = random() * 360;
    const inner = [98, 198, 308, 428][Math.floor(random() * 4)]!;
    const depth = 30 + random() * 60;
    const d = sector(cx, cy, inner, inner + depth, from, from + 4 + random() * 7);
    return path(d, { fill: random() > 0.8 ? ink.grey500 : ink.grey800 });
  });
}

/** Draws a city map: rings and streets around the market square, with the office in red. */
export function drawCityMap(): string {
  const [x, y] = getPolarPoint(cx, cy, 300, 118);
  return createBackground(
    1200,
    900,
    ink.black,
    rings.map((r, i) => ring(cx, cy, r, i === 2 ? ink.white : ink.grey500, i === 2 ? 10 : 3)).join('') +
      drawStreets() +
      drawBlocks() +
      bar(cx - 44, cy - 44, 88, 88, ink.black) +
      box(cx - 44, cy - 44, 88, 88, ink.white, 4) +
      bar(cx - 16, cy - 16, 32, 32, ink.white) +
      ring(x, y, 46, ink.red, 3) +
      ring(x, y, 74, ink.red, 1.5) +
      disc(x, y, 22, ink.red),
  );
}
