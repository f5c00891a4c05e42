import {
  bar,
  box,
  clipShape,
  createDrawing,
  disc,
  ink,
  line,
  path,
  rect,
  repeatShape,
  ring,
  ticks,
} from '../shapes.ts';

/** Function that draws one block of the page under test: solid under the lens, an outline outside it. */
type Block = (x: number, y: number, w: number, h: number, isMuted?: boolean) => string;

const drawOutlinedBlock: Block = (x, y, w, h) => box(x, y, w, h, ink.grey600);
const drawSolidBlock: Block = (x, y, w, h, isMuted) => bar(x, y, w, h, isMuted ? ink.grey500 : ink.white);

/** Draws the misaligned card: its correct position, the offset, and its actual position. */
function drawMisplacedCard(x: number, y: number): string {
  const outline = rect(x, y, 144, 104, { stroke: ink.white, dash: '4 4' });
  const horizontalPath = `M${x} ${y - 12}V${y - 2}M${x + 19} ${y - 12}V${y - 2}M${x} ${y - 7}H${x + 19}`;
  const verticalPath = `M${x - 12} ${y}H${x - 2}M${x - 12} ${y + 15}H${x - 2}M${x - 7} ${y}V${y + 15}`;
  return (
    outline +
    path(horizontalPath + verticalPath, { stroke: ink.white, width: 0.8 }) +
    bar(x + 19, y + 15, 144, 104, ink.red)
  );
}

function drawPage(isUnderLens: boolean): string {
  const drawBlock = isUnderLens ? drawSolidBlock : drawOutlinedBlock;
  const strokeWidth = isUnderLens ? 0.6 : 1;
  const edge =
    box(40, 150, 1120, 690, ink.grey500, strokeWidth) + line(40, 196, 1160, 196, ink.grey500, strokeWidth);
  const dots = repeatShape(3, i =>
    ring(66 + i * 20, 173, 5, isUnderLens ? ink.white : ink.grey500, strokeWidth),
  );
  const header =
    drawBlock(80, 236, 260, 24) +
    drawBlock(80, 272, 200, 24) +
    drawBlock(80, 320, 120, 10, true) +
    drawBlock(420, 226, 660, 138) +
    drawBlock(80, 386, 236, 14, true);
  const cards = repeatShape(12, i => {
    const x = 80 + (i % 6) * 176;
    const y = 430 + Math.floor(i / 6) * 208;
    const isMisplaced = isUnderLens && i === 1;
    const text = isMisplaced ? 12 : 0;
    return (
      (isMisplaced ? drawMisplacedCard(x, y) : drawBlock(x, y, 144, 104)) +
      drawBlock(x, y + 118 + text, 104, 9, true) +
      drawBlock(x, y + 136 + text - (isMisplaced ? 2 : 0), isMisplaced ? 58 : 72, 9, true)
    );
  });
  return edge + dots + header + cards;
}

/** Draws the tablet on the same baseline as the page under test. */
const drawTablet = (): string =>
  rect(560, 560, 300, 400, { fill: ink.black, stroke: ink.grey500 }) +
  box(584, 588, 252, 120, ink.grey600) +
  repeatShape(
    3,
    i => box(584 + i * 88, 728, 76, 76, ink.grey600) + box(584 + i * 88, 818, 60, 8, ink.grey600),
  );

/** Draws the web testing hero: a page in outline, solid under the lens, with one misaligned red block. */
export function drawLens(size = 960): string {
  const [cx, cy, r] = [392, 486, 286];
  const enlargedPage = `<g transform="translate(${cx} ${cy}) scale(1.42) translate(-336 -497)">${drawPage(true)}</g>`;
  const ground = bar(cx - r, cy - r, 2 * r, 2 * r, ink.grey850);
  const rim = ticks(cx, cy, r + 28, { count: 120, interval: 10, shortLength: 8, longLength: 18 });
  return createDrawing(
    size,
    size,
    drawPage(false) +
      drawTablet() +
      disc(cx, cy, r + 30, ink.black) +
      clipShape('lens', `<circle cx="${cx}" cy="${cy}" r="${r}"/>`, ground + enlargedPage) +
      ring(cx, cy, r, ink.white, 3) +
      rim,
  );
}
