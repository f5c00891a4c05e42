import { baselineShare, drawLine, type Setting, widthOf } from './line';

/** Titles longer than this start at the smaller size. */
const LONG = 40;
const STEP = 4;
const SIZE_MIN = 24;

const setting = (size: number): Setting => ({ wght: 540, wdth: 118, tracking: -0.032, size });

type Box = { width: number; height: number; size: number; sizeWhenLong: number; lineHeight: number };
export type SetTitle = { lines: string[]; size: number; lineHeight: number };

function greedy(words: readonly string[], width: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer, setting(size)) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Lines of about one length: the narrowest measure that needs no more of them. */
function balanced(words: readonly string[], width: number, size: number): string[] {
  const loose = greedy(words, width, size);
  let best = loose;
  for (let measure = width - 8; measure > width / 3; measure -= 8) {
    const lines = greedy(words, measure, size);
    if (lines.length > loose.length || widest(lines, size) > measure) break;
    best = lines;
  }
  return best;
}

const widest = (lines: readonly string[], size: number) =>
  Math.max(...lines.map(line => widthOf(line, setting(size))));

/** Breaks a title into lines that fit the box, at the largest size of its steps that does. */
export function setTitle(title: string, box: Box): SetTitle {
  const words = title.split(/\s+/).filter(Boolean);
  const { lineHeight } = box;
  let size = title.length > LONG ? box.sizeWhenLong : box.size;
  for (; size > SIZE_MIN; size -= STEP) {
    const lines = greedy(words, box.width, size);
    if (lines.length * size * lineHeight <= box.height && widest(lines, size) <= box.width) break;
  }
  return { lines: balanced(words, box.width, size), size, lineHeight };
}

export const titleHeight = ({ lines, size, lineHeight }: SetTitle) => lines.length * size * lineHeight;

/** The lines of a title as SVG outlines. @param top of the first line. */
export function drawTitle(
  { lines, size, lineHeight }: SetTitle,
  { x, top, fill }: { x: number; top: number; fill: string },
): string {
  return lines
    .map((line, index) => {
      const y = top + size * (index * lineHeight + baselineShare(lineHeight));
      // Stems, not their bearings, stand on the margin.
      return drawLine(line, setting(size), { x: x - 0.03 * size, y, fill });
    })
    .join('');
}
