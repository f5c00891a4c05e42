import { getHue } from './brand';
import type { Treatment } from './people';
import { getSmallestSource, isDrawing } from './responsive';

/**
 * Returns small portraits that are displayed together: drawings or photos, never both (rule 56). If there is any
 * photo, drawings become initials.
 * @param sources portrait URLs, possibly empty
 * @returns URLs in the same order; undefined for initials
 */
export function listAdjacentPortraits(sources: readonly string[]): (string | undefined)[] {
  const isPhoto = (src: string) => src !== '' && !isDrawing(src);
  const photosOnly = sources.some(isPhoto);
  return sources.map(src => (src && (!photosOnly || isPhoto(src)) ? getSmallestSource(src) : undefined));
}

/** Returns whether a stored portrait is a library image, in the folder or a bucket. */
export const isLibraryPortrait = (stored: string): boolean => stored !== '' && !stored.startsWith('art:');

/** Returns whether a stored portrait is a photo: from the library, or a built-in file (`art:people-ines.jpg`). */
export const isPhotograph = (stored: string): boolean =>
  isLibraryPortrait(stored) ? !isDrawing(stored) : /^art:[^#]+\.\w+$/.test(stored);

/** Hue of the sepia filter; two-tone photos are rotated from it. */
const SEPIA_HUE = 38;

/** Returns the CSS filter of photos for a portrait style. */
export function getPhotoFilter(treatment: Treatment, accent: string): string {
  const grey = 'grayscale(1) contrast(1.25) brightness(1.06)';
  if (treatment !== 'twoTone') return grey;
  const rotation = Math.round(getHue(accent) - SEPIA_HUE);
  return `${grey} sepia(1) hue-rotate(${rotation}deg) saturate(2.4)`;
}
