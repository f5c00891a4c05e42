import { getHue } from './brand';
import type { Treatment } from './people';
import { getSmallestSource, isDrawing } from './responsive';

/**
 * The pictures of people who stand beside each other, small: drawn ones or photographs, never both (rule 56).
 * Where one is a photograph the drawn ones give way to initials.
 * @param sources addresses as items carry them; empty for somebody without a picture.
 * @returns addresses in the same order; undefined where initials stand.
 */
export function listAdjacentPortraits(sources: readonly string[]): (string | undefined)[] {
  const isPhoto = (src: string) => src !== '' && !isDrawing(src);
  const photosOnly = sources.some(isPhoto);
  return sources.map(src => (src && (!photosOnly || isPhoto(src)) ? getSmallestSource(src) : undefined));
}

/** Returns whether a portrait, as it is stored, is an image of the library: in the folder or in a bucket. */
export const isLibraryPortrait = (stored: string): boolean => stored !== '' && !stored.startsWith('art:');

/** Whether a portrait, as it is stored, is a photograph: one of the library, or a file beside our drawings (`art:people-ines.jpg`). */
export const isPhotograph = (stored: string): boolean =>
  isLibraryPortrait(stored) ? !isDrawing(stored) : /^art:[^#]+\.\w+$/.test(stored);

/** Of sepia, which a photograph in two tones is turned from. */
const SEPIA_HUE = 38;

/** How photographs of people look under a treatment, as a CSS filter: in the light of the drawings. */
export function getPhotoFilter(treatment: Treatment, accent: string): string {
  const grey = 'grayscale(1) contrast(1.25) brightness(1.06)';
  if (treatment !== 'twoTone') return grey;
  const turn = Math.round(getHue(accent) - SEPIA_HUE);
  return `${grey} sepia(1) hue-rotate(${turn}deg) saturate(2.4)`;
}
