import { outlines } from './outlines.ts';
import { round } from './shapes.ts';

/** How words are set: cut and size. Figures stand tall, words run wide. */
const looks = {
  note: { cut: 'plain', size: 15 },
  text: { cut: 'plain', size: 18 },
  strong: { cut: 'bold', size: 18 },
  head: { cut: 'bold', size: 23 },
  title: { cut: 'bold', size: 34 },
  number: { cut: 'tall', size: 24 },
  large: { cut: 'tall', size: 40 },
  huge: { cut: 'tall', size: 96 },
} as const;
export type Look = keyof typeof looks;
export type Align = 'start' | 'middle' | 'end';

const lettersOf = (text: string, look: Look) => {
  const { cut } = looks[look];
  return [...text].map(letter => {
    const outline = outlines[cut][letter];
    if (!outline) throw new Error(`No outline of “${letter}” in ${cut}: write-outlines.ts names the letters`);
    return { id: `${cut[0]}${letter.codePointAt(0)?.toString(36)}`, advance: outline[0] };
  });
};

/** How long words are. */
export const widthOf = (text: string, look: Look): number =>
  (lettersOf(text, look).reduce((sum, { advance }) => sum + advance, 0) * looks[look].size) / 1000;

/** Words as outlines; `y` is their base line. The picture must be given its letters (`withLetters`). */
export function words(
  text: string,
  x: number,
  y: number,
  look: Look,
  fill: string,
  align: Align = 'start',
): string {
  const { size } = looks[look];
  const left = x - widthOf(text, look) * { start: 0, middle: 0.5, end: 1 }[align];
  let pen = 0;
  const uses = lettersOf(text, look).map(({ id, advance }) => {
    const at = pen;
    pen += advance;
    return `<use href="#${id}"${at ? ` x="${at}"` : ''}/>`;
  });
  const scale = (size / 1000).toFixed(4);
  return `<g transform="translate(${round(left)} ${round(y)}) scale(${scale} -${scale})" fill="${fill}">${uses.join('')}</g>`;
}

const cutsByLetter: Record<string, keyof typeof outlines> = { p: 'plain', b: 'bold', t: 'tall' };

/** A body with the outlines of the letters it uses, each once. */
export function withLetters(body: string): string {
  const used = [...new Set([...body.matchAll(/<use href="#(\w+)"/g)].map(([, id = '']) => id))];
  const defs = used.map(id => {
    const cut = cutsByLetter[id[0] ?? ''] ?? 'plain';
    const letter = String.fromCodePoint(Number.parseInt(id.slice(1), 36));
    return `<path id="${id}" d="${outlines[cut][letter]?.[1] ?? ''}"/>`;
  });
  return `<defs>${defs.join('')}</defs>${body}`;
}
