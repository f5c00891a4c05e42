import {
  bar,
  createBackground,
  createRandom,
  disc,
  halfDisc,
  ink,
  line,
  type Point,
  path,
  pathThrough,
  repeatShape,
  roundToTenth,
} from '../shapes.ts';

/** Draws fintech: bids and asks on opposite sides of a line, one of them crossing it. */
export function drawFintechIndustry(): string {
  const random = createRandom(7);
  const orders = repeatShape(16, i => {
    const y = 14 + i * 24;
    const length = 60 + Math.abs(i - 7.5) * 26 + random() * 60;
    if (i === 7) return bar(70, y, 500, 14, ink.red);
    return i < 7
      ? bar(332, y, length, 14, i % 3 ? ink.grey500 : ink.white)
      : bar(308 - length, y, length, 14, i % 3 === 1 ? ink.white : ink.grey300);
  });
  return createBackground(640, 400, ink.black, orders + bar(319, 0, 2, 400, ink.white));
}

/** Draws education: a classroom from the front, with one pupil standing. */
export function drawEducationIndustry(): string {
  const pupils = repeatShape(24, i => {
    const [column, row] = [i % 6, Math.floor(i / 6)];
    const isStanding = column === 4 && row === 1;
    const x = 54 + column * 106;
    const y = 112 + row * 88 - (isStanding ? 26 : 0);
    const colour = isStanding ? ink.red : (column + row) % 3 === 0 ? ink.grey500 : ink.black;
    const gap = disc(x, y - 14, 24, ink.grey200) + halfDisc(x, y + 46, 49, 0, ink.grey200);
    return (isStanding ? gap : '') + halfDisc(x, y + 46, 42, 0, colour) + disc(x, y - 14, 17, colour);
  });
  return createBackground(640, 400, ink.grey200, pupils);
}

/** Draws e-commerce: a barcode and the red scan line. */
export function drawCommerceIndustry(): string {
  const random = createRandom(19);
  let bars = '';
  for (let x = 36; x < 600; ) {
    const width = [4, 4, 8, 12, 20][Math.floor(random() * 5)]!;
    bars += bar(x, 46, width, 308, ink.white);
    x += width + [5, 7, 10, 14][Math.floor(random() * 4)]!;
  }
  return createBackground(640, 400, ink.black, bars + bar(0, 194, 640, 12, ink.red));
}

/** Draws AI: a field of needles that point at one red dot. */
export function drawAiIndustry(): string {
  const [focusX, focusY] = [640, 176];
  const needles = repeatShape(9 * 22, i => {
    const x = 24 + (i % 22) * 43;
    const y = 24 + Math.floor(i / 22) * 44;
    const distance = Math.hypot(x - focusX, y - focusY);
    if (distance < 52) return '';
    const angle = Math.atan2(focusY - y, focusX - x) + distance / 520;
    const [dx, dy] = [Math.cos(angle) * 15, Math.sin(angle) * 15];
    return line(x - dx, y - dy, x + dx, y + dy, ink.black, Math.max(1.4, 6 - distance / 95));
  });
  return createBackground(960, 400, ink.grey100, needles + disc(focusX, focusY, 30, ink.red));
}

const stations = [40, 96, 138, 214, 262, 330, 372];

/** Draws a train's line in the graph. The line is level while the train waits at a station. */
function drawTrain(
  start: number,
  isUpwards: boolean,
  slowness: number,
  colour: string,
  width: number,
): string {
  const stops = isUpwards ? [...stations].reverse() : stations;
  let x = start;
  const points: Point[] = [[x, stops[0]!]];
  for (let i = 1; i < stops.length; i++) {
    x += Math.abs(stops[i]! - stops[i - 1]!) * slowness;
    points.push([roundToTenth(x), stops[i]!]);
    if (i < stops.length - 1) {
      x += 9;
      points.push([roundToTenth(x), stops[i]!]);
    }
  }
  return path(pathThrough(points), { stroke: colour, width });
}

/** Draws transport: a train graph with hours across, stations down and the late train in red. */
export function drawTransportIndustry(): string {
  const grid =
    stations
      .map((y, i) => bar(0, y, 960, i % 3 === 0 ? 2 : 1, i % 3 === 0 ? ink.grey450 : ink.grey700))
      .join('') + repeatShape(13, i => bar(i * 80, 0, 1, 400, ink.grey800));
  const downwardTrains = repeatShape(10, i =>
    drawTrain(-220 + i * 118, false, 0.62, ink.white, i % 4 === 0 ? 3.5 : 1.75),
  );
  const upwardTrains = repeatShape(9, i => drawTrain(-180 + i * 132, true, 0.62, ink.grey400, 1.75));
  return createBackground(
    960,
    400,
    ink.black,
    grid + downwardTrains + upwardTrains + drawTrain(250, true, 1.15, ink.red, 8),
  );
}
