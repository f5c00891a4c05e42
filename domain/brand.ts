/** Values derived from the accent (docs/decisions/brand.md). Colours are `#RRGGBB`. */
import type { Typeface } from './typefaces';

/** The accent in the stylesheet and in drawing files, which are recoloured for other accents. */
export const DEFAULT_ACCENT = '#D71921';
/**
 * Returns the query of drawing URLs, or an empty string for unchanged drawings. Includes the typeface if it has its own
 * digits (Fraunces uses Archivo's).
 */
export function getDrawingQuery({ accent, typeface }: { accent: string; typeface: Typeface }): string {
  const typefaceSuffix = typeface === 'instrument-sans' ? `.${typeface}` : '';
  return accent === DEFAULT_ACCENT && !typefaceSuffix ? '' : `?a=${accent.slice(1)}${typefaceSuffix}`;
}
/** Script that changes the URLs of drawings for another accent or typeface (`DRAWINGS_SCRIPT`). */
export const BRAND_SCRIPT_PATH = '/brand.js';
export const GROUND_COLOURS = { white: '#FFFFFF', grey: '#F0F0F0', black: '#161616' } as const;
const { white: WHITE, black: BLACK } = GROUND_COLOURS;

/** Minimums of WCAG 2, level AA. */
export const MIN_GRAPHIC_CONTRAST = 3;
export const MIN_TEXT_CONTRAST = 4.5;

/** Returns red, green and blue from 0 to 255. */
export const parseChannels = (colour: string) =>
  [1, 3, 5].map(index => Number.parseInt(colour.slice(index, index + 2), 16));
const toHex = (values: readonly number[]) =>
  `#${values.map(value => Math.round(value).toString(16).padStart(2, '0')).join('')}`.toUpperCase();

function getLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = parseChannels(colour).map(value => {
    const share = value / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns 1 to 21, as defined by WCAG 2. */
export function getContrast(colour: string, background: string): number {
  const [dark = 0, light = 0] = [getLuminance(colour), getLuminance(background)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Mixes in more of `target` until the contrast with `ground` suffices. */
function shiftTowards(colour: string, target: string, ground: string, minContrast: number): string {
  const [from, to] = [parseChannels(colour), parseChannels(target)];
  for (let share = 0; share < 1; share += 0.02) {
    const mixedColour = toHex(from.map((value, index) => value + ((to[index] ?? 0) - value) * share));
    if (getContrast(mixedColour, ground) >= minContrast) return mixedColour;
  }
  return target;
}

/** The accent, and its tones for text on light, pressed backgrounds, text on black, and selected rows. */
export type AccentTones = { accent: string; deep: string; deepest: string; light: string; pale: string };

/** Returns fixed tones for the built-in accent. Others are computed to have sufficient contrast. */
export function getAccentTones(accent: string): AccentTones {
  if (accent === DEFAULT_ACCENT)
    return { accent, deep: '#B5121A', deepest: '#8F0D14', light: '#FF7A80', pale: '#FDECEC' };
  return {
    accent,
    deep: shiftTowards(accent, '#000000', WHITE, 6.5),
    deepest: shiftTowards(accent, '#000000', WHITE, 9.5),
    light: shiftTowards(accent, WHITE, BLACK, 7),
    pale: shiftTowards(accent, WHITE, BLACK, 15.5),
  };
}

/** Returns degrees, with red at 0. */
function getHue(colour: string): number {
  const [red = 0, green = 0, blue = 0] = parseChannels(colour);
  const max = Math.max(red, green, blue);
  const span = max - Math.min(red, green, blue);
  if (span === 0) return 0;
  const hueSixth =
    max === red ? (green - blue) / span : max === green ? 2 + (blue - red) / span : 4 + (red - green) / span;
  return (hueSixth * 60 + 360) % 360;
}

export const needsBlackText = (colour: string): boolean =>
  getContrast(BLACK, colour) > getContrast(WHITE, colour);

export const getGroundContrasts = (accent: string) => ({
  white: getContrast(accent, WHITE),
  grey: getContrast(accent, GROUND_COLOURS.grey),
  black: getContrast(accent, BLACK),
});

/** Uses the lighter tone if the accent is too dark. */
export const getMarkerColourOnBlack = (accent: string): string =>
  getGroundContrasts(accent).black < MIN_GRAPHIC_CONTRAST ? getAccentTones(accent).light : accent;
export const getTextColour = (accent: string): string => (needsBlackText(accent) ? BLACK : WHITE);

const HUE_NAMES: readonly [upTo: number, name: string][] = [
  [12, 'red'],
  [42, 'orange'],
  [68, 'yellow'],
  [165, 'green'],
  [195, 'teal'],
  [255, 'blue'],
  [290, 'purple'],
  [345, 'pink'],
  [360, 'red'],
];

export function getColourName(colour: string): string {
  const values = parseChannels(colour).map(value => value / 255);
  const max = Math.max(...values);
  if (max - Math.min(...values) < 0.08) return max < 0.35 ? 'black' : 'grey';
  const hue = getHue(colour);
  return HUE_NAMES.find(([upTo]) => hue <= upTo)?.[1] ?? 'red';
}
