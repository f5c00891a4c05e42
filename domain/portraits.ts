import { getMarkerColourOnBlack, parseChannels } from './brand';
import type { PortraitStyle } from './people';
import { getSmallestSource, isDrawing } from './responsive';

/**
 * Never mixes drawings and photos (rule 56): if any portrait is a photo, drawings become initials.
 * @param sources portrait URLs, possibly empty
 * @returns URLs in the same order, with undefined for initials
 */
export function listAdjacentPortraits(sources: readonly string[]): (string | undefined)[] {
  const isPhoto = (src: string) => src !== '' && !isDrawing(src);
  const hasOnlyPhotos = sources.some(isPhoto);
  return sources.map(src => (src && (!hasOnlyPhotos || isPhoto(src)) ? getSmallestSource(src) : undefined));
}

/** Returns whether a portrait is from the library. Names of built-in portraits begin with `art:`. */
export const isLibraryPortrait = (src: string): boolean => src !== '' && !src.startsWith('art:');

/** Returns whether a portrait is a photo. Built-in photos have an extension (`art:people-ines.jpg`). */
export const isPhotograph = (src: string): boolean =>
  isLibraryPortrait(src) ? !isDrawing(src) : /^art:[^#]+\.\w+$/.test(src);

type Channels = readonly [red: number, green: number, blue: number];

/** Brightness of a colour as CSS filters weigh its channels. */
const getLuma = ([red, green, blue]: Channels) => 0.213 * red + 0.715 * green + 0.072 * blue;
/** White after `sepia(1)`, before it is cut off at 1. */
const SEPIA_WHITE: Channels = [1.351, 1.203, 0.937];

/**
 * Returns a CSS filter for photos. In two tones, black stays black and white becomes the accent: brightness, hue and
 * saturation of `sepia(1)` are those that turn `SEPIA_WHITE` into the accent by the matrices of the Filter Effects
 * specification.
 */
export function getPhotoFilter(style: PortraitStyle, accent: string): string {
  const grey = 'grayscale(1) contrast(1.25) brightness(1.06)';
  if (style !== 'twoTone') return grey;
  const [red, green, blue] = SEPIA_WHITE;
  const luma = getLuma(SEPIA_WHITE);
  const colour = parseChannels(getMarkerColourOnBlack(accent)).map(
    value => value / 255,
  ) as unknown as Channels;
  const brightness = getLuma(colour) / luma;
  // Red and blue less the luma: as they are, turned by 90 degrees, and wanted. Green follows from them.
  const from = [red - luma, blue - luma] as const;
  const turned = [
    -0.213 * red - 0.715 * green + 0.928 * blue,
    -0.787 * red + 0.715 * green + 0.072 * blue,
  ] as const;
  const wanted = [colour[0] / brightness - luma, colour[2] / brightness - luma] as const;
  const scale = from[0] * turned[1] - from[1] * turned[0];
  const cosine = (wanted[0] * turned[1] - wanted[1] * turned[0]) / scale;
  const sine = (from[0] * wanted[1] - from[1] * wanted[0]) / scale;
  const degrees = Math.round((Math.atan2(sine, cosine) * 180) / Math.PI);
  const saturation = Math.hypot(cosine, sine).toFixed(1);
  return `${grey} brightness(${brightness.toFixed(3)}) sepia(1) hue-rotate(${degrees}deg) saturate(${saturation})`;
}
