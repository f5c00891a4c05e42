import { getHue } from './brand';
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

/** Hue of `sepia(1)`, which two-tone photos rotate to the accent’s hue. */
const SEPIA_HUE = 38;

export function getPhotoFilter(style: PortraitStyle, accent: string): string {
  const grey = 'grayscale(1) contrast(1.25) brightness(1.06)';
  if (style !== 'twoTone') return grey;
  const rotation = Math.round(getHue(accent) - SEPIA_HUE);
  return `${grey} sepia(1) hue-rotate(${rotation}deg) saturate(2.4)`;
}
