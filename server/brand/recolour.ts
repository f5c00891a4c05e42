import { digitOutlines } from '../../art/digits';
import { instrumentDigits } from '../../art/instrument-digits';
import { getSite } from '../../content/site';
import { typefaces } from '../../content/typefaces';
import { DRAWN_ACCENT, GROUNDS, getDrawingQuery, getMarkerOnBlack, getTones } from '../../domain/brand';
import { DRAWN_TYPEFACE } from '../../domain/typefaces';

/** Whether drawings show another accent than the one they were made with. */
export const isRecoloured = (): boolean => getSite().accent !== DRAWN_ACCENT;

const countOf = (svg: string, colour: string) => svg.toUpperCase().split(`STROKE="${colour}"`).length;
/** Whether a drawing stands on black: its lines are white. */
const isForBlack = (svg: string): boolean => countOf(svg, GROUNDS.white) > countOf(svg, GROUNDS.black);

/** A drawing that was made in the site's accent: on black it points in what is seen there. */
export const forBlack = (svg: string, { accent } = getSite()): string =>
  isForBlack(svg) ? svg.replaceAll(accent, getMarkerOnBlack(accent)) : svg;

/** Whether files of drawings are sent otherwise than they were made: in another accent, or with other figures. */
export const isRedrawn = (): boolean => getDrawingQuery(getSite()) !== '';

const DIGIT = new RegExp(digitOutlines.map(({ d }) => `"${d}"`).join('|'), 'g');
const OWN_DIGITS = new Map(digitOutlines.map(({ d }, digit) => [`"${d}"`, `"${instrumentDigits[digit]}"`]));
/** A drawing with the figures of the site's typeface: they are outlines, because files know no fonts. */
export const withFigures = (svg: string, typeface = getSite().typeface): string =>
  typeface === 'instrument-sans' ? svg.replace(DIGIT, digit => OWN_DIGITS.get(digit) ?? digit) : svg;

/** A drawing in the site's own accent and figures: files know no variables. */
export const redraw = (svg: string): string => recolour(withFigures(svg));

/** A drawing in the site's own accent. */
export function recolour(svg: string): string {
  if (!isRecoloured()) return svg;
  const was = getTones(DRAWN_ACCENT);
  const { accent } = getSite();
  const now = getTones(accent);
  if (isForBlack(svg)) now.accent = getMarkerOnBlack(accent);
  const tones = (Object.keys(was) as (keyof typeof was)[]).map(
    tone => [was[tone].toUpperCase(), now[tone]] as const,
  );
  const byColour = new Map(tones);
  return svg.replace(/#[0-9a-f]{6}\b/gi, colour => byColour.get(colour.toUpperCase()) ?? colour);
}

const PRELOADED_FONT = /<link rel="preload" href="([^"]+)" as="font"[^>]*>/g;

/**
 * Has browsers load the files of the site's typeface early, and no others: the router names those of all, first the one
 * that every stylesheet has.
 */
export function withTypeface(html: string, typeface = getSite().typeface): string {
  let first = true;
  return html.replace(PRELOADED_FONT, everyPage => {
    if (!first) return '';
    first = false;
    if (typeface === DRAWN_TYPEFACE) return everyPage;
    return typefaces[typeface].files
      .map(file => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`)
      .join('');
  });
}

const DRAWING = /\/assets\/[\w./()-]+\.svg(?=["'&#\s)])/g;

/** Names drawings by what they are redrawn in: what browsers keep for good under the old address is not shown. */
export function withDrawings(html: string, look: Parameters<typeof getDrawingQuery>[0] = getSite()): string {
  const asked = getDrawingQuery(look);
  return asked ? html.replace(DRAWING, `$&${asked}`) : html;
}
