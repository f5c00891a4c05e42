import type { Font } from 'fontkit';
import { type Cut, fontFor } from './font';
import { ownFont } from './own-font';

/** How a line is set: cut, size in px, and extra space between characters in em. */
export type Setting = Cut & { size: number; tracking?: number };

/** Share of the size between the top of a line of this height (in em) and its baseline. */
export const baselineShare = (lineHeight: number) => (lineHeight - (ASCENT + DESCENT)) / 2 + ASCENT;
const ASCENT = 0.878;
const DESCENT = 0.21;

/** Browsers set no ligatures where characters are spaced, and neither do we. */
const FEATURES = { liga: false, clig: false };

type Piece = { font: Font; text: string };

/** Text cut where the font changes. Accents nobody drew are left out, then characters nobody drew. */
function pieces(text: string, cut: Cut): Piece[] {
  const found: Piece[] = [];
  const own = ownFont(cut);
  for (const written of text.normalize('NFC')) {
    const plain = written.normalize('NFKD').replace(/\p{M}/gu, '');
    const character = [written, plain].find(form => form && fontFor(form, cut, own));
    const font = character && fontFor(character, cut, own);
    if (!character || !font) continue;
    const last = found.at(-1);
    if (last?.font === font) last.text += character;
    else found.push({ font, text: character });
  }
  return found;
}

/** An outline, in units of which `em` make one. */
type Placed = { d: string; em: number; x: number; y: number };

/** Glyphs of a line one after the other from 0, and how wide the line is, both in em. */
function layOut(text: string, { tracking = 0, ...cut }: Setting): { placed: Placed[]; width: number } {
  const placed: Placed[] = [];
  let pen = 0;
  for (const { font, text: piece } of pieces(text, cut)) {
    const { glyphs, positions } = font.layout(piece, FEATURES);
    const em = font.unitsPerEm;
    glyphs.forEach((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      placed.push({ d: glyph.path.toSVG(), em, x: pen + xOffset / em, y: yOffset / em });
      pen += xAdvance / em + tracking;
    });
  }
  return { placed, width: pen };
}

/** Width of a line in px. */
export const widthOf = (text: string, setting: Setting): number => layOut(text, setting).width * setting.size;

/** A line of text as SVG outlines. @param y its baseline. */
export function drawLine(text: string, setting: Setting, at: { x: number; y: number; fill: string }): string {
  const { size } = setting;
  const glyphs = layOut(text, setting).placed.map(({ d, em, x, y }) => {
    const scale = size / em;
    const move = `${(at.x + x * size).toFixed(2)} ${(at.y - y * size).toFixed(2)}`;
    return `<path transform="translate(${move}) scale(${scale} ${-scale})" d="${d}"/>`;
  });
  return `<g fill="${at.fill}">${glyphs.join('')}</g>`;
}
