import { drawTallNumber } from '../digits.ts';
import {
  arc,
  createDrawing,
  disc,
  getPolarPoint,
  ink,
  type Point,
  path,
  pathThrough,
  roundToTenth,
} from '../shapes.ts';

type Needle = { value: number; half: [foot: number, tip: number]; reach: [from: number, to: number] };

/**
 * Draws the audit gauge. The outlined needle shows the assumed value, the white one the measured value, and red the
 * difference.
 */
export function drawGauge({ believed = 62, measured = 37, size = 960 } = {}): string {
  const c = size / 2;
  const outer = size * 0.468;
  const getBearing = (value: number) => -130 + 2.6 * value;
  const drawScale = (radius: number) => arc(c, c, radius, -130, 130);

  const marks = { one: '', five: '', ten: '' };
  for (let value = 0; value <= 100; value++) {
    const kind = value % 10 === 0 ? 'ten' : value % 5 === 0 ? 'five' : 'one';
    const length = size * { one: 0.017, five: 0.03, ten: 0.046 }[kind];
    marks[kind] += pathThrough([
      getPolarPoint(c, c, outer, getBearing(value)),
      getPolarPoint(c, c, outer - length, getBearing(value)),
    ]);
  }

  const digits = [0, 20, 40, 60, 80, 100].map(value => {
    const [x, y] = getPolarPoint(c, c, size * 0.385, getBearing(value));
    return drawTallNumber(value, x, y + 18, 36, ink.white);
  });

  const drawNeedle = ({ value, half, reach }: Needle) => {
    const radians = (getBearing(value) * Math.PI) / 180;
    const getCorner = (radius: number, offset: number): Point => {
      const [x, y] = getPolarPoint(c, c, radius, getBearing(value));
      return [roundToTenth(x + offset * Math.cos(radians)), roundToTenth(y + offset * Math.sin(radians))];
    };
    const [start, tip] = half;
    const [from, to] = reach;
    return pathThrough(
      [getCorner(from, -start), getCorner(to, -tip), getCorner(to, tip), getCorner(from, start)],
      true,
    );
  };
  const tip = outer - size * 0.012;

  // One thick arc with one unit per point of the gauge, long enough for the needle to overshoot.
  const points = believed - measured + 4;
  const middle = size * 0.2675;
  const [x1, y1] = getPolarPoint(c, c, middle, getBearing(believed));
  const [x2, y2] = getPolarPoint(c, c, middle, getBearing(measured - 4));
  const band = { stroke: ink.red, width: size * 0.135, dash: `${believed - measured} 60` };
  const distance = path(
    `M${x1} ${y1}A${roundToTenth(middle)} ${roundToTenth(middle)} 0 0 0 ${x2} ${y2}`,
    band,
  ).replace('/>', ` pathLength="${points}"/>`);

  return createDrawing(
    size,
    size,
    path(drawScale(outer), { stroke: ink.white, width: 1.5 }) +
      path(drawScale(size * 0.335) + drawScale(size * 0.2), { stroke: ink.grey700 }) +
      distance +
      path(marks.one, { stroke: ink.grey400 }) +
      path(marks.five, { stroke: ink.white, width: 1.5 }) +
      path(marks.ten, { stroke: ink.white, width: 4 }) +
      digits.join('') +
      path(drawNeedle({ value: believed, half: [8, 3], reach: [-size * 0.09, tip] }), {
        fill: ink.black,
        stroke: ink.white,
        width: 2,
      }) +
      path(drawNeedle({ value: measured, half: [10, 3.5], reach: [-size * 0.11, tip] }), {
        fill: ink.white,
      }) +
      disc(c, c, size * 0.062, ink.white) +
      disc(c, c, size * 0.06, ink.black) +
      disc(c, c, size * 0.03, ink.white),
  );
}
