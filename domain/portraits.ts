import { isDrawing, smallestSource } from './responsive';

/**
 * The pictures of people who stand beside each other, small: drawn ones or photographs, never both (rule 56).
 * Where one is a photograph the drawn ones give way to initials.
 * @param sources addresses as items carry them; empty for somebody without a picture.
 * @returns addresses in the same order; undefined where initials stand.
 */
export function portraitsBeside(sources: readonly string[]): (string | undefined)[] {
  const isPhoto = (src: string) => src !== '' && !isDrawing(src);
  const photosOnly = sources.some(isPhoto);
  return sources.map(src => (src && (!photosOnly || isPhoto(src)) ? smallestSource(src) : undefined));
}
