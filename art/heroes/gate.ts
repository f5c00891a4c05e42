import {
  bar,
  circle,
  createDrawing,
  createRandom,
  disc,
  ink,
  markRotatingPart,
  path,
  repeatShape,
  ring,
  roundToTenth,
  ticks,
} from '../shapes.ts';

const lanes = 17;
const middle = 480;

/** Evaluates a cubic Bézier curve along one axis. */
function getCurvePoint(p0: number, p1: number, p2: number, p3: number, t: number): number {
  const u = 1 - t;
  return u * u * u * p0 + 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t * p3;
}

/** Returns the x positions of lane `i` far from the gate (`wide`) and inside it (`narrow`). */
const getLane = (i: number) => {
  const offset = i - (lanes - 1) / 2;
  return { wide: middle + offset * 58, narrow: middle + offset * 3 };
};

function drawRails(): string {
  const courses = repeatShape(lanes, i => {
    const { wide, narrow } = getLane(i);
    const entryPath = `M${wide} -400V-10C${wide} 230 ${narrow} 220 ${narrow} 420V540`;
    const exitPath = `C${narrow} 740 ${wide} 730 ${wide} 970V1360`;
    return path(entryPath + exitPath, { stroke: i % 4 === 0 ? ink.grey500 : ink.grey700 });
  });
  return courses;
}

/** Lists payment attempts, scattered on their way down. */
function listAttempts(): [number, number, number][] {
  const random = createRandom(31);
  const attempts: [number, number, number][] = [];
  for (let i = 0; i < lanes; i++) {
    const { wide, narrow } = getLane(i);
    const attemptCount = 2 + Math.floor(random() * 3);
    let t = 0.04 + random() * 0.16;
    for (let j = 0; j < attemptCount && t < 0.56; j++) {
      attempts.push([
        getCurvePoint(wide, wide, narrow, narrow, t),
        getCurvePoint(-10, 230, 220, 420, t),
        7 + random() * 7,
      ]);
      t += 0.13 + random() * 0.13;
    }
    if (i % 3 === 1) attempts.push([wide, -70 - i * 9, 9]);
  }
  return attempts;
}

/** Draws settled payments, which leave in rows. The middle one in the first row has just passed. */
function drawSettled(): string {
  const drawPayment = (x: number, y: number) => disc(x, y, 10.5, ink.white);
  const rows = [0.5, 0.62, 0.74, 0.86, 0.98].map((t, rank) => {
    const row = Array.from({ length: lanes }, (_, i) => {
      const { wide, narrow } = getLane(i);
      return drawPayment(getCurvePoint(narrow, narrow, wide, wide, t), getCurvePoint(540, 740, 730, 970, t));
    });
    const passedPayment = rank === 0 ? row.splice((lanes - 1) / 2, 1)[0]! : '';
    return row.join('') + passedPayment;
  });
  return (
    rows.join('') + [1046, 1130].map(y => repeatShape(lanes, i => drawPayment(getLane(i).wide, y))).join('')
  );
}

/** Draws a payment gateway: hollow attempts fall in, white rows leave, and the red one is being decided. */
export function drawGate(): string {
  const c = middle;
  const rim = ticks(c, c, 176, { count: 96, interval: 8, shortLength: 9, longLength: 20 });
  const wall = bar(24, c - 17, c - 74, 34, ink.white) + bar(c + 50, c - 17, 960 - c - 50, 34, ink.white);
  const innerLanes = path(
    repeatShape(lanes, i => `M${roundToTenth(getLane(i).narrow)} 362V598`),
    { stroke: ink.grey600 },
  );
  const fallingGroups = ['', '', ''];
  listAttempts().forEach(([x, y, r], i) => {
    const stroke = i % 5 === 0 ? ink.white : ink.grey400;
    fallingGroups[i % 3] += circle(x, y, r, { fill: ink.black, stroke, width: 1.5 });
  });
  const body =
    drawRails() +
    markRotatingPart(rim) +
    ring(c, c, 176, ink.grey500) +
    circle(c, c, 118, { fill: ink.black, stroke: ink.grey500 }) +
    innerLanes +
    fallingGroups.join('') +
    drawSettled() +
    wall +
    disc(c, c, 40, ink.black) +
    disc(c, c, 34, ink.red);
  return createDrawing(960, 960, body);
}
