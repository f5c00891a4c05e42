import sharp, { type OverlayOptions } from 'sharp';
import type { ArtArea, Frame } from '../discovery/og/frames';

/** Maximum size in bytes that social networks fetch reliably. */
const SHARE_IMAGE_MAX_BYTES = 60_000;

/** Palette sizes and dithering, tried in order until the file is small enough. */
const PALETTES = [
  { colours: 128, dither: 0.5 },
  { colours: 128, dither: 0 },
  { colours: 64, dither: 0 },
  { colours: 32, dither: 0 },
  { colours: 16, dither: 0 },
] as const;

async function cropArt(art: Uint8Array, area: ArtArea): Promise<Buffer> {
  const { width, height, scaledTo, focusX, focusY } = area;
  if (scaledTo) {
    const left = Math.round((scaledTo - width) * focusX);
    const top = Math.round((scaledTo - height) * focusY);
    return sharp(art)
      .resize(scaledTo, scaledTo, { fit: 'cover' })
      .extract({ left, top, width, height })
      .png({ compressionLevel: 0 })
      .toBuffer();
  }
  const { width: w = width, height: h = height } = await sharp(art).metadata();
  const scale = Math.max(width / w, height / h);
  const [scaledWidth, scaledHeight] = [Math.ceil(w * scale), Math.ceil(h * scale)];
  const left = Math.round((scaledWidth - width) * focusX);
  const top = Math.round((scaledHeight - height) * focusY);
  return sharp(art)
    .resize(scaledWidth, scaledHeight, { fit: 'fill' })
    .extract({ left, top, width, height })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** Crops a drawing to a circle. */
async function cropRound(art: Uint8Array, area: ArtArea): Promise<OverlayOptions> {
  const { left, top, width, height } = area;
  const disc = `<svg width="${width}" height="${height}"><ellipse cx="50%" cy="50%" rx="50%" ry="50%"/></svg>`;
  const input = await sharp(await cropArt(art, area))
    .flatten()
    .ensureAlpha()
    .composite([{ input: Buffer.from(disc), blend: 'dest-in' }])
    .png()
    .toBuffer();
  return { input, left, top };
}

/** A frame with its drawing (raster or SVG) and an optional portrait. */
type ShareImage = { frame: Frame; art: Uint8Array; portrait?: Uint8Array | undefined };

/** Renders a share image as a PNG with few colours. */
export async function drawShareImage({ frame, art, portrait }: ShareImage): Promise<Buffer> {
  const { width, height, ground, art: artArea, text } = frame;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none">${text}</svg>`;
  const pixels = await sharp({ create: { width, height, channels: 3, background: ground } })
    .composite([
      { input: await cropArt(art, artArea), left: artArea.left, top: artArea.top },
      { input: Buffer.from(svg), left: 0, top: 0 },
      ...(portrait && frame.portrait ? [await cropRound(portrait, frame.portrait)] : []),
    ])
    .raw()
    .toBuffer({ resolveWithObject: true });
  let png = Buffer.alloc(0);
  for (const palette of PALETTES) {
    png = await sharp(pixels.data, { raw: pixels.info })
      .png({ palette: true, ...palette, effort: 8 })
      .toBuffer();
    if (png.length <= SHARE_IMAGE_MAX_BYTES) break;
  }
  return png;
}
