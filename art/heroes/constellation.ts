import {
  ai,
  audit,
  data,
  design,
  devops,
  integration,
  pictogramRed,
  qa,
  security,
  team,
  web,
} from '../pictograms.ts';
import {
  circle,
  createDrawing,
  disc,
  getPolarPoint,
  ink,
  markRotatingPart,
  path,
  ring,
  roundToTenth,
  sector,
  ticks,
} from '../shapes.ts';

/** Each craft's pictogram, orbit (share of the size) and angle. The beam points at the first craft. */
const crafts = [
  [ai, 0.335, 284],
  [web, 0.47, 312],
  [audit, 0.47, 256],
  [design, 0.335, 232],
  [qa, 0.47, 214],
  [team, 0.335, 338],
  [data, 0.2, 180],
  [devops, 0.47, 352],
  [integration, 0.2, 60],
  [security, 0.335, 140],
] as const;

/** Draws a pictogram centred at `x` and `y`. */
function drawGlyph(image: string, x: number, y: number, size: number, colour: string): string {
  const frame = `x="${roundToTenth(x - size / 2)}" y="${roundToTenth(y - size / 2)}" width="${size}" height="${size}"`;
  const recolouredImage = image.replaceAll(pictogramRed, colour);
  return `<svg ${frame} viewBox="0 0 64 64" fill="none" stroke="${colour}" stroke-width="2.2">${recolouredImage}</svg>`;
}

/** Draws the services hero: ten crafts on their orbits, the beam on one of them. */
export function drawConstellation(size = 960): string {
  const c = size / 2;
  const rim = { count: 144, interval: 12, shortLength: size * 0.009, longLength: size * 0.022 };
  const orbits = [0.2, 0.335, 0.47].map((radiusShare, i) =>
    ring(c, c, size * radiusShare, i === 2 ? ink.white : ink.grey600),
  );
  const highlightedAngle = crafts[0][2];
  const stations = crafts.map(([image, orbit, angle], i) => {
    const [x, y] = getPolarPoint(c, c, size * orbit, angle);
    if (i === 0) return disc(x, y, 68, ink.white) + drawGlyph(image, x, y, 70, ink.black);
    const plate = disc(x, y, 52, ink.black) + circle(x, y, 44, { stroke: ink.grey450, width: 1.2 });
    return plate + drawGlyph(image, x, y, 46, ink.white);
  });
  const body =
    markRotatingPart(ticks(c, c, size * 0.486, rim)) +
    orbits.join('') +
    path(sector(c, c, size * 0.075, size * 0.455, highlightedAngle - 13, highlightedAngle + 13), {
      fill: ink.red,
    }) +
    disc(c, c, size * 0.058, ink.white) +
    stations.join('');
  // The outer crafts extend past the ring, so the frame is slightly wider than the dial.
  return createDrawing(size + 32, size + 32, body, [-16, -16]);
}
