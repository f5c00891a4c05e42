import {
  bar,
  createDrawing,
  disc,
  getPolarPoint,
  halfDisc,
  ink,
  line,
  markRotatingPart,
  path,
  ring,
  roundToTenth,
  sector,
  ticks,
} from '../shapes.ts';

/** Start and end angle of the dial's beam on each page, in degrees. */
export const beamAngles = {
  home: [-34, -14],
  contact: [214, 236],
  notFound: [174, 186],
  signIn: [-34, -14],
} as const;

/** Radius of the outer ring, as a share of the size. */
const OUTER_RADIUS = 0.478;

/** Orbit (share of the size), angle, radius (share) and colour of each body. */
const bodies = [
  [0.262, 118, 0.018, ink.white],
  [0.372, 208, 0.03, ink.grey700],
  [0.372, 62, 0.011, ink.white],
  [0.478, 152, 0.012, ink.red],
  [0.262, 286, 0.009, ink.grey500],
  [0.155, 40, 0.008, ink.white],
] as const;

/** Draws the parts of every dial: the outer ring, three orbits and the cross. */
function drawRings(size: number): string {
  const c = size / 2;
  const circles = [OUTER_RADIUS, 0.372, 0.262, 0.155].map((radiusShare, i) =>
    ring(c, c, size * radiusShare, i ? ink.grey600 : ink.white),
  );
  const cross = line(c, 4, c, size - 4, ink.grey700) + line(4, c, size - 4, c, ink.grey700);
  return circles.join('') + cross;
}

const drawRim = (size: number): string =>
  ticks(size / 2, size / 2, size * OUTER_RADIUS, {
    count: 180,
    interval: 15,
    shortLength: size * 0.011,
    longLength: size * 0.026,
  });

const drawPlanets = (size: number, planets: readonly (typeof bodies)[number][]): string =>
  planets
    .map(([orbit, angle, radius, fill]) => {
      const [x, y] = getPolarPoint(size / 2, size / 2, size * orbit, angle);
      return disc(x, y, size * (radius + 0.006), ink.black) + disc(x, y, size * radius, fill);
    })
    .join('');

const drawCore = (size: number): string => disc(size / 2, size / 2, size * 0.112, ink.grey800);
const drawLitSide = (size: number, direction: number): string =>
  halfDisc(size / 2, size / 2, size * 0.112, direction, ink.white);

/** Draws the site's dial: a ring with ticks, three orbits, a half-lit core and one red beam. */
export function drawOrrery(beam: readonly [number, number], size = 960): string {
  const c = size / 2;
  return createDrawing(
    size,
    size,
    markRotatingPart(drawRim(size)) +
      drawRings(size) +
      drawCore(size) +
      path(sector(c, c, size * 0.155, size * OUTER_RADIUS, beam[0], beam[1]), { fill: ink.red }) +
      drawLitSide(size, (beam[0] + beam[1]) / 2) +
      drawPlanets(size, bodies),
  );
}

/**
 * Draws the error page's dial for inlining: an empty outline in the north, and the fallen beam (class `fall`) below.
 */
export function drawFallenOrrery(size = 960): string {
  const c = size / 2;
  const beam = sector(c, c, size * 0.155, size * OUTER_RADIUS, -9, 9);
  const fallenTransform = `translate(${roundToTenth(size * -0.158)} ${roundToTenth(size * 0.554)}) rotate(-113 ${c} ${roundToTenth(size * 0.183)})`;
  return `<svg viewBox="0 0 ${size} ${size}" fill="none" aria-hidden="true" focusable="false">${
    drawRim(size) +
    drawRings(size) +
    drawCore(size) +
    drawLitSide(size, -12) +
    path(beam, { fill: ink.black, stroke: ink.grey400, width: 1.5, dash: '5 7' }) +
    `<g class="fall"><g transform="${fallenTransform}">${path(beam, { fill: ink.red })}</g></g>` +
    drawPlanets(
      size,
      bodies.filter(([orbit, , radius]) => radius < 0.02 && orbit < 0.4),
    )
  }</svg>`;
}

/** Draws the mission: the dial at rest, with every body in line with the beam. */
export function drawMission(size = 960): string {
  const c = size / 2;
  const radii = [0.1, 0.18, 0.27, 0.37, 0.47];
  const bearing = 62;
  const rim = { count: 120, interval: 10, shortLength: size * 0.011, longLength: size * 0.026 };
  const alignedPlanets = radii.slice(0, 4).map((radiusShare, i) => {
    const [x, y] = getPolarPoint(c, c, size * radiusShare, bearing);
    return disc(x, y, [20, 13, 27, 10][i]! + 6, ink.black) + disc(x, y, [20, 13, 27, 10][i]!, ink.white);
  });
  return createDrawing(
    size,
    size,
    markRotatingPart(ticks(c, c, size * 0.47, rim)) +
      radii
        .map((radiusShare, i) => ring(c, c, size * radiusShare, i === 4 ? ink.white : ink.grey600))
        .join('') +
      path(sector(c, c, 0, size * 0.47, bearing - 1.2, bearing + 1.2), { fill: ink.red }) +
      alignedPlanets.join('') +
      disc(c, c, size * 0.055, ink.white) +
      bar(c - 9, c - 9, 18, 18, ink.black),
  );
}
