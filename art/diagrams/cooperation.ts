import { circle, createDrawing, disc, getPolarPoint, ink, line, path, repeatShape, ring } from '../shapes.ts';

/** Draws one of the client's people as an outline. Our team is solid, and the lead is red. */
const drawClientDot = (x: number, y: number, radius = 13) =>
  circle(x, y, radius, { stroke: ink.black, width: 2 });
const drawAgencyDot = (x: number, y: number, radius = 13) => disc(x, y, radius, ink.black);
const drawLeadDot = (x: number, y: number, radius = 19) => disc(x, y, radius, ink.red);
const drawTeamRing = (x: number, y: number, radius: number) => ring(x, y, radius, ink.black, 1.5);
const drawDotsAround = (x: number, y: number, radius: number, count: number, startAngle = 0) =>
  repeatShape(count, i => drawAgencyDot(...getPolarPoint(x, y, radius, startAngle + (i * 360) / count)));

/** Draws our full team, led by the client's product owner. */
export const drawDedicatedTeam = (): string =>
  createDrawing(
    480,
    360,
    drawTeamRing(112, 180, 72) +
      drawTeamRing(330, 180, 138) +
      line(112, 180, 330, 180, ink.red, 3) +
      drawClientDot(84, 140) +
      drawClientDot(84, 220) +
      drawLeadDot(112, 180) +
      drawDotsAround(330, 180, 92, 8, 22.5) +
      drawAgencyDot(330, 180, 20),
  );

/** Draws the client's people and ours as one team with a shared lead. */
export function drawBlendedTeam(): string {
  const positions = [
    [92, 128],
    [80, 180],
    [92, 232],
    [136, 88],
    [136, 272],
  ] as const;
  const pairs = positions.map(([x, y]) => drawClientDot(x, y) + drawAgencyDot(480 - x, y)).join('');
  const innerDots =
    drawClientDot(222, 118) + drawAgencyDot(258, 118) + drawAgencyDot(222, 242) + drawClientDot(258, 242);
  return createDrawing(
    480,
    360,
    drawTeamRing(186, 180, 138) + drawTeamRing(294, 180, 138) + pairs + innerDots + drawLeadDot(240, 180, 22),
  );
}

/** Draws our team with our lead, and one person on the client's side who approves. */
export const drawManagedTeam = (): string =>
  createDrawing(
    480,
    360,
    drawTeamRing(152, 180, 138) +
      drawTeamRing(372, 180, 72) +
      drawDotsAround(152, 180, 92, 8, 22.5) +
      drawLeadDot(152, 180, 24) +
      line(176, 180, 352, 180, ink.black, 1.5, '5 5') +
      drawClientDot(372, 180, 18),
  );

/** Draws a fixed scope that moves from our team to the client. */
export const drawFixedScope = (): string =>
  createDrawing(
    480,
    360,
    drawTeamRing(104, 180, 84) +
      drawDotsAround(104, 180, 48, 5) +
      line(188, 180, 392, 180, ink.black, 1.5) +
      path('M214 116H342V244H214Z', { fill: ink.red }) +
      path('M238 150H318M238 180H318M238 210H286', { stroke: ink.white, width: 3 }) +
      path('M374 168l14 12-14 12', { stroke: ink.black, width: 2 }) +
      drawTeamRing(432, 180, 40) +
      drawClientDot(432, 180, 14),
  );
