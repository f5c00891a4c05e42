import type { Art } from './art.ts';
import { bar, clipped, disc, halfDisc, ink, path, poster, random, repeat, seedOf } from './shapes.ts';

const centre = 200;

/** Shoulders: round, square, with an open collar, striped, or in two halves. */
const coats: readonly ((colour: string) => string)[] = [
  colour => halfDisc(centre, 380, 122, 0, colour),
  colour => bar(88, 276, 224, 140, colour),
  colour => halfDisc(centre, 380, 122, 0, colour) + path('M166 252L200 322L234 252Z', { fill: ink.black }),
  colour => halfDisc(centre, 380, 122, 0, colour) + repeat(4, i => bar(60, 288 + i * 26, 280, 8, ink.black)),
  colour => bar(88, 276, 108, 140, colour) + bar(204, 276, 108, 140, colour),
];

/** A portrait without a likeness: head and shoulders of circle and bar on a black disc, lit from one side; whoever shows
 *  it draws the rim. The same name always gives the same portrait. */
export function avatarArt(name: string): Art {
  const chance = random(seedOf(name));
  const pick = <T>(things: readonly T[]): T => things[Math.floor(chance() * things.length)]!;
  const light = chance() * 360;
  const [shade, coat] = pick([
    [ink.grey700, ink.grey300],
    [ink.grey600, ink.white],
    [ink.grey450, ink.grey700],
    [ink.grey300, ink.grey600],
    [ink.grey700, ink.grey500],
  ] as const);
  const radius = 66 + chance() * 12;
  const bust =
    pick(coats)(coat) +
    disc(centre, 170, radius + 10, ink.black) +
    disc(centre, 170, radius, shade) +
    halfDisc(centre, 170, radius, light, ink.white);
  const near = `<g transform="translate(-40 -44) scale(1.2)">${bust}</g>`;
  const body = clipped('disc', `<circle cx="${centre}" cy="${centre}" r="200"/>`, near);
  return {
    svg: poster(400, 400, ink.black, body),
    alt: `A portrait of ${name} in circles and bars on a black disc.`,
  };
}
