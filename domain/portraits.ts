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

/** Brightness of a colour as CSS filters weigh its channels. */
const getLuma = ([red = 0, green = 0, blue = 0]: readonly number[]) =>
  0.213 * red + 0.715 * green + 0.072 * blue;
/** Red, green and blue of white after `sepia(1)`, before they are cut off at 1. */
const SEPIA_WHITE = [1.351, 1.203, 0.937] as const;

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
  const accentChannels = parseChannels(getMarkerColourOnBlack(accent)).map(value => value / 255);
  const brightness = getLuma(accentChannels) / luma;
  const [wantedRed = 0, , wantedBlue = 0] = accentChannels.map(channel => channel / brightness - luma);
  // Red and blue suffice, because the luma is given.
  const [sepiaRed, sepiaBlue] = [red - luma, blue - luma] as const;
  const turnedRed = -0.213 * red - 0.715 * green + 0.928 * blue;
  const turnedBlue = -0.787 * red + 0.715 * green + 0.072 * blue;
  const scale = sepiaRed * turnedBlue - sepiaBlue * turnedRed;
  const cosine = (wantedRed * turnedBlue - wantedBlue * turnedRed) / scale;
  const sine = (sepiaRed * wantedBlue - sepiaBlue * wantedRed) / scale;
  const degrees = Math.round((Math.atan2(sine, cosine) * 180) / Math.PI);
  const saturation = Math.hypot(cosine, sine).toFixed(1);
  return `${grey} brightness(${brightness.toFixed(3)}) sepia(1) hue-rotate(${degrees}deg) saturate(${saturation})`;
}
