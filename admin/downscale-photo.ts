import {
  IMAGE_MAX_BYTES,
  IMAGE_TYPES,
  PHOTO_MAX_BYTES,
  PHOTO_MAX_SIDE_PX,
  SVG_MIME_TYPE,
} from '../domain/limits';

/** Downscaling attempts: longest side as a share of the limit, and JPEG quality. */
const ATTEMPTS = [
  { share: 1, quality: 0.86 },
  { share: 0.8, quality: 0.8 },
  { share: 0.6, quality: 0.75 },
  { share: 0.4, quality: 0.7 },
];
/** The server redraws SVGs, and downscaling would turn animated GIFs into still images. */
const UNSCALED_TYPES: readonly string[] = [SVG_MIME_TYPE, 'image/gif'];

const isAccepted = ({ type, size }: File) =>
  size <= IMAGE_MAX_BYTES && IMAGE_TYPES.some(acceptedType => acceptedType === type);

/** Accepts only JPEG, because other images stay sharper when the server resizes them. */
const isPhoto = ({ type }: File) => type === 'image/jpeg';

/**
 * Downscales a photo to the upload limit and applies its orientation. Creates a JPEG, or a PNG if it is transparent.
 * @returns the original file if it fits or can't be downscaled. The upload then reports the problem.
 */
export async function downscalePhoto(file: File): Promise<File> {
  if (
    (isAccepted(file) && !isPhoto(file)) ||
    UNSCALED_TYPES.includes(file.type) ||
    file.size > PHOTO_MAX_BYTES
  )
    return file;
  // Applies the EXIF orientation.
  const photo = await createImageBitmap(file).catch(() => undefined);
  if (!photo) return file;
  try {
    if (isAccepted(file) && Math.max(photo.width, photo.height) <= PHOTO_MAX_SIDE_PX) return file;
    const type = file.type !== 'image/jpeg' && isTransparent(photo) ? 'image/png' : 'image/jpeg';
    const name = `${file.name.replace(/\.\w+$/, '')}.${type === 'image/png' ? 'png' : 'jpg'}`;
    let result = file;
    for (const { share, quality } of ATTEMPTS) {
      result = new File([await drawScaled(photo, PHOTO_MAX_SIDE_PX * share, type, quality)], name, { type });
      if (isAccepted(result)) break;
    }
    return result;
  } finally {
    photo.close();
  }
}

function drawScaled(photo: ImageBitmap, maxSide: number, type: string, quality: number): Promise<Blob> {
  const scale = Math.min(1, maxSide / Math.max(photo.width, photo.height));
  const [width, height] = [photo.width, photo.height].map(side => Math.max(1, Math.round(side * scale)));
  const canvas = new OffscreenCanvas(width ?? 1, height ?? 1);
  const context = canvas.getContext('2d');
  if (context) context.imageSmoothingQuality = 'high';
  context?.drawImage(photo, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type, quality });
}

/** Checks a small copy, because reading all pixels of a photo is slow. */
function isTransparent(photo: ImageBitmap): boolean {
  const sampleSize = 64;
  const context = new OffscreenCanvas(sampleSize, sampleSize).getContext('2d');
  context?.drawImage(photo, 0, 0, sampleSize, sampleSize);
  const { data } = context?.getImageData(0, 0, sampleSize, sampleSize) ?? { data: [] };
  return Array.prototype.some.call(data, (value, index) => index % 4 === 3 && value < 250);
}
