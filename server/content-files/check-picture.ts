import sharp from 'sharp';
import { IMAGE_MAX_PIXELS, IMAGE_MAX_SIDE } from '../../domain/limits';
import { isFilm } from './read';

/** Throws an error for what is no picture of its type, or one of too many pixels; only its head is read. */
export async function checkPicture(name: string, bytes: Buffer, type: string): Promise<void> {
  if (type === 'video/mp4') {
    if (isFilm(bytes)) return;
    throw new Error(`${name} is no film.`);
  }
  const found = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  const { format = '', width = 0, height = 0 } = found ?? {};
  if (`image/${format === 'heif' ? 'avif' : format}` !== type) throw new Error(`${name} is no ${type}.`);
  if (width > IMAGE_MAX_SIDE || height > IMAGE_MAX_SIDE || width * height > IMAGE_MAX_PIXELS)
    throw new Error(`${name} has too many pixels: ${width} × ${height}.`);
}
