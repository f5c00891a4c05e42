import { type EdgeColours, GROUNDS, type Ground } from '../../domain/grounds.ts';
import { type FallbackType, getFallbackKey, getVariantKey, listWidths } from '../../domain/responsive.ts';
import { createImageError, type DecodedImage, decodeImage, openImage } from './decode.ts';

/** An image’s file, ready to be stored. */
export type EncodedFile = { key: string; width: number; type: string; bytes: Buffer };
/** The fallback file for all browsers, with placeholder and edges. */
type EncodedImage = {
  fallback: EncodedFile;
  width: number;
  height: number;
  pixel: string;
  edges: EdgeColours;
  likeness: string;
};

const TYPES: Record<FallbackType, string> = { png: 'image/png', jpg: 'image/jpeg', gif: 'image/gif' };
/** Effort 2 would save 14% more bytes on the site’s drawings but take twice as long. */
const AVIF = { quality: 50, effort: 1 } as const;
const WEBP = { quality: 80, effort: 1 } as const;
const JPEG = { quality: 80 } as const;
const PNG = { palette: true, quality: 90, effort: 3 } as const;
/** A palette would take four times as long to compute, and drawings are small anyway. */
const DRAWING_PNG = { compressionLevel: 6 } as const;
const ANIMATION_WIDTH_MAX = 960;
const PIXEL_WIDTH = 16;

type ImageFile = {
  bytes: Uint8Array;
  /** Prefix of all the image’s keys. */
  base: string;
  /** Largest display width in pixels. */
  width?: number | undefined;
};

/**
 * Encodes only the files that a page needs to show an image, an eighth of the work for all files.
 * @throws DomainError like `decodeImage`, and `invalid` when a later frame of an animation is broken.
 */
export async function encodeImage({ bytes, base, width: maxWidth }: ImageFile): Promise<EncodedImage> {
  const image = await decodeImage(bytes, maxWidth);
  const { type, width, height, bytes: file } = await encodeFallback(image);
  return {
    fallback: { key: getFallbackKey(base, width, height, type), width, type: TYPES[type], bytes: file },
    width,
    height,
    pixel: await encodePlaceholder(image),
    edges: await measureEdges(image),
    likeness: await measureLikeness(image),
  };
}

/**
 * Encodes each width as AVIF and WebP, and an animation as WebP.
 * @param file the original or its fallback, with its stored width.
 * @throws DomainError like `encodeImage`.
 */
export async function encodeVariants({ bytes, base, width: maxWidth }: ImageFile): Promise<EncodedFile[]> {
  const image = await decodeImage(bytes, maxWidth);
  if (image.animation) return [await encodeAnimatedWebp(image.animation, image.width, base)];
  const { width, toPixels } = image;
  // Unlike photos, flat drawings need full colour resolution at their edges.
  const chromaSubsampling = image.kind === 'jpeg' ? '4:2:0' : '4:4:4';
  const files: EncodedFile[] = [];
  for (const step of listWidths(width)) {
    const avif = await toPixels()
      .resize({ width: step })
      .avif({ ...AVIF, chromaSubsampling })
      .toBuffer();
    const webp = await toPixels().resize({ width: step }).webp(WEBP).toBuffer();
    files.push({ key: getVariantKey(base, step, 'avif'), width: step, type: 'image/avif', bytes: avif });
    files.push({ key: getVariantKey(base, step, 'webp'), width: step, type: 'image/webp', bytes: webp });
  }
  return files;
}

type Fallback = { type: FallbackType; width: number; height: number; bytes: Buffer };

/**
 * Encodes animations as GIF, photos as JPEG, drawings and transparency as PNG, and everything else as JPEG or PNG,
 * whichever is smaller.
 */
async function encodeFallback(image: DecodedImage): Promise<Fallback> {
  const { kind, isOpaque, toPixels, width, height } = image;
  if (image.animation) return encodeGif(image.animation, width);
  const toJpeg = async () => ({
    type: 'jpg' as const,
    width,
    height,
    bytes: await toPixels().jpeg(JPEG).toBuffer(),
  });
  if (kind === 'jpeg') return toJpeg();
  const pngOptions = kind === 'svg' ? DRAWING_PNG : PNG;
  const png = { type: 'png' as const, width, height, bytes: await toPixels().png(pngOptions).toBuffer() };
  if (kind === 'svg' || !isOpaque) return png;
  const jpg = await toJpeg();
  return jpg.bytes.length < png.bytes.length ? jpg : png;
}

const openFrames = (file: Uint8Array, frameWidth: number) =>
  openImage(file, true).resize({ width: Math.min(frameWidth, ANIMATION_WIDTH_MAX) });

async function encodeGif(file: Uint8Array, frameWidth: number): Promise<Fallback> {
  try {
    const gif = openFrames(file, frameWidth).gif({ effort: 3 });
    const { data, info } = await gif.toBuffer({ resolveWithObject: true });
    return { type: 'gif', width: info.width, height: info.pageHeight ?? info.height, bytes: data };
  } catch {
    throw createImageError();
  }
}

async function encodeAnimatedWebp(file: Uint8Array, frameWidth: number, base: string): Promise<EncodedFile> {
  const webp = openFrames(file, frameWidth).webp({ quality: 70, effort: 1 });
  const { data, info } = await webp.toBuffer({ resolveWithObject: true });
  const { width } = info;
  return { key: getVariantKey(base, width, 'webp'), width, type: 'image/webp', bytes: data };
}

/** Encodes a blurred image 16 pixels wide as a data URL, shown until the image has loaded. */
async function encodePlaceholder({ toPixels }: DecodedImage): Promise<string> {
  const bytes = await toPixels()
    .resize({ width: PIXEL_WIDTH, height: PIXEL_WIDTH * 2, fit: 'inside' })
    .blur(1)
    .webp({ quality: 30, alphaQuality: 30 })
    .toBuffer();
  return `data:image/webp;base64,${bytes.toString('base64')}`;
}

/** Side (px) of the square on which edges are measured. */
const EDGES_SIDE = 24;
/** A background counts as red if red exceeds green and blue by this much. */
const RED_MARGIN = 60;
/** Luminance limits of black and white backgrounds. */
const BLACK_LUMINANCE_MAX = 70;
const WHITE_LUMINANCE_MIN = 248;

function toGround(red: number, green: number, blue: number): Ground {
  if (red - Math.max(green, blue) > RED_MARGIN) return 'R';
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  if (luminance <= BLACK_LUMINANCE_MAX) return 'K';
  return luminance >= WHITE_LUMINANCE_MIN ? 'W' : 'G';
}

/** Measures the dominant background of each edge: top, right, bottom, left. Transparency counts as white. */
async function measureEdges({ toPixels }: DecodedImage): Promise<EdgeColours> {
  const { data } = await toPixels()
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .resize(EDGES_SIDE, EDGES_SIDE, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const findGround = (x: number, y: number) => {
    const offset = 3 * (y * EDGES_SIDE + x);
    return toGround(data[offset] ?? 0, data[offset + 1] ?? 0, data[offset + 2] ?? 0);
  };
  const positions = Array.from({ length: EDGES_SIDE }, (_, index) => index);
  const lastIndex = EDGES_SIDE - 1;
  const sides = [
    positions.map(x => findGround(x, 0)),
    positions.map(y => findGround(lastIndex, y)),
    positions.map(x => findGround(x, lastIndex)),
    positions.map(y => findGround(0, y)),
  ];
  return sides.map(getMostFrequentGround).join('');
}

/** Number of rows of a likeness, and of neighbouring pairs per row. */
const LIKENESS_SIDE = 8;
/** Minimum number of ones and of zeros. Plainer images can’t be told apart. */
const LIKENESS_BITS_MIN = 8;

/**
 * Returns a hexadecimal hash with a bit for each pixel of a small grey copy: 1 if the pixel is brighter than its right
 * neighbour. Returns an empty string for a plain image.
 */
async function measureLikeness({ toPixels }: DecodedImage): Promise<string> {
  const grey = await toPixels()
    .flatten({ background: '#fff' })
    .greyscale()
    .resize(LIKENESS_SIDE + 1, LIKENESS_SIDE, { fit: 'fill' })
    .raw()
    .toBuffer();
  const bits = Array.from({ length: LIKENESS_SIDE ** 2 }, (_, index) => {
    const offset = index + Math.floor(index / LIKENESS_SIDE);
    return (grey[offset] ?? 0) > (grey[offset + 1] ?? 0) ? '1' : '0';
  });
  const oneBits = bits.filter(bit => bit === '1').length;
  if (Math.min(oneBits, bits.length - oneBits) < LIKENESS_BITS_MIN) return '';
  return BigInt(`0b${bits.join('')}`)
    .toString(16)
    .padStart(bits.length / 4, '0');
}

const getMostFrequentGround = (grounds: Ground[]): Ground =>
  GROUNDS.toSorted(
    (a, b) => grounds.filter(ground => ground === b).length - grounds.filter(ground => ground === a).length,
  )[0] ?? 'G';
