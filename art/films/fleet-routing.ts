import {
  box,
  disc,
  ink,
  line,
  type Point,
  path,
  poster,
  random,
  repeat,
  ring,
  seedOf,
  through,
} from '../shapes.ts';
import { along, distance, FILM, type Film, pointBetween, there } from './motion.ts';

const depot: Point = [640, 360];
const ROUTES = 7;
const STOPS = 5;
/** The forest, where no van has a signal. */
const forest = { at: [985, 250] as Point, radius: 190 };

const chance = random(seedOf('fleet-routing-console'));

/** Stops of one route: out on one side of its sector, back on the other. */
const stopsOf = (route: number): Point[] =>
  Array.from({ length: STOPS }, (_, stop) => {
    const spread = (stop + 0.5) / STOPS;
    const turn = ((route + 0.12 + 0.76 * spread) / ROUTES) * 2 * Math.PI;
    const reach = 0.45 + 0.5 * Math.sin(spread * Math.PI) + (chance() - 0.5) * 0.22;
    return [640 + Math.cos(turn) * 560 * reach, 360 + Math.sin(turn) * 310 * reach] as const;
  });

const routes = Array.from({ length: ROUTES }, (_, route) => stopsOf(route));
/** The delivery that a dispatcher drags from one van to the next. */
const pinned: Point = [560, 640];
const [from, to] = [1, 2] as const;

/** A route with the pinned delivery pulled in: `pull` 0 leaves the straight line, 1 reaches it. */
function withPinned(stops: Point[], after: number, pull: number): Point[] {
  const chord = pointBetween(stops[after] ?? depot, stops[after + 1] ?? depot, 0.5);
  return [...stops.slice(0, after + 1), pointBetween(chord, pinned, pull), ...stops.slice(after + 1)];
}

/** A morning of vans; one delivery is dragged to another van and later back, and the routes give way. */
export const fleetRouting: Film = time => {
  const moved = there(time, 0.22, 0.34, 0.7, 0.82);
  const tours = routes.map((stops, route) => {
    const own = route === from ? withPinned(stops, 3, 1 - moved) : stops;
    const all = route === to ? withPinned(own, 0, moved) : own;
    return [depot, ...all, depot];
  });
  const grid =
    repeat(15, i => line(i * 91, 0, i * 91, 720, ink.grey850)) +
    repeat(8, i => line(0, i * 91 + 40, 1280, i * 91 + 40, ink.grey850));
  const roads = tours
    .map((tour, route) => {
      const lit = (route === from && moved < 0.5) || (route === to && moved >= 0.5);
      return path(through(tour), { stroke: lit ? ink.white : ink.grey600, width: lit ? 3 : 2 });
    })
    .join('');
  const stops = routes
    .flat()
    .map(([x, y]) => disc(x, y, 7, ink.grey400))
    .join('');
  const vans = tours
    .map((tour, route) => {
      const van = along(tour, (time + route * 0.37) % 1);
      const offline = distance(van, forest.at) < forest.radius;
      return (
        disc(van[0], van[1], 13, offline ? ink.black : ink.white) + ring(van[0], van[1], 13, ink.white, 3)
      );
    })
    .join('');
  const pin = disc(pinned[0], pinned[1], 15, ink.red) + ring(pinned[0], pinned[1], 26, ink.red, 3);
  const body =
    grid +
    disc(forest.at[0], forest.at[1], forest.radius, ink.grey800) +
    roads +
    stops +
    pin +
    vans +
    disc(depot[0], depot[1], 34, ink.black) +
    box(depot[0] - 22, depot[1] - 22, 44, 44, ink.white, 6);
  return poster(FILM.width, FILM.height, ink.black, body);
};
