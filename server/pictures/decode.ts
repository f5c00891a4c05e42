import sharp, { type Metadata, type Sharp } from 'sharp';
import { DomainError } from '../../domain/errors.ts';
import { IMAGE_MAX_FRAMES, IMAGE_MAX_PIXELS, IMAGE_MAX_SIDE } from '../../domain/limits.ts';
import { messages } from '../../domain/messages.ts';
import { IMAGE_WIDTH_MAX } from '../../domain/responsive.ts';
import { type ImageKind, sniffImage } from './sniff.ts';
import { checkSvg } from './svg.ts';

/** Pixels of an image, upright, in sRGB, without metadata, at most as wide as the widest size we keep. */
export type Decoded = {
  kind: ImageKind;
  width: number;
  height: number;
  /** A pipeline that begins with the pixels; each call gives a fresh one. */
  pixels: () => Sharp;
  opaque: boolean;
  /** The file itself when it moves. */
  animation: Uint8Array | undefined;
};

/** Refuses what is no image, or a broken one. */
export const refuseImage = () => new DomainError('invalid', messages.imageUndecodable);

/** A pipeline over bytes of an image that refuses to grow beyond the limits. */
export const open = (bytes: Uint8Array, animated = false): Sharp =>
  sharp(bytes, { limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'error', animated });

/**
 * Decodes an image by its content.
 * @param widest pixels; an SVG is drawn in just this width.
 * @throws DomainError `invalid` when it is no PNG, JPEG, GIF or SVG, is broken, or is beyond the limits; `too_large`
 * for too long an SVG.
 */
export async function decode(bytes: Uint8Array, widest = IMAGE_WIDTH_MAX): Promise<Decoded> {
  const kind = sniffImage(bytes);
  if (!kind) throw refuseImage();
  if (kind === 'svg') checkSvg(bytes);
  try {
    // Reads no more than the head of the file: nothing is drawn yet, whatever size it claims.
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
    refuseTooManyPixels(kind, metadata);
    const { data, info } = await open(bytes)
      .autoOrient()
      .resize({ width: widest, withoutEnlargement: kind !== 'svg' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const opaque = isOpaque(data, channels);
    const pixels = () => {
      const whole = sharp(data, { raw: { width, height, channels } });
      // An alpha channel that says nothing still costs time and bytes in every file.
      return opaque ? whole.removeAlpha() : whole;
    };
    const animation = (metadata.pages ?? 1) > 1 ? bytes : undefined;
    return { kind, width, height, pixels, opaque, animation };
  } catch (error) {
    throw error instanceof DomainError ? error : refuseImage();
  }
}

/** Whether no pixel lets anything through; the last of 2 or 4 channels says so. */
function isOpaque(data: Uint8Array, channels: number): boolean {
  if (channels % 2 === 1) return true;
  for (let i = channels - 1; i < data.length; i += channels) if (data[i] !== 255) return false;
  return true;
}

/** @throws DomainError `invalid` for an image, or an SVG at the width it is drawn in, beyond the limits. */
function refuseTooManyPixels(kind: ImageKind, { width, height, pages = 1 }: Metadata): void {
  const scale = kind === 'svg' ? IMAGE_WIDTH_MAX / width : 1;
  const [w, h] = [width * scale, height * scale];
  if (
    w > IMAGE_MAX_SIDE ||
    h > IMAGE_MAX_SIDE ||
    w * h * pages > IMAGE_MAX_PIXELS ||
    pages > IMAGE_MAX_FRAMES
  ) {
    throw new DomainError('invalid', messages.imageTooManyPixels);
  }
}
