import type { Font } from 'fontkit';
import { fontPaths } from '../../../art/typefaces';
import { getSite } from '../../../domain/current-site';
import { fontsByPath } from '../../brand/font-files';
import { type FontAxes, type FontFile, findFont } from './font';

const createInlineFont = (dataUrl: string): FontFile => ({
  name: dataUrl,
  readBytes: () => fontsByPath.get(dataUrl) ?? Buffer.alloc(0),
});
const FRAUNCES = createInlineFont(fontPaths.frauncesHeads);
const INSTRUMENT = createInlineFont(fontPaths.instrumentSans);
/** Maximum font width of text. Wider text is a heading. */
const WORDS_WIDTH = 100;

/** Returns undefined where the built-in typeface applies. */
function findCustomFont({ wdth }: FontAxes): FontFile | undefined {
  if (getSite().typeface === 'fraunces') return wdth > WORDS_WIDTH ? FRAUNCES : undefined;
  return getSite().typeface === 'instrument-sans' ? INSTRUMENT : undefined;
}

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
const FONT_FEATURES = { liga: false, clig: false };

type FontRun = { font: Font; text: string };

/** Splits text by font. Drops accents that no font has, then whole characters. */
function splitByFont(text: string, axes: FontAxes): FontRun[] {
  const runs: FontRun[] = [];
  const ownFont = findCustomFont(axes);
  for (const character of text.normalize('NFC')) {
    const plainCharacter = character.normalize('NFKD').replace(/\p{M}/gu, '');
    const supportedForm = [character, plainCharacter].find(form => form && findFont(form, axes, ownFont));
    const font = supportedForm && findFont(supportedForm, axes, ownFont);
    if (!supportedForm || !font) continue;
    const lastRun = runs.at(-1);
    if (lastRun?.font === font) lastRun.text += supportedForm;
    else runs.push({ font, text: supportedForm });
  }
  return runs;
}

/** An outline with `em` units per em. */
type PlacedGlyph = { d: string; em: number; x: number; y: number };

/** Positions the glyphs of a line from 0 and measures its width, both in em. */
function layOutLine(
  text: string,
  { tracking = 0, ...axes }: LineStyle,
): { placedGlyphs: PlacedGlyph[]; width: number } {
  const placedGlyphs: PlacedGlyph[] = [];
  let penX = 0;
  for (const { font, text: textRun } of splitByFont(text, axes)) {
    const { glyphs, positions } = font.layout(textRun, FONT_FEATURES);
    const em = font.unitsPerEm;
    glyphs.forEach((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      placedGlyphs.push({ d: glyph.path.toSVG(), em, x: penX + xOffset / em, y: yOffset / em });
      penX += xAdvance / em + tracking;
    });
  }
  return { placedGlyphs, width: penX };
}

export const measureWidth = (text: string, style: LineStyle): number =>
  layOutLine(text, style).width * style.size;

/**
 * Renders a line of text as SVG outlines.
 * @param position `y` is the baseline.
 */
export function drawLine(
  text: string,
  style: LineStyle,
  position: { x: number; y: number; fill: string },
): string {
  const { size } = style;
  const glyphs = layOutLine(text, style).placedGlyphs.map(({ d, em, x, y }) => {
    const scale = size / em;
    const translation = `${(position.x + x * size).toFixed(2)} ${(position.y - y * size).toFixed(2)}`;
    return `<path transform="translate(${translation}) scale(${scale} ${-scale})" d="${d}"/>`;
  });
  return `<g fill="${position.fill}">${glyphs.join('')}</g>`;
}
