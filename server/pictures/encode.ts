import { type Edges, GROUNDS, type Ground } from '../../domain/grounds.ts';
import { type FallbackType, getFallbackKey, getVariantKey, listWidths } from '../../domain/responsive.ts';
import { type Decoded, decode, open, refuseImage } from './decode.ts';

/** One file of an image, ready to be stored. */
export type EncodedFile = { key: string; width: number; type: string; bytes: Buffer };
/** The file that every browser reads, with the image's preview and what its edges look like. */
export type EncodedImage = {
  fallback: EncodedFile;
  width: number;
  height: number;
  pixel: string;
  edges: Edges;
};

const TYPES: Record<FallbackType, string> = { png: 'image/png', jpg: 'image/jpeg', gif: 'image/gif' };
/** Measured on the drawings of the site: effort 2 saves 14% more bytes and takes twice the time. */
const AVIF = { quality: 50, effort: 1 } as const;
const WEBP = { quality: 80, effort: 1 } as const;
const JPEG = { quality: 80 } as const;
const PNG = { palette: true, quality: 90, effort: 3 } as const;
/** Looking for a palette takes four times as long; a drawing is small without one. */
const DRAWING = { compressionLevel: 6 } as const;
const ANIMATION_WIDTH_MAX = 960;
const PIXEL_WIDTH = 16;

export type ImageFile = {
  bytes: Uint8Array;
  /** Base of its keys. */
  base: string;
  /** Pixels it is never shown wider than. */
  width?: number | undefined;
};

/**
 * What a page needs of an image to show it: an eighth of the work of all its files.
 * @throws DomainError as `decode`, and `invalid` when a later frame of an animation is broken.
 */
export async function encodeImage({ bytes, base, width: widest }: ImageFile): Promise<EncodedImage> {
  const image = await decode(bytes, widest);
  const { type, width, height, bytes: file } = await encodeFallback(image);
  return {
    fallback: { key: getFallbackKey(base, width, height, type), width, type: TYPES[type], bytes: file },
    width,
    height,
    pixel: await previewPixel(image),
    edges: await edgesOf(image),
  };
}

/**
 * The smaller files of an image: each width as AVIF and WebP; an animation as WebP.
 * @param file the image as it came, or its fallback, with the width that it is stored in.
 * @throws DomainError as `encodeImage`.
 */
export async function encodeVariants({ bytes, base, width: widest }: ImageFile): Promise<EncodedFile[]> {
  const image = await decode(bytes, widest);
  if (image.animation) return [await encodeMovingWebp(image.animation, image.width, base)];
  const { width, pixels } = image;
  // Flat drawings live by their edges: full colour resolution. A photograph does without.
  const chromaSubsampling = image.kind === 'jpeg' ? '4:2:0' : '4:4:4';
  const files: EncodedFile[] = [];
  for (const step of listWidths(width)) {
    const avif = await pixels()
      .resize({ width: step })
      .avif({ ...AVIF, chromaSubsampling })
      .toBuffer();
    const webp = await pixels().resize({ width: step }).webp(WEBP).toBuffer();
    files.push({ key: getVariantKey(base, step, 'avif'), width: step, type: 'image/avif', bytes: avif });
    files.push({ key: getVariantKey(base, step, 'webp'), width: step, type: 'image/webp', bytes: webp });
  }
  return files;
}

type Fallback = { type: FallbackType; width: number; height: number; bytes: Buffer };

/** GIF for what moves, JPEG for photographs, PNG for drawings and where there is transparency, else whichever is smaller. */
async function encodeFallback(image: Decoded): Promise<Fallback> {
  const { kind, opaque, pixels, width, height } = image;
  if (image.animation) return encodeGif(image.animation, width);
  const jpeg = async () => ({
    type: 'jpg' as const,
    width,
    height,
    bytes: await pixels().jpeg(JPEG).toBuffer(),
  });
  if (kind === 'jpeg') return jpeg();
  const look = kind === 'svg' ? DRAWING : PNG;
  const png = { type: 'png' as const, width, height, bytes: await pixels().png(look).toBuffer() };
  if (kind === 'svg' || !opaque) return png;
  const jpg = await jpeg();
  return jpg.bytes.length < png.bytes.length ? jpg : png;
}

const frames = (file: Uint8Array, own: number) =>
  open(file, true).resize({ width: Math.min(own, ANIMATION_WIDTH_MAX) });

async function encodeGif(file: Uint8Array, own: number): Promise<Fallback> {
  try {
    const gif = frames(file, own).gif({ effort: 3 });
    const { data, info } = await gif.toBuffer({ resolveWithObject: true });
    return { type: 'gif', width: info.width, height: info.pageHeight ?? info.height, bytes: data };
  } catch {
    throw refuseImage();
  }
}

async function encodeMovingWebp(file: Uint8Array, own: number, base: string): Promise<EncodedFile> {
  const webp = frames(file, own).webp({ quality: 70, effort: 1 });
  const { data, info } = await webp.toBuffer({ resolveWithObject: true });
  const { width } = info;
  return { key: getVariantKey(base, width, 'webp'), width, type: 'image/webp', bytes: data };
}

/** A blurred image of 16 pixels' width as a data string, shown until the image has arrived. */
async function previewPixel({ pixels }: Decoded): Promise<string> {
  const bytes = await pixels()
    .resize({ width: PIXEL_WIDTH, height: PIXEL_WIDTH * 2, fit: 'inside' })
    .blur(1)
    .webp({ quality: 30, alphaQuality: 30 })
    .toBuffer();
  return `data:image/webp;base64,${bytes.toString('base64')}`;
}

/** Side in pixels of the small square on which edges are looked at. */
const EDGES_SIDE = 24;
/** A colour this much redder than green or blue is red. */
const RED_BY = 60;
/** Luminance up to which a ground is black, and from which on it is white. */
const BLACK_TO = 70;
const WHITE_FROM = 248;

function groundOf(red: number, green: number, blue: number): Ground {
  if (red - Math.max(green, blue) > RED_BY) return 'R';
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  if (luminance <= BLACK_TO) return 'K';
  return luminance >= WHITE_FROM ? 'W' : 'G';
}

/** The ground that most of each edge has: top, right, bottom, left. What shows through is white. */
async function edgesOf({ pixels }: Decoded): Promise<Edges> {
  const { data } = await pixels()
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .resize(EDGES_SIDE, EDGES_SIDE, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ground = (x: number, y: number) => {
    const at = 3 * (y * EDGES_SIDE + x);
    return groundOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
  };
  const along = Array.from({ length: EDGES_SIDE }, (_, index) => index);
  const last = EDGES_SIDE - 1;
  const sides = [
    along.map(x => ground(x, 0)),
    along.map(y => ground(last, y)),
    along.map(x => ground(x, last)),
    along.map(y => ground(0, y)),
  ];
  return sides.map(mostOf).join('');
}

const mostOf = (grounds: Ground[]): Ground =>
  GROUNDS.toSorted(
    (a, b) => grounds.filter(each => each === b).length - grounds.filter(each => each === a).length,
  )[0] ?? 'G';
