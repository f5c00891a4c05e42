import { circle, createDrawing, disc, ink, path, sector, ticks } from '../shapes.ts';
import { benefitDays, getDayPosition, RELEASE_DAY } from './ruler-scale.ts';

/** Wide enough for a window of 3840 px. */
const [width, height, axis] = [2720, 204, 102];
const MONTH = 365 / 12;
const YEAR = 365;

/** Returns path data of marks that extend `reach` px above and below the axis. */
const drawMarks = (days: readonly number[], reach: number) =>
  days.map(day => `M${getDayPosition(day)} ${axis - reach}v${2 * reach}`).join('');
const listDays = (days: number, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => (from + index) * days);

/**
 * Draws five years on a logarithmic ruler, grey before the first release and black after it, with the dial at the
 * release. Pages place the benefits on the marks.
 */
export function drawRuler(): string {
  const releasePosition = getDayPosition(RELEASE_DAY);
  const dailyMarks =
    drawMarks(listDays(1, 2, 30), 10) +
    drawMarks(listDays(7, 1, 12), 18) +
    drawMarks(listDays(MONTH, 1, 2), 14);
  const longTermMarks =
    drawMarks(listDays(MONTH, 4, 24), 14) +
    drawMarks(listDays(3 * MONTH, 9, 20), 10) +
    drawMarks(listDays(YEAR, 1, 4), 22) +
    // Fills the rest of the ruler, where years, decades and centuries look alike.
    [1, 10, 100, 1000, 10_000]
      .map(
        years => drawMarks(listDays(YEAR * years, 5, 10), 22) + drawMarks(listDays(YEAR * years, 11, 40), 12),
      )
      .join('');
  const days = benefitDays.filter(day => day !== RELEASE_DAY);
  const stems = drawMarks(days, 30);
  return createDrawing(
    width,
    height,
    path(dailyMarks, { stroke: ink.grey500 }) +
      path(longTermMarks, { stroke: ink.black, width: 1.5 }) +
      path(`M0 ${axis}H${releasePosition}`, { stroke: ink.grey500 }) +
      path(`M${releasePosition} ${axis}H${width}`, { stroke: ink.black, width: 2 }) +
      path(stems, { stroke: ink.black, width: 2 }) +
      disc(releasePosition, axis, 92, ink.white) +
      circle(releasePosition, axis, 92, { stroke: ink.black, width: 3 }) +
      ticks(releasePosition, axis, 89, {
        count: 60,
        interval: 5,
        shortLength: 7,
        longLength: 15,
        stroke: ink.black,
      }) +
      path(sector(releasePosition, axis, 22, 90.5, -24, 24), { fill: ink.red }) +
      disc(releasePosition, axis, 32, ink.white) +
      disc(releasePosition, axis, 27, ink.black),
  );
}
