/**
 * Writes the outlines of the letters that drawings set words in, because an SVG used as a picture cannot reach the
 * page's font: `node server/discovery/og/write-outlines.ts`.
 */
import { writeFile } from 'node:fs/promises';
import { type Cut, fontFor } from './font.ts';

const letters = [
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
  ...' .,:;!?%&/()+-–−×·“”‘’…#@=€£°éèôçàåæøØÅńłóśöüäÖÜÄ',
];

const cuts: Record<string, Cut> = {
  plain: { wght: 450, wdth: 100 },
  bold: { wght: 620, wdth: 100 },
  tall: { wght: 580, wdth: 62 },
};

/** One letter: how far it carries on, and its outline above a base line at 0, in thousandths of its size. */
function outlineOf(letter: string, cut: Cut): [advance: number, path: string] {
  const { glyphs, positions } = fontFor(letter, cut)?.layout(letter) ?? { glyphs: [], positions: [] };
  const [[glyph], [position]] = [glyphs, positions];
  if (!glyph || !position) throw new Error(`The typeface has no ${letter}`);
  const whole = glyph.path.toSVG().replace(/-?\d*\.\d+/g, number => String(Math.round(Number(number))));
  return [Math.round(position.xAdvance), whole];
}

const entries = Object.entries(cuts).map(([name, cut]) => {
  const lines = letters.map(
    letter => `    ${JSON.stringify(letter)}: ${JSON.stringify(outlineOf(letter, cut))},`,
  );
  return `  ${name}: {\n${lines.join('\n')}\n  },`;
});
await writeFile(
  `${import.meta.dirname}/../../../art/outlines.ts`,
  `/** Written by server/discovery/og/write-outlines.ts: letters of Archivo (OFL), advance and outline in thousandths. */
export const outlines: Record<'plain' | 'bold' | 'tall', Record<string, readonly [advance: number, path: string]>> = {
${entries.join('\n')}
};
`,
);
