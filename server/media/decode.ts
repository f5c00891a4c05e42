import sharp, { type Metadata, type Sharp } from 'sharp';
import { DomainError } from '../../domain/errors';
import { IMAGE_MAX_FRAMES, IMAGE_MAX_PIXELS, IMAGE_MAX_SIDE } from '../../domain/limits';
import { messages } from '../../domain/messages';
import { IMAGE_WIDTH_MAX } from '../../domain/responsive';
import { type ImageKind, sniffImage } from './sniff';

/** Pixels of an image, upright, in sRGB, without metadata, at most as wide as the widest size we keep. */
export type Decoded = {
  kind: ImageKind;
  width: number;
  height: number;
  /** A pipeline that begins with the pixels; each call gives a fresh one. */
  pixels: () => Sharp;
  opaque: boolean;
  /** The file itself when it moves. */
  animation: Buffer | undefined;
};

const SECONDS = 20;

/** Refuses what is no image, or more image than anybody needs. */
export const refuseImage = () => new DomainError('invalid', messages.imageUndecodable);

/** A pipeline over bytes of an image that refuses to grow beyond the limits. */
export const open = (bytes: Uint8Array, animated = false): Sharp =>
  sharp(bytes, { limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'error', animated }).timeout({
    seconds: SECONDS,
  });

/**
 * Decodes an image by its content.
 * @throws DomainError `invalid` when it is no PNG, JPEG, GIF or SVG, is broken, or is beyond the limits.
 */
export async function decode(bytes: Uint8Array): Promise<Decoded> {
  const kind = sniffImage(bytes);
  if (!kind) throw refuseImage();
  try {
    const metadata = await open(bytes, kind === 'gif').metadata();
    const { data, info } = await open(bytes)
      .autoOrient()
      .resize({ width: targetWidth(kind, metadata), withoutEnlargement: kind !== 'svg' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const opaque = isOpaque(data, channels);
    const pixels = () => {
      const whole = sharp(data, { raw: { width, height, channels } }).timeout({ seconds: SECONDS });
      // An alpha channel that says nothing still costs time and bytes in every file.
      return opaque ? whole.removeAlpha() : whole;
    };
    const animation = (metadata.pages ?? 1) > 1 ? Buffer.from(bytes) : undefined;
    return { kind, width, height, pixels, opaque, animation };
  } catch {
    throw refuseImage();
  }
}

/** Whether no pixel lets anything through; the last of 2 or 4 channels says so. */
function isOpaque(data: Uint8Array, channels: number): boolean {
  if (channels % 2 === 1) return true;
  for (let i = channels - 1; i < data.length; i += channels) if (data[i] !== 255) return false;
  return true;
}

/** Width to decode to. @throws RangeError beyond the limits. */
function targetWidth(
  kind: ImageKind,
  { width, height, pageHeight, pages = 1, autoOrient }: Metadata,
): number {
  const frame = pageHeight ?? height;
  const scale = kind === 'svg' ? IMAGE_WIDTH_MAX / width : 1;
  const [w, h] = [width * scale, frame * scale];
  if (
    w > IMAGE_MAX_SIDE ||
    h > IMAGE_MAX_SIDE ||
    w * h * pages > IMAGE_MAX_PIXELS ||
    pages > IMAGE_MAX_FRAMES
  ) {
    throw new RangeError('The image is too large');
  }
  return kind === 'svg' ? IMAGE_WIDTH_MAX : Math.min(autoOrient.width, IMAGE_WIDTH_MAX);
}
