import sharp, { type Metadata, type Sharp } from 'sharp';
import { DomainError } from '../../domain/errors.ts';
import { IMAGE_MAX_FRAMES, IMAGE_MAX_PIXELS, IMAGE_MAX_SIDE_PX } from '../../domain/limits.ts';
import { messages } from '../../domain/messages.ts';
import { IMAGE_WIDTH_MAX } from '../../domain/responsive.ts';
import { type ImageKind, sniffImage } from './sniff.ts';
import { checkSvg } from './svg.ts';

/** An image’s pixels: upright, sRGB, without metadata, at most as wide as the largest size. */
export type DecodedImage = {
  kind: ImageKind;
  width: number;
  height: number;
  toPixels: () => Sharp;
  isOpaque: boolean;
  /** The original file, if it is animated. */
  animation: Uint8Array | undefined;
};

export const createImageError = () => new DomainError('invalid', messages.imageUndecodable);

export const openImage = (bytes: Uint8Array, isAnimated = false): Sharp =>
  sharp(bytes, { limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'error', animated: isAnimated });

/**
 * Decodes an image by its content.
 * @param maxWidth maximum width in pixels. An SVG is rendered at exactly this width.
 * @throws DomainError `invalid` for other types than PNG, JPEG, GIF and SVG, a broken file, or an image beyond the
 * limits, and `too_large` for a long SVG.
 */
export async function decodeImage(bytes: Uint8Array, maxWidth = IMAGE_WIDTH_MAX): Promise<DecodedImage> {
  const kind = sniffImage(bytes);
  if (!kind) throw createImageError();
  if (kind === 'svg') checkSvg(bytes);
  try {
    // Reads only the header, because decoding a huge image would exhaust memory.
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
    assertPixelLimit(kind, metadata);
    const { data, info } = await openImage(bytes)
      .autoOrient()
      .resize({ width: maxWidth, withoutEnlargement: kind !== 'svg' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const isOpaque = hasOnlyOpaquePixels(data, channels);
    const createPixels = () => {
      const firstFrame = sharp(data, { raw: { width, height, channels } });
      // An opaque alpha channel would cost time and bytes in every file.
      return isOpaque ? firstFrame.removeAlpha() : firstFrame;
    };
    const animation = (metadata.pages ?? 1) > 1 ? bytes : undefined;
    return { kind, width, height, toPixels: createPixels, isOpaque, animation };
  } catch (error) {
    throw error instanceof DomainError ? error : createImageError();
  }
}

/** Returns whether no pixel is transparent. The last of 2 or 4 channels is alpha. */
function hasOnlyOpaquePixels(data: Uint8Array, channels: number): boolean {
  if (channels % 2 === 1) return true;
  for (let i = channels - 1; i < data.length; i += channels) if (data[i] !== 255) return false;
  return true;
}

/** @throws DomainError `invalid` for an image, or a rendered SVG, beyond the limits. */
function assertPixelLimit(kind: ImageKind, { width, height, pages = 1 }: Metadata): void {
  const scale = kind === 'svg' ? IMAGE_WIDTH_MAX / width : 1;
  const [w, h] = [width * scale, height * scale];
  if (
    w > IMAGE_MAX_SIDE_PX ||
    h > IMAGE_MAX_SIDE_PX ||
    w * h * pages > IMAGE_MAX_PIXELS ||
    pages > IMAGE_MAX_FRAMES
  ) {
    throw new DomainError('invalid', messages.imageTooManyPixels);
  }
}
