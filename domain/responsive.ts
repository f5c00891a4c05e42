/**
 * Names of stored images, from which pages derive every size. The base `3f…-plan` (16 random hex digits and the file's
 * name) has the fallback `3f…-plan-1600x900.png`, which is the stored URL, and variants such as `3f…-plan-480.avif`.
 * Animations have one animated WebP.
 */

/** Images aren't enlarged, so the list of a smaller image ends with its own width. */
const IMAGE_WIDTHS = [480, 960, 1600] as const;
export const IMAGE_WIDTH_MAX = 1600;

export type FallbackType = 'png' | 'jpg' | 'gif';
export type ResponsiveImage = { width: number; height: number; avif?: string; webp: string };

export const listWidths = (width: number): number[] => {
  const maxWidth = Math.min(width, IMAGE_WIDTH_MAX);
  return [...IMAGE_WIDTHS.filter(stepWidth => stepWidth < maxWidth), maxWidth];
};

/** Returns the key of the fallback, which every browser can read. */
export const getFallbackKey = (base: string, width: number, height: number, type: FallbackType) =>
  `${base}-${width}x${height}.${type}`;

export const getVariantKey = (base: string, width: number, type: 'avif' | 'webp') =>
  `${base}-${width}.${type}`;

/** The random part distinguishes our names from other names that end in a size. */
const FALLBACK_PATTERN = /^((?:.*\/)?[0-9a-f]{16}-[a-z0-9-]+)-(\d{1,4})x(\d{1,5})\.(png|jpg|gif)$/;

/** Returns `srcset`s, or undefined if the URL isn't a stored image's. */
export function findResponsiveImage(src: string): ResponsiveImage | undefined {
  const [, base, w, h, type] = FALLBACK_PATTERN.exec(src) ?? [];
  if (!base || !w || !h) return undefined;
  const width = Number(w);
  const height = Number(h);
  const createSrcset = (format: 'avif' | 'webp', widths: number[]) =>
    widths.map(stepWidth => `${getVariantKey(base, stepWidth, format)} ${stepWidth}w`).join(', ');
  if (type === 'gif') return { width, height, webp: createSrcset('webp', [width]) };
  return {
    width,
    height,
    avif: createSrcset('avif', listWidths(width)),
    webp: createSrcset('webp', listWidths(width)),
  };
}

/** Lists the variants of a fallback: URLs for a URL, keys for a key. */
export function listVariants(fallback: string): string[] {
  const { avif, webp } = findResponsiveImage(fallback) ?? {};
  const entries = [avif, webp].flatMap(createSrcset => createSrcset?.split(', ') ?? []);
  return entries.map(entry => entry.replace(/ \d+w$/, ''));
}

const VARIANT_PATTERN = /^([0-9a-f]{16}-[a-z0-9-]+)-\d{1,4}\.(?:avif|webp)$/;

export const findVariantBase = (key: string): string | undefined => VARIANT_PATTERN.exec(key)?.[1];

/** Returns whether an image is a drawing. Drawings are stored as PNG, photos as JPEG. */
export const isDrawing = (src: string): boolean => FALLBACK_PATTERN.exec(src)?.[4] === 'png';

/** Leaves URLs without variants unchanged. */
export const getSmallestSource = (src: string): string =>
  findResponsiveImage(src)?.webp.split(' ', 1)[0] ?? src;
