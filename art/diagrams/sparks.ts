import {
  bar,
  createDrawing,
  disc,
  ink,
  line,
  type Point,
  path,
  pathThrough,
  repeatShape,
} from '../shapes.ts';

const drawSpark = (body: string): string => createDrawing(240, 72, line(0, 71, 240, 71, ink.grey200) + body);

const drawCurve = (points: readonly Point[]): string =>
  path(pathThrough(points), { stroke: ink.black, width: 2 });

/** Draws an outlier in a row of readings. */
export const drawOutlierSpark = (): string =>
  drawSpark(
    [8, 40, 72, 104, 136, 168, 200, 232]
      .map((x, i) =>
        i === 5
          ? line(x, 71, x, 14, ink.red, 2) + disc(x, 12, 8, ink.red)
          : line(x, 71, x, 46 - ((i * 7) % 20), ink.black, 2),
      )
      .join(''),
  );

/** Draws falling bars, the current one in red. */
export const drawFallingSpark = (): string =>
  drawSpark(
    [64, 60, 56, 44, 36, 28, 20, 14, 12, 10]
      .map((height, i) => bar(i * 24 + 2, 71 - height, 14, height, i === 9 ? ink.red : ink.black))
      .join(''),
  );

/** Draws a level that rises in steps. */
export const drawStepSpark = (): string =>
  drawSpark(
    drawCurve([
      [0, 60],
      ...[48, 96, 144, 192].flatMap((x, i): Point[] => [
        [x, 60 - i * 12],
        [x, 48 - i * 12],
      ]),
      [226, 12],
    ]) + disc(230, 12, 8, ink.red),
  );

/** Draws a curve that levels off. */
export const drawLevelSpark = (): string =>
  drawSpark(
    drawCurve([
      [0, 60],
      [40, 52],
      [80, 36],
      [120, 30],
      [160, 24],
    ]) +
      line(160, 24, 230, 24, ink.black, 2, '5 5') +
      line(160, 4, 160, 71, ink.red, 3),
  );

/** Draws tokenisation: sixteen different digits enter the red wall, and sixteen identical tokens leave it. */
export const drawTokenSpark = (): string =>
  createDrawing(
    740,
    100,
    [30, 52, 18, 44, 26, 58, 36, 14, 48, 22, 40, 56, 20, 34, 50, 28]
      .map((height, i) => bar(i * 17 + Math.floor(i / 4) * 12, 80 - height, 9, height, ink.grey400))
      .join('') +
      repeatShape(16, i => {
        const x = 392 + i * 19 + Math.floor(i / 4) * 12;
        return i > 11
          ? disc(x, 70, 7, ink.white)
          : `<circle cx="${x}" cy="70" r="6.2" stroke="${ink.grey400}" stroke-width="1.5"/>`;
      }) +
      bar(342, 8, 8, 84, ink.red) +
      path('M0 92H336M356 92H740', { stroke: ink.grey700 }),
  );
