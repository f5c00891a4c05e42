import { drawTallNumber } from './digits.ts';
import {
  arc,
  circle,
  createDrawing,
  disc,
  getPolarPoint,
  halfDisc,
  ink,
  path,
  pathThrough,
  repeatShape,
  ring,
  sector,
  ticks,
} from './shapes.ts';

/** Static parts of the closings. Pages draw the moving parts. */

/** Draws the self-test's half gauge, from zero to five. The needle turns around the bottom centre. */
export function drawSelfTestGauge(): string {
  const c = 360;
  const bearing = (value: number) => -90 + 36 * value;
  const [fine, bold] = [0, 1].map(kind =>
    Array.from({ length: 51 }, (_, index) => index)
      .filter(index => (index % 10 === 0) === (kind === 1))
      .map(index => {
        const angle = bearing(index / 10);
        return pathThrough([
          getPolarPoint(c, c, 340, angle),
          getPolarPoint(c, c, kind === 1 ? 292 : 318, angle),
        ]);
      })
      .join(''),
  ) as [string, string];
  const digits = [0, 1, 2, 3, 4, 5].map(value => {
    // Keeps the first and the last label clear of the bottom edge.
    const lift = value === 0 ? 0.13 : value === 5 ? -0.13 : 0;
    const [x, y] = getPolarPoint(c, c, 256, bearing(value + lift));
    return drawTallNumber(value, x, y + 17, 34, ink.white);
  });
  return createDrawing(
    720,
    360,
    halfDisc(c, c, c, 0, ink.black) +
      path(sector(c, c, 120, 216, bearing(3), bearing(5)), { fill: ink.red }) +
      path(fine, { stroke: ink.grey450, width: 1.5 }) +
      path(bold, { stroke: ink.white, width: 4 }) +
      digits.join('') +
      path(arc(c, c, 216, -90, 90) + arc(c, c, 120, -90, 90), { stroke: ink.grey700 }) +
      halfDisc(c, c, 58, 0, ink.white) +
      halfDisc(c, c, 26, 0, ink.black),
  );
}

/** Draws the tick ring around the AI check's shells. */
export const drawCheckRing = (): string =>
  createDrawing(520, 520, ticks(260, 260, 252, { count: 120, every: 10, short: 8, long: 18 }));

const SEATS = 20;
const drawSeat = (index: number) => getPolarPoint(210, 210, 172, (index * 360) / SEATS);

/** Draws twenty empty chairs around a dial. */
export const drawEmptyChairs = (): string =>
  createDrawing(
    420,
    420,
    ring(210, 210, 172, ink.grey700) +
      ticks(210, 210, 128, { count: 60, every: 5, short: 5, long: 12, stroke: ink.grey500 }) +
      repeatShape(SEATS, index => {
        const [x, y] = drawSeat(index);
        return circle(x, y, 19, { fill: ink.black, stroke: ink.grey500, width: 1.5 });
      }),
  );

/** Draws twenty occupied chairs, of which the page reveals one per person. */
export const drawOccupiedChairs = (): string =>
  createDrawing(
    420,
    420,
    repeatShape(SEATS, index => {
      const [x, y] = drawSeat(index);
      return disc(x, y, 19, index === 0 ? ink.red : ink.white);
    }),
  );
