import { digitOutlines } from '../../art/digits';
import { instrumentDigits } from '../../art/instrument-digits';
import { typefaces } from '../../art/typefaces';
import {
  DEFAULT_ACCENT,
  GROUND_COLOURS,
  getAccentTones,
  getDrawingQuery,
  getMarkerColourOnBlack,
} from '../../domain/brand';
import { getSite } from '../../domain/current-site';
import { DEFAULT_TYPEFACE } from '../../domain/typefaces';

export const hasCustomAccent = (): boolean => getSite().accent !== DEFAULT_ACCENT;

const countStrokes = (svg: string, colour: string) => svg.toUpperCase().split(`STROKE="${colour}"`).length;
/** Returns whether a drawing is for a black background, judging by the numbers of its white and black lines. */
const needsBlackText = (svg: string): boolean =>
  countStrokes(svg, GROUND_COLOURS.white) > countStrokes(svg, GROUND_COLOURS.black);

/** Replaces the accent in a drawing for a black background with a visible tone. */
export const adaptToBlack = (svg: string, { accent } = getSite()): string =>
  needsBlackText(svg) ? svg.replaceAll(accent, getMarkerColourOnBlack(accent)) : svg;

/** Returns whether accent or digits differ from the built files. */
export const hasCustomDrawings = (): boolean => getDrawingQuery(getSite()) !== '';

const DIGIT_PATTERN = new RegExp(digitOutlines.map(({ d }) => `"${d}"`).join('|'), 'g');
const DIGIT_REPLACEMENTS = new Map(
  digitOutlines.map(({ d }, digit) => [`"${d}"`, `"${instrumentDigits[digit]}"`]),
);
/** Replaces digits with those of the site’s typeface. Digits are outlines, because drawing files have no fonts. */
export const replaceDigits = (svg: string, typeface = getSite().typeface): string =>
  typeface === 'instrument-sans'
    ? svg.replace(DIGIT_PATTERN, digit => DIGIT_REPLACEMENTS.get(digit) ?? digit)
    : svg;

/** Applies accent and digits to a drawing file, which can’t use CSS variables. */
export const adaptDrawing = (svg: string): string => recolourDrawing(replaceDigits(svg));

export function recolourDrawing(svg: string): string {
  if (!hasCustomAccent()) return svg;
  const builtInTones = getAccentTones(DEFAULT_ACCENT);
  const { accent } = getSite();
  const customTones = getAccentTones(accent);
  if (needsBlackText(svg)) customTones.accent = getMarkerColourOnBlack(accent);
  const tones = (Object.keys(builtInTones) as (keyof typeof builtInTones)[]).map(
    tone => [builtInTones[tone].toUpperCase(), customTones[tone]] as const,
  );
  const tonesByColour = new Map(tones);
  return svg.replace(/#[0-9a-f]{6}\b/gi, colour => tonesByColour.get(colour.toUpperCase()) ?? colour);
}

const PRELOADED_FONT_PATTERN = /<link rel="preload" href="([^"]+)" as="font"[^>]*>/g;

/**
 * Preloads only the site’s own typeface, because the bundler preloads all. The first link always belongs to the
 * built-in typeface.
 */
export function preloadTypeface(html: string, typeface = getSite().typeface): string {
  let isFirst = true;
  return html.replace(PRELOADED_FONT_PATTERN, link => {
    if (!isFirst) return '';
    isFirst = false;
    if (typeface === DEFAULT_TYPEFACE) return link;
    return typefaces[typeface].files
      .map(file => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`)
      .join('');
  });
}

const DRAWING_PATTERN = /\/assets\/[\w./()-]+\.svg(?=["'&#\s)])/g;

/** Adds accent and typeface to drawings’ URLs, because browsers cache the built URLs permanently. */
export function renameDrawings(
  html: string,
  brand: Parameters<typeof getDrawingQuery>[0] = getSite(),
): string {
  const query = getDrawingQuery(brand);
  return query ? html.replace(DRAWING_PATTERN, `$&${query}`) : html;
}
