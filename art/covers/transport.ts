import type { Art } from '../art.ts';
import { picture } from '../picture.ts';
import { bar, circle, ink, line, path, repeat } from '../shapes.ts';

export function fleet(): Art {
  const grid =
    repeat(21, i => line(i * 60, 0, i * 60, 900, ink.grey200)) +
    repeat(16, i => line(0, i * 60, 1200, i * 60, ink.grey200));
  const routes = [
    'M60 840V540L300 300H540L720 120H1140',
    'M60 120H360L600 360V600L780 780H1140',
    'M120 900V660L420 360H840L1080 600V900',
    'M0 420H240L480 660H900L1200 360',
  ].map((d, i) =>
    path(d, {
      stroke: i === 2 ? ink.red : i === 1 ? ink.black : ink.grey500,
      width: i === 2 ? 18 : i === 1 ? 12 : 6,
    }),
  );
  const stops = [
    [420, 360],
    [840, 360],
    [600, 360],
    [480, 660],
    [300, 300],
    [780, 780],
    [540, 300],
  ].map(([x, y]) => circle(x!, y!, 22, { fill: ink.white, stroke: ink.black, width: 8 }));
  return picture(
    ink.grey100,
    grid + routes.join('') + stops.join(''),
    'Four routes on a street grid like a transit map; the red one climbs and comes down again.',
  );
}

/** A tram from above: three cars with their joints. */
const tram = (x: number, y: number, colour: string): string =>
  repeat(3, i => bar(x + i * 74, y - 17, 68, 34, colour));

export function tramDepot(): Art {
  // The red siding is drawn last, so that it also runs over the shared lead.
  const order = [0, 1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 4];
  const sidings = order.map(i => {
    const y = 60 + i * 60;
    const turnout = 330 + Math.abs(y - 450) * 0.42;
    const d = `M-20 450H${190 + Math.abs(y - 450) * 0.06}L${turnout} ${y}H1220`;
    return path(d, { stroke: i === 4 ? ink.red : ink.grey500, width: i === 4 ? 12 : 5 });
  });
  const parked = [
    [560, 800],
    [520],
    [700, 940],
    [620],
    [540, 780],
    [640, 880],
    [500],
    [760],
    [600, 840],
    [680],
    [520, 760],
    [],
    [640],
    [560, 800],
  ].flatMap((places, i) =>
    places.map(x => tram(x, 60 + i * 60, i === 4 ? ink.red : (i + x) % 3 ? ink.white : ink.grey400)),
  );
  return picture(
    ink.black,
    sidings.join('') + parked.join(''),
    'A depot fan: one track splits into fourteen sidings full of parked trams, and the red one is set to leave.',
  );
}
