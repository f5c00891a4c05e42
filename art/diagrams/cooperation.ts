import { circle, disc, drawing, ink, line, path, polar, repeat, ring } from '../shapes.ts';

/** Who is who in these drawings: outlined is the client, solid is us, red is who steers. */
const client = (x: number, y: number, radius = 13) => circle(x, y, radius, { stroke: ink.black, width: 2 });
const ours = (x: number, y: number, radius = 13) => disc(x, y, radius, ink.black);
const steers = (x: number, y: number, radius = 19) => disc(x, y, radius, ink.red);
const team = (x: number, y: number, radius: number) => ring(x, y, radius, ink.black, 1.5);
const around = (x: number, y: number, radius: number, count: number, first = 0) =>
  repeat(count, i => ours(...polar(x, y, radius, first + (i * 360) / count)));

/** The client's product owner steers a full team of ours. */
export const coopDedicated = (): string =>
  drawing(
    480,
    360,
    team(112, 180, 72) +
      team(330, 180, 138) +
      line(112, 180, 330, 180, ink.red, 3) +
      client(84, 140) +
      client(84, 220) +
      steers(112, 180) +
      around(330, 180, 92, 8, 22.5) +
      ours(330, 180, 20),
  );

/** The client's people and ours in one team, steered together. */
export function coopBlended(): string {
  const places = [
    [92, 128],
    [80, 180],
    [92, 232],
    [136, 88],
    [136, 272],
  ] as const;
  const pairs = places.map(([x, y]) => client(x, y) + ours(480 - x, y)).join('');
  const middle = client(222, 118) + ours(258, 118) + ours(222, 242) + client(258, 242);
  return drawing(480, 360, team(186, 180, 138) + team(294, 180, 138) + pairs + middle + steers(240, 180, 22));
}

/** Our lead steers our team; one person on the client's side approves. */
export const coopManaged = (): string =>
  drawing(
    480,
    360,
    team(152, 180, 138) +
      team(372, 180, 72) +
      around(152, 180, 92, 8, 22.5) +
      steers(152, 180, 24) +
      line(176, 180, 352, 180, ink.black, 1.5, '5 5') +
      client(372, 180, 18),
  );

/** A fixed scope travels from our team to the client. */
export const coopSolution = (): string =>
  drawing(
    480,
    360,
    team(104, 180, 84) +
      around(104, 180, 48, 5) +
      line(188, 180, 392, 180, ink.black, 1.5) +
      path('M214 116H342V244H214Z', { fill: ink.red }) +
      path('M238 150H318M238 180H318M238 210H286', { stroke: ink.white, width: 3 }) +
      path('M374 168l14 12-14 12', { stroke: ink.black, width: 2 }) +
      team(432, 180, 40) +
      client(432, 180, 14),
  );
