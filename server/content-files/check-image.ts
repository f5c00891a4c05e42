import sharp from 'sharp';
import { IMAGE_MAX_PIXELS, IMAGE_MAX_SIDE_PX } from '../../domain/limits';
import { isVideo } from './read';

/**
 * Checks that a file matches its type and that an image has few enough pixels. Reads only the header.
 * @throws Error that names the file.
 */
export async function checkImage(name: string, bytes: Buffer, type: string): Promise<void> {
  if (type === 'video/mp4') {
    if (isVideo(bytes)) return;
    throw new Error(`${name} is not a video.`);
  }
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  const { format = '', width = 0, height = 0 } = metadata ?? {};
  if (`image/${format === 'heif' ? 'avif' : format}` !== type)
    throw new Error(`${name} is not a ${type} image.`);
  if (width > IMAGE_MAX_SIDE_PX || height > IMAGE_MAX_SIDE_PX || width * height > IMAGE_MAX_PIXELS)
    throw new Error(`${name} has too many pixels: ${width} × ${height}.`);
}
