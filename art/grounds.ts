import { bar, createDrawing, ink, path, repeatShape, roundToTenth } from './shapes.ts';

/** Backgrounds of first screens. Pages draw the moving parts. */

const STRATA = [ink.grey100, ink.grey300, ink.grey450, ink.grey700, ink.black];

/** Draws five layers of rock, each with its own grain. */
export function drawStrata(): string {
  const [width, height] = [1440, 500];
  const depth = height / STRATA.length;
  const drawEdge = (layer: number) =>
    Array.from({ length: 37 }, (_, index) => {
      const x = index * 40;
      const y = layer * depth + (layer && 7 * Math.sin(index / 2.4 + layer * 2.1));
      return `${index ? 'L' : 'M'}${x} ${roundToTenth(y)}`;
    }).join('');
  const drawGrain = (layer: number) =>
    path(
      Array.from({ length: 150 }, (_, index) => {
        const x = (index * 347 + layer * 53) % width;
        const y = layer * depth + 14 + ((index * 61) % (depth - 22));
        return `M${x} ${roundToTenth(y)}h${3 + layer * 3}`;
      }).join(''),
      { stroke: layer < 3 ? ink.grey500 : ink.grey600, width: 1.4 },
    );
  return createDrawing(
    width,
    height,
    STRATA.map((fill, layer) => path(`${drawEdge(layer)}V${height}H0Z`, { fill }) + drawGrain(layer)).join(
      '',
    ),
  ).replace('<svg', '<svg preserveAspectRatio="none"');
}

/** Draws the waves printed under a banknote. */
export const drawBanknoteWaves = (): string =>
  createDrawing(
    1440,
    828,
    repeatShape(46, index => {
      const [x, y] = [index % 2 ? -26 : 0, index * 19 - 10];
      return path(`M${x - 40} ${y}c200-120 360 120 560 0s360-120 560 0s300 90 420 0`, {
        stroke: ink.grey300,
      });
    }),
  ).replace('<svg', '<svg preserveAspectRatio="xMidYMid slice"');

/** Draws a tile of a banknote's border for `border-image`, whose edges repeat its sides. */
export function drawBanknoteBorder(): string {
  const depth = 26;
  const wave = (rise: number) => `q12 ${-rise} 24 0t24 0`;
  const side = repeatShape(6, index =>
    path(`M0 13${wave([24, -24, 16, -16, 8, -8][index] ?? 0)}`, { stroke: ink.black, width: 0.9 }),
  );
  const place = (x: number, y: number, angle: number) =>
    `<g transform="translate(${x} ${y})rotate(${angle})">${side}</g>`;
  const end = depth + 48;
  return createDrawing(
    end + depth,
    end + depth,
    place(depth, 0, 0) +
      place(depth, end, 0) +
      place(depth, depth, 90) +
      place(end + depth, depth, 90) +
      [0, end]
        .flatMap(x =>
          [0, end].map(y => bar(x + 3, y + 3, 20, 20, ink.black) + bar(x + 6, y + 6, 14, 14, ink.white)),
        )
        .join(''),
  );
}
