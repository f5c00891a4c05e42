import { animate, easeIn, easeInOut, easeOut, type PartRenderer, stillPartRenderer } from '../animation.ts';
import {
  bar,
  circle,
  createDrawing,
  createRandom,
  disc,
  ink,
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
    const fall = `M${wide} -400V-10C${wide} 230 ${narrow} 220 ${narrow} 420V540`;
    const leave = `C${narrow} 740 ${wide} 730 ${wide} 970V1360`;
    return path(fall + leave, { stroke: i % 4 === 0 ? ink.grey500 : ink.grey700 });
  });
  return courses;
}

/** Lists payment attempts, scattered on their way down. */
function listAttempts(): [number, number, number][] {
  const chance = createRandom(31);
  const found: [number, number, number][] = [];
  for (let i = 0; i < lanes; i++) {
    const { wide, narrow } = getLane(i);
    const most = 2 + Math.floor(chance() * 3);
    let t = 0.04 + chance() * 0.16;
    for (let j = 0; j < most && t < 0.56; j++) {
      found.push([
        getCurvePoint(wide, wide, narrow, narrow, t),
        getCurvePoint(-10, 230, 220, 420, t),
        7 + chance() * 7,
      ]);
      t += 0.13 + chance() * 0.13;
    }
    if (i % 3 === 1) found.push([wide, -70 - i * 9, 9]);
  }
  return found;
}

/** Draws settled payments, which leave in rows. The middle one in the first row has just passed. */
function drawSettled(cast: PartRenderer): string {
  const paid = (x: number, y: number) => disc(x, y, 10.5, ink.white);
  const ranks = [0.5, 0.62, 0.74, 0.86, 0.98].map((t, rank) => {
    const row = Array.from({ length: lanes }, (_, i) => {
      const { wide, narrow } = getLane(i);
      return paid(getCurvePoint(narrow, narrow, wide, wide, t), getCurvePoint(540, 740, 730, 970, t));
    });
    const passed = rank === 0 ? cast.part('passed', row.splice((lanes - 1) / 2, 1)[0]!) : '';
    return cast.part('rank', row.join(''), `animation-delay:${350 + rank * 60}ms`) + passed;
  });
  return ranks.join('') + [1046, 1130].map(y => repeatShape(lanes, i => paid(getLane(i).wide, y))).join('');
}

/** Draws a payment gateway: hollow attempts fall in, white rows leave, and the red one is being decided. */
export function drawGate(cast = stillPartRenderer): string {
  const c = middle;
  const rim = ticks(c, c, 176, { count: 96, every: 8, short: 9, long: 20 });
  const wall =
    cast.part('left', bar(24, c - 17, c - 74, 34, ink.white)) +
    cast.part('right', bar(c + 50, c - 17, 960 - c - 50, 34, ink.white));
  const inside = path(
    repeatShape(lanes, i => `M${roundToTenth(getLane(i).narrow)} 362V598`),
    { stroke: ink.grey600 },
  );
  const falling = ['', '', ''];
  listAttempts().forEach(([x, y, r], i) => {
    const stroke = i % 5 === 0 ? ink.white : ink.grey400;
    falling[i % 3] += circle(x, y, r, { fill: ink.black, stroke, width: 1.5 });
  });
  const body =
    drawRails() +
    cast.ring(rim) +
    ring(c, c, 176, ink.grey500) +
    circle(c, c, 118, { fill: ink.black, stroke: ink.grey500 }) +
    inside +
    falling.map((some, i) => cast.part('falls', some, `animation-delay:${i * 110}ms`)).join('') +
    drawSettled(cast) +
    wall +
    cast.part('asks', disc(c, c, 40, ink.black) + disc(c, c, 34, ink.red));
  return createDrawing(960, 960, body);
}

/** Animates one attempt that passes. Then the bars close, the red attempt falls in and the others wait. */
export const animateGate = (): string =>
  animate(
    `.falls{animation:falls .9s ${easeOut} backwards}.passed{animation:passes .75s ${easeInOut} .1s backwards}.rank{animation:ranks .6s ${easeOut} backwards}.left,.right{animation:left .45s ${easeOut} .75s backwards}.right{animation-name:right}.asks{animation:asks .75s ${easeIn} .6s backwards,bumps .25s ${easeOut} 1.35s}@keyframes falls{from{transform:translateY(-90px)}}@keyframes passes{from{transform:translateY(-160px)}}@keyframes ranks{from{transform:translateY(-26px)}}@keyframes left{from{transform:translateX(-64px)}}@keyframes right{from{transform:translateX(64px)}}@keyframes asks{from{transform:translateY(-760px)}}@keyframes bumps{40%{transform:translateY(9px)}}`,
    drawGate,
  );
