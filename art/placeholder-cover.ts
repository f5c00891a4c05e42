import {
  bar,
  clipShape,
  createBackground,
  createRandom,
  disc,
  hashText,
  ink,
  path,
  repeatShape,
  ring,
  sector,
  ticks,
} from './shapes.ts';

type Drawing = { svg: string; alt: string };

/** Creates an image that other aspect ratios crop around its centre. */
const createImage = (ground: string, body: string, alt: string): Drawing => ({
  svg: createBackground(1200, 900, ground, body),
  alt,
});

type RandomSource = () => number;
const pickBetween = (random: RandomSource, low: number, high: number) => low + random() * (high - low);
const pick = <T>(random: RandomSource, options: readonly T[]): T =>
  options[Math.floor(random() * options.length)]!;

/** Draws a dial on a dark background with a random beam. */
function drawDial(random: RandomSource): Drawing {
  const [x, y] = [pickBetween(random, 460, 740), pickBetween(random, 390, 510)];
  const from = pickBetween(random, 0, 360);
  const body =
    ring(x, y, 370, ink.white, 2) +
    ticks(x, y, 370, {
      count: 120,
      interval: pick(random, [5, 8, 10, 12]),
      shortLength: 14,
      longLength: 36,
      width: 2,
    }) +
    ring(x, y, pickBetween(random, 200, 300), ink.grey600, 2) +
    path(sector(x, y, 120, 370, from, from + pickBetween(random, 14, 40)), { fill: ink.red }) +
    disc(x, y, pickBetween(random, 60, 96), ink.white);
  return createImage(ink.black, body, 'A dial with a white core and one red beam across its ring of ticks.');
}

/** Draws bars of random height, one of them red. */
function drawSkyline(random: RandomSource): Drawing {
  const count = pick(random, [9, 11, 13]);
  const pitch = 1200 / count;
  const highlightedIndex = Math.floor(pickBetween(random, 2, count - 2));
  const body = repeatShape(count, i => {
    const height = pickBetween(random, 160, 780);
    const colour = i === highlightedIndex ? ink.red : pick(random, [ink.black, ink.black, ink.grey500]);
    return bar(i * pitch, 900 - height, pitch - 12, height, colour);
  });
  const sun = disc(
    pickBetween(random, 240, 960),
    pickBetween(random, 130, 260),
    pickBetween(random, 70, 120),
    ink.white,
  );
  return createImage(ink.grey200, sun + body, 'A skyline of flat bars under a white disc; one bar is red.');
}

/** Draws discs on a grid, whose sizes form waves around one red disc. */
function drawSwell(random: RandomSource): Drawing {
  const impact = { column: 2 + Math.floor(random() * 8), row: 2 + Math.floor(random() * 5) };
  const reach = pickBetween(random, 120, 260);
  const body = repeatShape(12 * 9, i => {
    const [column, row] = [i % 12, Math.floor(i / 12)];
    const [x, y] = [50 + column * 100, 50 + row * 100];
    if (column === impact.column && row === impact.row) return disc(x, y, 44, ink.red);
    const distance = Math.hypot(column - impact.column, row - impact.row) * 100;
    return disc(x, y, Math.max(5, 42 * Math.abs(Math.cos(distance / reach))), ink.black);
  });
  return createImage(ink.white, body, 'A grid of black dots that swell in waves around a single red one.');
}

/** Draws tiled quarter circles, one of them red. */
function drawTiles(random: RandomSource): Drawing {
  const highlightedIndex = Math.floor(random() * 12);
  const body = repeatShape(12, i => {
    const [x, y] = [(i % 4) * 300, Math.floor(i / 4) * 300];
    const [cx, cy] = pick(random, [
      [x, y],
      [x + 300, y],
      [x + 300, y + 300],
      [x, y + 300],
    ] as const);
    const colour = pick(random, [ink.black, ink.grey700, ink.white, ink.grey300]);
    const ground = i % 2 ? ink.grey100 : ink.grey200;
    const tile = `<rect x="${x}" y="${y}" width="300" height="300"/>`;
    const discs = disc(cx, cy, 300, i === highlightedIndex ? ink.red : colour) + disc(cx, cy, 150, ground);
    return bar(x, y, 300, 300, ground) + clipShape(`tile${i}`, tile, discs);
  });
  return createImage(
    ink.grey100,
    body,
    'Twelve tiles with a quarter ring on each, turned at random; one is red.',
  );
}

const DRAWINGS = [drawDial, drawSkyline, drawSwell, drawTiles];

/** Draws a cover that is always the same for a slug. The next variant is another kind of drawing. */
export function createPlaceholderCover(slug: string, variant = 0): Drawing {
  const random = createRandom(hashText(slug));
  const index = Math.floor(random() * DRAWINGS.length);
  const draw = DRAWINGS[(index + variant) % DRAWINGS.length]!;
  return draw(variant === 0 ? random : createRandom(hashText(`${slug} ${variant}`)));
}

export const toDataUrl = ({ svg }: Drawing): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
