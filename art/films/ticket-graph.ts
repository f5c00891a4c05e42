import { disc, ink, line, type Point, poster, random, ring, seedOf } from '../shapes.ts';
import { distance, ease, FILM, type Film, pointBetween } from './motion.ts';

const NODES = 74;
const NEAR = 118;
const STEPS = 6;

/** Points that keep their distance from each other. */
function scatter(): Point[] {
  const chance = random(seedOf('nodefy'));
  const points: Point[] = [];
  for (let tries = 0; points.length < NODES && tries < 20_000; tries++) {
    const point: Point = [70 + chance() * 1140, 60 + chance() * 600];
    if (points.every(other => distance(other, point) > 84)) points.push(point);
  }
  return points;
}

const nodes = scatter();
const edges = nodes.flatMap((a, i) =>
  nodes.slice(i + 1).flatMap((b, j) => (distance(a, b) < NEAR ? [[i, i + 1 + j] as const] : [])),
);
const neighbours = (node: number) => edges.flatMap(([a, b]) => (a === node ? [b] : b === node ? [a] : []));

/** The shortest way from the symptom to what lies six steps off, furthest to the right. */
function walk(symptom: Point): number[] {
  const byNearness = nodes
    .map((_, i) => i)
    .sort((a, b) => distance(nodes[a]!, symptom) - distance(nodes[b]!, symptom));
  let ways = [[byNearness[0]!]];
  const seen = new Set(ways[0]);
  for (let step = 0; step < STEPS; step++) {
    ways = ways.flatMap(way =>
      neighbours(way.at(-1)!).flatMap(node => {
        if (seen.has(node)) return [];
        seen.add(node);
        return [[...way, node]];
      }),
    );
  }
  return ways.reduce((best, way) => (nodes[way.at(-1)!]![0] > nodes[best.at(-1)!]![0] ? way : best));
}
const steps = walk([300, 400]);

/** A question walks six steps through the graph of tickets, and every step stays on the record. */
export const ticketGraph: Film = time => {
  const fade = 1 - ease(time, 0.88, 0.98);
  const reached = steps.map((_, i) => ease(time, 0.06 + i * 0.09, 0.13 + i * 0.09) * fade);
  const drift = (i: number): Point => {
    const [x, y] = nodes[i]!;
    const turn = 2 * Math.PI * (time + i / NODES);
    return [x + Math.cos(turn) * 5, y + Math.sin(turn) * 5];
  };
  const web = edges.map(([a, b]) => line(...drift(a), ...drift(b), ink.grey700, 2)).join('');
  const dots = nodes.map((_, i) => disc(...drift(i), 3 + neighbours(i).length * 1.6, ink.grey400)).join('');
  const trail = steps
    .slice(1)
    .map((node, i) => {
      const start = drift(steps[i]!);
      return reached[i + 1]! > 0
        ? line(...start, ...pointBetween(start, drift(node), reached[i + 1]!), ink.red, 7)
        : '';
    })
    .join('');
  const visited = steps
    .map((node, i) => (reached[i]! > 0 ? disc(...drift(node), 16 * reached[i]!, ink.white) : ''))
    .join('');
  const answer = drift(steps.at(-1)!);
  const found = ease(time, 0.66, 0.74) * fade;
  const halo =
    found > 0 ? ring(...answer, 20 + 26 * found, ink.white, 3) + disc(...answer, 16 * found, ink.red) : '';
  return poster(FILM.width, FILM.height, ink.black, web + dots + trail + visited + halo);
};
