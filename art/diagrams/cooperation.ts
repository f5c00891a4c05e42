import { circle, createDrawing, disc, getPolarPoint, ink, line, path, repeatShape, ring } from '../shapes.ts';

/** Client staff are outlines, our team is solid, and the lead is red. */
const drawClient = (x: number, y: number, radius = 13) =>
  circle(x, y, radius, { stroke: ink.black, width: 2 });
const drawOurs = (x: number, y: number, radius = 13) => disc(x, y, radius, ink.black);
const drawLead = (x: number, y: number, radius = 19) => disc(x, y, radius, ink.red);
const drawTeam = (x: number, y: number, radius: number) => ring(x, y, radius, ink.black, 1.5);
const drawAround = (x: number, y: number, radius: number, count: number, first = 0) =>
  repeatShape(count, i => drawOurs(...getPolarPoint(x, y, radius, first + (i * 360) / count)));

/** Draws our full team, led by the client's product owner. */
export const drawDedicatedTeam = (): string =>
  createDrawing(
    480,
    360,
    drawTeam(112, 180, 72) +
      drawTeam(330, 180, 138) +
      line(112, 180, 330, 180, ink.red, 3) +
      drawClient(84, 140) +
      drawClient(84, 220) +
      drawLead(112, 180) +
      drawAround(330, 180, 92, 8, 22.5) +
      drawOurs(330, 180, 20),
  );

/** Draws the client's people and ours as one team with a shared lead. */
export function drawBlendedTeam(): string {
  const places = [
    [92, 128],
    [80, 180],
    [92, 232],
    [136, 88],
    [136, 272],
  ] as const;
  const pairs = places.map(([x, y]) => drawClient(x, y) + drawOurs(480 - x, y)).join('');
  const middle = drawClient(222, 118) + drawOurs(258, 118) + drawOurs(222, 242) + drawClient(258, 242);
  return createDrawing(
    480,
    360,
    drawTeam(186, 180, 138) + drawTeam(294, 180, 138) + pairs + middle + drawLead(240, 180, 22),
  );
}

/** Draws our team with our lead, and one person on the client's side who approves. */
export const drawManagedTeam = (): string =>
  createDrawing(
    480,
    360,
    drawTeam(152, 180, 138) +
      drawTeam(372, 180, 72) +
      drawAround(152, 180, 92, 8, 22.5) +
      drawLead(152, 180, 24) +
      line(176, 180, 352, 180, ink.black, 1.5, '5 5') +
      drawClient(372, 180, 18),
  );

/** Draws a fixed scope that moves from our team to the client. */
export const drawFixedScope = (): string =>
  createDrawing(
    480,
    360,
    drawTeam(104, 180, 84) +
      drawAround(104, 180, 48, 5) +
      line(188, 180, 392, 180, ink.black, 1.5) +
      path('M214 116H342V244H214Z', { fill: ink.red }) +
      path('M238 150H318M238 180H318M238 210H286', { stroke: ink.white, width: 3 }) +
      path('M374 168l14 12-14 12', { stroke: ink.black, width: 2 }) +
      drawTeam(432, 180, 40) +
      drawClient(432, 180, 14),
  );
