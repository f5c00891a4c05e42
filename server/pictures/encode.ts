import { type Edges, GROUNDS, type Ground } from '../../domain/grounds.ts';
import { type FallbackType, fallbackKey, variantKey, widthsOf } from '../../domain/responsive.ts';
import { type Decoded, decode, open, refuseImage } from './decode.ts';

/** One file of an image, ready to be stored. */
export type EncodedFile = { key: string; width: number; type: string; bytes: Buffer };
type Encoded = { fallback: EncodedFile; width: number; height: number; files: EncodedFile[] };
/** An image as it is stored, with its preview and what its edges look like. */
export type EncodedImage = Encoded & { pixel: string; edges: Edges };

const TYPES: Record<FallbackType, string> = { png: 'image/png', jpg: 'image/jpeg', gif: 'image/gif' };
/** Measured on the drawings of the site: effort 2 saves 14% more bytes and takes twice the time. */
const AVIF = { quality: 50, effort: 1 } as const;
const WEBP = { quality: 80, effort: 1 } as const;
const JPEG = { quality: 80 } as const;
const PNG = { palette: true, quality: 90, effort: 3 } as const;
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
 * Every file of an image: each width as AVIF and WebP, and the fallback; an animation as WebP and GIF.
 * @throws DomainError as `decode`, and `invalid` when a later frame of an animation is broken.
 */
export async function encodeImage({ bytes, base, width }: ImageFile): Promise<EncodedImage> {
  const image = await decode(bytes, width);
  return { ...(await encode(image, base)), pixel: await previewPixel(image), edges: await edgesOf(image) };
}

async function encode(image: Decoded, base: string): Promise<Encoded> {
  if (!image.animation) return encodeStill(image, base);
  return encodeAnimation(image.animation, image.width, base).catch(() => {
    throw refuseImage();
  });
}

async function encodeStill(image: Decoded, base: string): Promise<Encoded> {
  const { width, height, pixels } = image;
  // Flat drawings live by their edges: full colour resolution. A photograph does without.
  const chromaSubsampling = image.kind === 'jpeg' ? '4:2:0' : '4:4:4';
  const { type, bytes } = await encodeFallback(image);
  const fallback = { key: fallbackKey(base, width, height, type), width, type: TYPES[type], bytes };
  const files = [fallback];
  for (const step of widthsOf(width)) {
    const avif = await pixels()
      .resize({ width: step })
      .avif({ ...AVIF, chromaSubsampling })
      .toBuffer();
    const webp = await pixels().resize({ width: step }).webp(WEBP).toBuffer();
    files.push({ key: variantKey(base, step, 'avif'), width: step, type: 'image/avif', bytes: avif });
    files.push({ key: variantKey(base, step, 'webp'), width: step, type: 'image/webp', bytes: webp });
  }
  return { fallback, width, height, files };
}

/** JPEG for photographs, PNG for drawings and where there is transparency, else whichever is smaller. */
async function encodeFallback({
  kind,
  opaque,
  pixels,
}: Decoded): Promise<{ type: 'png' | 'jpg'; bytes: Buffer }> {
  if (kind === 'jpeg') return { type: 'jpg', bytes: await pixels().jpeg(JPEG).toBuffer() };
  const png = await pixels().png(PNG).toBuffer();
  if (kind === 'svg' || !opaque) return { type: 'png', bytes: png };
  const jpg = await pixels().jpeg(JPEG).toBuffer();
  return jpg.length < png.length ? { type: 'jpg', bytes: jpg } : { type: 'png', bytes: png };
}

async function encodeAnimation(file: Uint8Array, own: number, base: string): Promise<Encoded> {
  const width = Math.min(own, ANIMATION_WIDTH_MAX);
  const frames = () => open(file, true).resize({ width });
  const { data, info } = await frames().gif({ effort: 3 }).toBuffer({ resolveWithObject: true });
  const height = info.pageHeight ?? info.height;
  const fallback = { key: fallbackKey(base, width, height, 'gif'), width, type: TYPES.gif, bytes: data };
  const webp = await frames().webp({ quality: 70, effort: 1 }).toBuffer();
  const moving = { key: variantKey(base, width, 'webp'), width, type: 'image/webp', bytes: webp };
  return { fallback, width, height, files: [fallback, moving] };
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
