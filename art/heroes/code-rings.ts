import {
  arc,
  createDrawing,
  createRandom,
  disc,
  halfDisc,
  ink,
  markRotatingPart,
  path,
  sector,
  ticks,
} from '../shapes.ts';

const beam = [288, 303] as const;
const indents = [0, 1, 2, 2, 3, 2, 3, 4, 3, 2, 1, 1, 2, 1, 0];
const lengths = [250, 206, 150, 262, 188, 236, 120, 208, 272, 160, 224, 256, 178, 236, 214];
const tokens = [12, 22, 30, 44, 64, 88, 120];
const greys = [ink.grey300, ink.grey450, ink.grey600, ink.white, ink.grey500];
/** Indexes of the two comment lines, which stay dark. */
const comments = [4, 9];
const DEGREES_PER_RADIAN = 57.3;

/** Draws the JavaScript hero: fifteen lines of code on orbits, each token an arc, below a red reading head. */
export function drawCodeRings(size = 960): string {
  const c = size / 2;
  const random = createRandom(41);
  const arcsByColour: Record<string, string> = {};
  indents.forEach((indent, row) => {
    const radius = 112 + row * 24;
    let from = 148 + indent * 7 + random() * 2;
    const end = from + lengths[row]!;
    for (let token = 0; from < end; token++) {
      const length = token === 0 ? 46 + random() * 40 : tokens[Math.floor(random() * 7)]!;
      const to = Math.min(from + ((length * (row < 3 ? 0.6 : 1)) / radius) * DEGREES_PER_RADIAN, end);
      if (to - from < 1) break;
      const isUnderBeam = to > beam[0] && from < beam[1];
      const plainColour = token === 0 ? ink.white : greys[Math.floor(random() * 5)]!;
      const colour = isUnderBeam ? ink.white : comments.includes(row) ? ink.grey700 : plainColour;
      arcsByColour[colour] = (arcsByColour[colour] ?? '') + arc(c, c, radius, from, to);
      from = to + (9 / radius) * DEGREES_PER_RADIAN;
    }
  });
  const lines = Object.entries(arcsByColour).map(([stroke, d]) => path(d, { stroke, width: 9 }));
  const rim = { count: 160, interval: 20, shortLength: size * 0.009, longLength: size * 0.022 };
  return createDrawing(
    size,
    size,
    markRotatingPart(ticks(c, c, size * 0.486, rim)) +
      path(sector(c, c, 92, size * 0.466, beam[0], beam[1]), { fill: ink.red }) +
      lines.join('') +
      disc(c, c, 78, ink.grey800) +
      halfDisc(c, c, 78, (beam[0] + beam[1]) / 2, ink.white),
  );
}
