import { drawTallNumber } from '../digits.ts';
import {
  circle,
  createDrawing,
  disc,
  getPolarPoint,
  ink,
  line,
  type Point,
  path,
  pathThrough,
  ring,
} from '../shapes.ts';

const weeks = 12;
const getRadius = (week: number) => 104 + (week / weeks) * 336;
const getBearing = (week: number) => 225 + week * 90;
/** Weeks with a delivery. The last two are in the future. */
const milestones = [0, 1, 2, 4, 10, 12];

/** Draws the process hero: twelve weeks as a spiral. The past is white, the current week red, the future thin. */
export function drawSpiral(currentWeek = 8, size = 960): string {
  const c = size / 2;
  const getWeekPoint = (week: number, offset = 0) =>
    getPolarPoint(c, c, getRadius(week) + offset, getBearing(week));
  const drawCourse = (from: number, to: number) => {
    const points: Point[] = [];
    for (let week = from; week <= to + 1e-6; week += 0.05) points.push(getWeekPoint(week));
    return pathThrough(points);
  };
  let days = '';
  for (let day = 0; day <= weeks * 5; day++) {
    const week = day / 5;
    const tickLength = day % 5 === 0 ? 19 : 7;
    if (week <= currentWeek || week > currentWeek + 0.99)
      days += pathThrough([getWeekPoint(week, -tickLength), getWeekPoint(week, tickLength)]);
  }
  let numbers = '';
  for (let week = 0; week < weeks; week++) {
    const isCurrent = week === currentWeek;
    const [x, y] = getWeekPoint(week + 0.5, isCurrent ? 0 : week > currentWeek ? -32 : -30);
    const height = isCurrent ? 28 : 18;
    const number = drawTallNumber(
      week + 1,
      x,
      y + height / 2,
      height,
      week > currentWeek ? ink.grey400 : ink.white,
    );
    numbers += number;
  }
  const stops = milestones.map(week => {
    const [x, y] = getWeekPoint(week);
    const ring = { fill: week > currentWeek ? ink.black : ink.white, stroke: ink.white, width: 2 };
    return disc(x, y, 15, ink.black) + circle(x, y, 11, ring);
  });
  return createDrawing(
    size,
    size,
    ring(c, c, size * 0.486, ink.grey700) +
      line(c, 8, c, size - 8, ink.grey800) +
      line(8, c, size - 8, c, ink.grey800) +
      path(drawCourse(currentWeek + 1, weeks), { stroke: ink.grey450, width: 1.5 }) +
      path(days, { stroke: ink.grey450, width: 1.2 }) +
      path(drawCourse(0, currentWeek), { stroke: ink.white, width: 10 }) +
      path(drawCourse(currentWeek, currentWeek + 1), { stroke: ink.red, width: 46 }) +
      numbers +
      disc(c, c, 56, ink.white) +
      stops.join(''),
  );
}
