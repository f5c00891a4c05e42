/**
 * How stored images are named, so that a page knows every size of one from its address alone.
 * A base is 16 random hex digits and the file's name. The base `3f…-plan` has the fallback
 * `3f…-plan-1600x900.png` (the address items carry) beside `3f…-plan-480.avif`, `3f…-plan-480.webp` and so on;
 * an animation has one moving WebP.
 */

/** Widths that images are stored in; nothing is enlarged, so the image's own width ends the list when smaller. */
const IMAGE_WIDTHS = [480, 960, 1600] as const;
export const IMAGE_WIDTH_MAX = 1600;

export type FallbackType = 'png' | 'jpg' | 'gif';
export type ResponsiveImage = { width: number; height: number; avif?: string; webp: string };

/** The widths an image of this width is stored in, ascending. */
export const listWidths = (width: number): number[] => {
  const widest = Math.min(width, IMAGE_WIDTH_MAX);
  return [...IMAGE_WIDTHS.filter(step => step < widest), widest];
};

/** Key of the file that items name: every browser reads it. */
export const getFallbackKey = (base: string, width: number, height: number, type: FallbackType) =>
  `${base}-${width}x${height}.${type}`;

/** Key of one size in one of the modern formats. */
export const getVariantKey = (base: string, width: number, type: 'avif' | 'webp') =>
  `${base}-${width}.${type}`;

/** The random part of a base is what tells our names from others that also end in a size. */
const FALLBACK = /^((?:.*\/)?[0-9a-f]{16}-[a-z0-9-]+)-(\d{1,4})x(\d{1,5})\.(png|jpg|gif)$/;

/**
 * The sizes of one of our own images as `srcset`s.
 * @returns undefined for an address that does not follow the naming of stored images.
 */
export function findResponsiveImage(src: string): ResponsiveImage | undefined {
  const [, base, w, h, type] = FALLBACK.exec(src) ?? [];
  if (!base || !w || !h) return undefined;
  const width = Number(w);
  const height = Number(h);
  const srcset = (format: 'avif' | 'webp', widths: number[]) =>
    widths.map(step => `${getVariantKey(base, step, format)} ${step}w`).join(', ');
  if (type === 'gif') return { width, height, webp: srcset('webp', [width]) };
  return { width, height, avif: srcset('avif', listWidths(width)), webp: srcset('webp', listWidths(width)) };
}

/** @returns the address of every AVIF and WebP file of an image, or their keys for the key of its fallback. */
export function listVariants(fallback: string): string[] {
  const { avif, webp } = findResponsiveImage(fallback) ?? {};
  const entries = [avif, webp].flatMap(srcset => srcset?.split(', ') ?? []);
  return entries.map(entry => entry.replace(/ \d+w$/, ''));
}

const VARIANT = /^([0-9a-f]{16}-[a-z0-9-]+)-\d{1,4}\.(?:avif|webp)$/;

/** The base of the image that a key is an AVIF or WebP file of. */
export const findVariantBase = (key: string): string | undefined => VARIANT.exec(key)?.[1];

/** Whether a stored image is kept as drawings are: as PNG, where a photograph would be a JPEG. */
export const isDrawing = (src: string): boolean => FALLBACK.exec(src)?.[4] === 'png';

/** The smallest size of one of our own images, for what is drawn smaller still; another address as it is. */
export const getSmallestSource = (src: string): string =>
  findResponsiveImage(src)?.webp.split(' ', 1)[0] ?? src;
