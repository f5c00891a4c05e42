import type { Art } from './art.ts';
import { poster } from './shapes.ts';

/** A cover or a detail: 4 to 3, cropped from its middle wherever the frame asks for another ratio. */
export const picture = (ground: string, body: string, alt: string): Art => ({
  svg: poster(1200, 900, ground, body),
  alt,
});

/** A figure inside an article: 16 to 9. */
export const figure = (ground: string, body: string, alt: string): Art => ({
  svg: poster(1200, 675, ground, body),
  alt,
});
