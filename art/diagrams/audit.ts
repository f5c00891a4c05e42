import {
  bar,
  box,
  createDrawing,
  disc,
  ink,
  line,
  path,
  rect,
  repeatShape,
  sector,
  ticks,
} from '../shapes.ts';

/** Draws twenty working days: black for a stage's minimum, red for the variable part. Half days are allowed. */
export function drawCalendar(minDays: number, maxDays: number): string {
  const days = repeatShape(20, i => {
    const x = (i % 5) * 30 + 1;
    const y = Math.floor(i / 5) * 30 + 1;
    const getFilledWidth = (limit: number) => Math.max(0, Math.min(1, limit - i)) * 26;
    const cell = box(x, y, 24, 24, ink.grey450);
    const variable = getFilledWidth(maxDays) ? bar(x - 1, y - 1, getFilledWidth(maxDays), 26, ink.red) : '';
    const certainBar = getFilledWidth(minDays)
      ? bar(x - 1, y - 1, getFilledWidth(minDays), 26, ink.black)
      : '';
    return cell + variable + certainBar;
  });
  return createDrawing(146, 116, days);
}

/** Draws an unknown duration as a ring instead of days. */
export const drawCustomDuration = (): string =>
  createDrawing(
    120,
    120,
    ticks(60, 60, 58, {
      count: 60,
      interval: 5,
      shortLength: 6,
      longLength: 12,
      stroke: ink.black,
      width: 1.2,
    }) +
      path(sector(60, 60, 14, 44, -28, 28), { fill: ink.red }) +
      disc(60, 60, 9, ink.black),
  );

/** Draws an audit result: a risk map with its worst corner in red. */
export const drawRiskMap = (): string =>
  createDrawing(
    400,
    240,
    repeatShape(45, i => {
      const [column, row] = [i % 9, Math.floor(i / 9)];
      const risk = column * 0.55 + (4 - row);
      const fill = risk > 6.2 ? ink.black : risk > 4.6 ? ink.grey600 : risk > 3 ? ink.grey400 : ink.grey200;
      return bar(24 + column * 40, 24 + row * 40, 32, 32, column === 8 && row === 0 ? ink.red : fill);
    }),
  );

/** Draws an audit result: a plan with one fixed step. */
export const drawPlan = (): string =>
  createDrawing(
    400,
    240,
    [136, 256].map(x => line(x, 16, x, 224, ink.grey450, 1, '3 5')).join('') +
      [
        [24, 96],
        [96, 120],
        [150, 72],
        [208, 128],
        [296, 80],
      ]
        .map(([x, width], i) => bar(x!, 32 + i * 38, width!, 22, i === 2 ? ink.red : ink.black))
        .join(''),
  );

/** Draws an audit result: a baseline for later measurements. */
export const drawBaseline = (): string =>
  createDrawing(
    400,
    240,
    line(24, 150, 376, 150, ink.red, 4) +
      [92, 58, 120, 44, 78, 104]
        .map((height, i) => {
          const x = 38 + i * 58;
          const innerSize = 34 - (i % 3) * 6;
          const outline = rect(x + 0.8, 216 - height - innerSize, 32.4, innerSize, {
            stroke: ink.black,
            width: 1.5,
            dash: '4 4',
          });
          return bar(x, 216 - height, 34, height, ink.black) + outline;
        })
        .join('') +
      line(24, 216, 376, 216, ink.black, 2),
  );

/** Draws an audit result: a contact person with expanding rings. */
export const drawContactPerson = (): string =>
  createDrawing(
    400,
    240,
    repeatShape(6, i => {
      const [x, radius, halfHeight] = [96 + 44 * i, 40 + 18 * i, 26 + 13 * i];
      const wave = `M${x} ${120 - halfHeight}A${radius} ${radius} 0 0 1 ${x} ${120 + halfHeight}`;
      return path(wave, { stroke: ink.black, width: 7 - i });
    }) + disc(56, 120, 26, ink.red),
  );
