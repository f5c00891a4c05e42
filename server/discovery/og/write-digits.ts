/**
 * Writes other typefaces’ tall digits for drawings in files: `node server/discovery/og/write-digits.ts`.
 * `art/digits.ts` has Archivo’s.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { digitOutlines } from '../../../art/digits.ts';
import { findFont } from './font.ts';

const root = `${import.meta.dirname}/../../..`;
const TALL = { wght: 600, wdth: 75 };
const file = {
  name: 'instrument-sans',
  bytes: () => readFileSync(`${root}/art/fonts/instrument-sans.woff2`),
};

const glyphs = digitOutlines.map((_, digit) => {
  const { glyphs, positions } = findFont(String(digit), TALL, file)?.layout(String(digit)) ?? {};
  const [[glyph], [position]] = [glyphs ?? [], positions ?? []];
  if (!glyph || !position) throw new Error(`The typeface has no ${digit}`);
  return { path: glyph.path, advance: position.xAdvance };
});
// Makes each digit as wide as Archivo’s and 100 units high, like Archivo’s 1.
const high = glyphs[1]?.path.bbox.maxY ?? 1;
const lines = glyphs.map(({ path, advance }, digit) => {
  const d = path
    .scale((digitOutlines[digit]?.width ?? 0) / advance, -100 / high)
    .toSVG()
    .replace(/-?\d*\.\d+/g, number => String(Math.round(Number(number) * 10) / 10));
  return `  '${d}',`;
});
writeFileSync(
  `${root}/art/instrument-digits.ts`,
  `/** Written by server/discovery/og/write-digits.ts: tall digits of Instrument Sans (OFL), as those of \`digits.ts\` are. */
export const instrumentDigits: readonly string[] = [
${lines.join('\n')}
];
`,
);
