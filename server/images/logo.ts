import { hash } from 'node:crypto';
import sharp from 'sharp';
import { GROUND_COLOURS, getContrast, MIN_GRAPHIC_CONTRAST } from '../../domain/brand.ts';
import { DomainError } from '../../domain/errors.ts';
import { LOGO_MAX_HEIGHT_RATIO, LOGO_MAX_WIDTH_RATIO, LOGO_PNG_MIN_SIDE_PX } from '../../domain/limits.ts';
import type { Logo } from '../../domain/logo';
import { messages } from '../../domain/messages.ts';
import { decodeImage } from './decode.ts';
import { sniffImage } from './sniff.ts';

/** Width at which a logo is rendered before it is cropped. */
const RENDERED_WIDTH = 1_024;
/** Variant sizes (px): four times the height on pages, three times the height in emails, and icon sides. */
const PAGE_HEIGHT = 120;
const MAIL_HEIGHT = 96;
const ICON_SIDE = 512;
const SMALL_SIDE = 32;
const TINY_SIDE = 16;
/** A logo’s diagonal as a share of the icon’s side. Phones crop icons to circles, but tabs don’t. */
const ICON_DIAGONAL_SHARE = 0.86;
const TAB_DIAGONAL_SHARE = 1.25;
/** A logo’s size as a share of its plate. */
const PLATE_SCALE = 0.78;
const VISIBLE_ALPHA_MIN = 16;

type Ground = 'white' | 'black';
const getOtherGround = (ground: Ground): Ground => (ground === 'white' ? 'black' : 'white');

/** Minimum contrast of a logo’s part. Yellow on white is visible at a ratio at which navy on black isn’t. */
const PART_MIN_CONTRAST = { white: 1.5, black: MIN_GRAPHIC_CONTRAST };
/** Share of the outline that can be invisible without being noticed. */
const FADED_SHARE_MAX = 0.05;

/** A logo rendered for a background, without margins. */
type DrawnLogo = {
  png: Buffer;
  width: number;
  height: number;
  isOpaque: boolean;
  /** Share of the outline that is invisible on the background. */
  fadedShare: number;
};

/**
 * Checks a logo and renders all its variants. The uploaded file is never served.
 * @throws DomainError `invalid` or `too_large` with a fix.
 */
export async function createLogoVariants({ bytes }: { bytes: Uint8Array }): Promise<Omit<Logo, 'name'>> {
  const kind = sniffImage(bytes);
  if (kind !== 'svg' && kind !== 'png') throw new DomainError('invalid', messages.logoKind);
  if (kind === 'png') await assertLargeEnough(bytes);
  const drawnLogos = {
    white: await drawOnGround(kind === 'svg' ? setInk(bytes, GROUND_COLOURS.black) : bytes, 'white'),
    black: await drawOnGround(kind === 'svg' ? setInk(bytes, GROUND_COLOURS.white) : bytes, 'black'),
  };
  const ratio = drawnLogos.white.width / drawnLogos.white.height;
  if (ratio > LOGO_MAX_WIDTH_RATIO || ratio < 1 / LOGO_MAX_HEIGHT_RATIO)
    throw new DomainError('invalid', messages.logoShape);
  // Encoding a PNG again removes its metadata.
  const file = kind === 'svg' ? Buffer.from(bytes) : drawnLogos.white.png;
  const imagesByGround = {
    white: await renderOnGround(drawnLogos, 'white'),
    black: await renderOnGround(drawnLogos, 'black'),
  };
  // Mail clients in dark mode don’t change images, so this variant includes its background.
  const mail = await sharp(imagesByGround.black)
    .flatten({ background: GROUND_COLOURS.black })
    .png()
    .toBuffer();
  const ground = needsPlate(drawnLogos, 'black') ? 'white' : 'black';
  const drawLogoIcon = (side: number, diagonalShare: number) =>
    createIcon(drawnLogos[ground], GROUND_COLOURS[ground], side, diagonalShare);
  const variants = {
    white: await encodeSmall(imagesByGround.white, PAGE_HEIGHT),
    black: await encodeSmall(imagesByGround.black, PAGE_HEIGHT),
    mail: await encodeSmall(mail, MAIL_HEIGHT),
    icon: await drawLogoIcon(ICON_SIDE, ICON_DIAGONAL_SHARE),
    small: await drawLogoIcon(SMALL_SIDE, TAB_DIAGONAL_SHARE),
    tiny: await drawLogoIcon(TINY_SIDE, TAB_DIAGONAL_SHARE),
  };
  return {
    kind,
    file: file.toString('base64'),
    version: hash('sha256', file).slice(0, 8),
    ratio: Math.round(ratio * 1_000) / 1_000,
    cuts: variants,
  };
}

async function assertLargeEnough(bytes: Uint8Array): Promise<void> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new DomainError('invalid', messages.imageUndecodable);
    });
  if (Math.max(width, height) < LOGO_PNG_MIN_SIDE_PX)
    throw new DomainError('invalid', messages.logoSmall(width, height));
}

/** Replaces `currentColor` in an SVG. */
const setInk = (svg: Uint8Array, colour: string) =>
  Buffer.from(new TextDecoder().decode(svg).replace(/\bcurrentcolor\b/gi, colour));

async function drawOnGround(bytes: Uint8Array, ground: Ground): Promise<DrawnLogo> {
  const image = await decodeImage(bytes, RENDERED_WIDTH);
  const { data, info } = await image
    .toPixels()
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isVisible = (x: number, y: number) =>
    x >= 0 && x < info.width && (data[4 * (y * info.width + x) + 3] ?? 0) >= VISIBLE_ALPHA_MIN;
  let [left, top, right, bottom] = [info.width, info.height, -1, -1];
  /**
   * Number of outline pixels per colour, with 16 levels per channel. Inner parts contrast with the outline instead of
   * the background.
   */
  const outline = new Map<number, number>();
  for (let y = 0; y < info.height; y += 1)
    for (let x = 0; x < info.width; x += 1) {
      if (!isVisible(x, y)) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
      if (isVisible(x - 1, y) && isVisible(x + 1, y) && isVisible(x, y - 1) && isVisible(x, y + 1)) continue;
      const offset = 4 * (y * info.width + x);
      const [red = 0, green = 0, blue = 0] = data.subarray(offset, offset + 3);
      const colour = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
      outline.set(colour, (outline.get(colour) ?? 0) + 1);
    }
  if (right < 0) throw new DomainError('invalid', messages.logoEmpty);
  const [width, height] = [right - left + 1, bottom - top + 1];
  const png = await image.toPixels().extract({ left, top, width, height }).png().toBuffer();
  // An opaque image includes its background.
  const fadedShare = image.isOpaque ? 0 : getFadedShare(outline, ground);
  return { png, width, height, isOpaque: image.isOpaque, fadedShare };
}

/** Returns the invisible share of an outline. If most of it is faint, all faint parts count as invisible. */
function getFadedShare(outline: ReadonlyMap<number, number>, ground: Ground): number {
  let [faintWeight, fadedWeight, totalWeight] = [0, 0, 0];
  for (const [colour, weight] of outline) {
    const digits = colour.toString(16).padStart(3, '0').replace(/./g, '$&$&');
    const ratio = getContrast(`#${digits}`, GROUND_COLOURS[ground]);
    if (ratio < MIN_GRAPHIC_CONTRAST) faintWeight += weight;
    if (ratio < PART_MIN_CONTRAST[ground]) fadedWeight += weight;
    totalWeight += weight;
  }
  return (faintWeight > totalWeight / 2 ? faintWeight : fadedWeight) / totalWeight;
}

/** Returns whether a logo is noticeably less visible on this background than on the other one. */
const needsPlate = (drawnLogos: Record<Ground, DrawnLogo>, ground: Ground): boolean =>
  drawnLogos[ground].fadedShare > Math.max(FADED_SHARE_MAX, drawnLogos[getOtherGround(ground)].fadedShare);

/** Renders a logo for a background. If needed, adds a plate in the other background’s colour. */
async function renderOnGround(drawnLogos: Record<Ground, DrawnLogo>, ground: Ground): Promise<Buffer> {
  if (!needsPlate(drawnLogos, ground)) return drawnLogos[ground].png;
  const { png, width, height } = drawnLogos[getOtherGround(ground)];
  const size = { width: Math.round(width * PLATE_SCALE), height: Math.round(height * PLATE_SCALE) };
  const smallLogo = await sharp(png)
    .resize({ ...size, fit: 'fill' })
    .png()
    .toBuffer();
  return centreOn(smallLogo, GROUND_COLOURS[getOtherGround(ground)], { width, height });
}

/** Renders an icon with the logo at its centre. A square opaque logo fills the icon. */
async function createIcon(
  { png, width, height, isOpaque }: DrawnLogo,
  ground: string,
  side: number,
  diagonalShare: number,
): Promise<string> {
  const diagonal = Math.hypot(width, height);
  const isSquare = isOpaque && Math.abs(width / height - 1) < 0.05;
  const scale = isSquare ? side / width : (diagonalShare * side) / diagonal;
  const size = {
    width: Math.max(1, Math.min(side, Math.round(width * scale))),
    height: Math.max(1, Math.min(side, Math.round(height * scale))),
  };
  const innerLogo = await sharp(png)
    .resize({ ...size, fit: 'inside' })
    .png()
    .toBuffer();
  return (await centreOn(innerLogo, ground, { width: side, height: side })).toString('base64');
}

const centreOn = (png: Buffer, background: string, size: { width: number; height: number }) =>
  sharp({ create: { ...size, channels: 4, background } })
    .composite([{ input: png, gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toBuffer();

/** Reduces an image to few colours and the given height. */
async function encodeSmall(png: Buffer, height: number): Promise<string> {
  const smallLogo = sharp(png).resize({ height }).png({ palette: true, quality: 95, effort: 8 });
  return (await smallLogo.toBuffer()).toString('base64');
}
