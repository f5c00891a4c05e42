/**
 * Defines names of stored images, so that a page knows every size from the URL alone. A base is 16 random hex digits
 * and the file's name. The base `3f…-plan` has the fallback `3f…-plan-1600x900.png` (the stored URL),
 * `3f…-plan-480.avif`, `3f…-plan-480.webp` and so on; animations have one animated WebP.
 */

/** Stored widths. Images are never enlarged, so for a smaller image the list ends with its own width. */
const IMAGE_WIDTHS = [480, 960, 1600] as const;
export const IMAGE_WIDTH_MAX = 1600;

export type FallbackType = 'png' | 'jpg' | 'gif';
export type ResponsiveImage = { width: number; height: number; avif?: string; webp: string };

/** Lists the stored widths of an image, ascending. */
export const listWidths = (width: number): number[] => {
  const widest = Math.min(width, IMAGE_WIDTH_MAX);
  return [...IMAGE_WIDTHS.filter(step => step < widest), widest];
};

/** Returns the key of the fallback, which every browser can read. */
export const getFallbackKey = (base: string, width: number, height: number, type: FallbackType) =>
  `${base}-${width}x${height}.${type}`;

/** Returns the key of one size in AVIF or WebP. */
export const getVariantKey = (base: string, width: number, type: 'avif' | 'webp') =>
  `${base}-${width}.${type}`;

/** The random part distinguishes our names from others that end in a size. */
const FALLBACK = /^((?:.*\/)?[0-9a-f]{16}-[a-z0-9-]+)-(\d{1,4})x(\d{1,5})\.(png|jpg|gif)$/;

/**
 * Returns the `srcset`s of a stored image.
 * @returns undefined for other URLs
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

/** Lists an image's AVIF and WebP files: URLs if `fallback` is a URL, keys if it's a key. */
export function listVariants(fallback: string): string[] {
  const { avif, webp } = findResponsiveImage(fallback) ?? {};
  const entries = [avif, webp].flatMap(srcset => srcset?.split(', ') ?? []);
  return entries.map(entry => entry.replace(/ \d+w$/, ''));
}

const VARIANT = /^([0-9a-f]{16}-[a-z0-9-]+)-\d{1,4}\.(?:avif|webp)$/;

/** Finds the base of a variant's key. */
export const findVariantBase = (key: string): string | undefined => VARIANT.exec(key)?.[1];

/** Returns whether a stored image is a drawing (PNG) instead of a photo (JPEG). */
export const isDrawing = (src: string): boolean => FALLBACK.exec(src)?.[4] === 'png';

/** Returns the smallest size of a stored image; other URLs unchanged. */
export const getSmallestSource = (src: string): string =>
  findResponsiveImage(src)?.webp.split(' ', 1)[0] ?? src;
