import type { Font } from 'fontkit';
import { type FontAxes, findFont } from './font';
import { findCustomFont } from './own-font';

/** A line’s typography: font axes, size in px, and letter spacing in em. */
export type LineStyle = FontAxes & { size: number; tracking?: number };

/**
 * Returns the distance from a line’s top to its baseline, as a share of the font size.
 * @param lineHeight in em.
 */
export const getBaselineShare = (lineHeight: number) => (lineHeight - (ASCENT + DESCENT)) / 2 + ASCENT;
const ASCENT = 0.878;
const DESCENT = 0.21;

/** Browsers disable ligatures in spaced letters, so share images do the same. */
const FEATURES = { liga: false, clig: false };

type FontRun = { font: Font; text: string };

/** Splits text by font. Drops accents that no font has, then whole characters. */
function splitByFont(text: string, cut: FontAxes): FontRun[] {
  const found: FontRun[] = [];
  const ownFont = findCustomFont(cut);
  for (const written of text.normalize('NFC')) {
    const plain = written.normalize('NFKD').replace(/\p{M}/gu, '');
    const character = [written, plain].find(form => form && findFont(form, cut, ownFont));
    const font = character && findFont(character, cut, ownFont);
    if (!character || !font) continue;
    const last = found.at(-1);
    if (last?.font === font) last.text += character;
    else found.push({ font, text: character });
  }
  return found;
}

/** An outline with `em` units per em. */
type Placed = { d: string; em: number; x: number; y: number };

/** Positions the glyphs of a line from 0 and measures its width, both in em. */
function layOut(text: string, { tracking = 0, ...cut }: LineStyle): { placed: Placed[]; width: number } {
  const placed: Placed[] = [];
  let pen = 0;
  for (const { font, text: run } of splitByFont(text, cut)) {
    const { glyphs, positions } = font.layout(run, FEATURES);
    const em = font.unitsPerEm;
    glyphs.forEach((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      placed.push({ d: glyph.path.toSVG(), em, x: pen + xOffset / em, y: yOffset / em });
      pen += xAdvance / em + tracking;
    });
  }
  return { placed, width: pen };
}

/** Returns the width in px. */
export const measureWidth = (text: string, setting: LineStyle): number =>
  layOut(text, setting).width * setting.size;

/**
 * Renders a line of text as SVG outlines.
 * @param at `y` is the baseline.
 */
export function drawLine(
  text: string,
  setting: LineStyle,
  at: { x: number; y: number; fill: string },
): string {
  const { size } = setting;
  const glyphs = layOut(text, setting).placed.map(({ d, em, x, y }) => {
    const scale = size / em;
    const move = `${(at.x + x * size).toFixed(2)} ${(at.y - y * size).toFixed(2)}`;
    return `<path transform="translate(${move}) scale(${scale} ${-scale})" d="${d}"/>`;
  });
  return `<g fill="${at.fill}">${glyphs.join('')}</g>`;
}
