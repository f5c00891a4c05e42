import { drawLine, getBaselineShare, type LineStyle, measureWidth } from './line';

/** Titles longer than this start at the smaller size. */
const LONG_TITLE_LENGTH = 40;
const SIZE_STEP = 4;
const SIZE_MIN = 24;

const toSetting = (size: number): LineStyle => ({ wght: 540, wdth: 118, tracking: -0.032, size });

type Box = { width: number; height: number; size: number; sizeWhenLong: number; lineHeight: number };
type TitleLayout = { lines: string[]; size: number; lineHeight: number };

function breakLines(words: readonly string[], width: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longerLine = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && measureWidth(longerLine, toSetting(size)) <= width)
      lines[lines.length - 1] = longerLine;
    else lines.push(word);
  }
  return lines;
}

/** Balances lines by finding the narrowest width that needs no additional line. */
function balanceLines(words: readonly string[], width: number, size: number): string[] {
  const greedyLines = breakLines(words, width, size);
  let bestLines = greedyLines;
  for (let maxWidth = width - 8; maxWidth > width / 3; maxWidth -= 8) {
    const lines = breakLines(words, maxWidth, size);
    if (lines.length > greedyLines.length || measureWidest(lines, size) > maxWidth) break;
    bestLines = lines;
  }
  return bestLines;
}

const measureWidest = (lines: readonly string[], size: number) =>
  Math.max(...lines.map(line => measureWidth(line, toSetting(size))));

/** Breaks a title into lines that fit the box, at the largest possible size. */
export function layOutTitle(title: string, box: Box): TitleLayout {
  const words = title.split(/\s+/).filter(Boolean);
  const { lineHeight } = box;
  let size = title.length > LONG_TITLE_LENGTH ? box.sizeWhenLong : box.size;
  for (; size > SIZE_MIN; size -= SIZE_STEP) {
    const lines = breakLines(words, box.width, size);
    if (lines.length * size * lineHeight <= box.height && measureWidest(lines, size) <= box.width) break;
  }
  return { lines: balanceLines(words, box.width, size), size, lineHeight };
}

export const getTitleHeight = ({ lines, size, lineHeight }: TitleLayout) => lines.length * size * lineHeight;

/** Renders a title’s lines as SVG outlines. `top` is the first line’s top edge. */
export function drawTitle(
  { lines, size, lineHeight }: TitleLayout,
  { x, top, fill }: { x: number; top: number; fill: string },
): string {
  return lines
    .map((line, index) => {
      const y = top + size * (index * lineHeight + getBaselineShare(lineHeight));
      // Aligns stems with the margin, instead of their side bearings.
      return drawLine(line, toSetting(size), { x: x - 0.03 * size, y, fill });
    })
    .join('');
}
