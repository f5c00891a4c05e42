import sharp from 'sharp';

/**
 * Renders a drawing or a logo’s square as a square PNG.
 * @param side pixels.
 */
export const drawIcon = ({
  drawing,
  side,
}: {
  drawing: string | Uint8Array;
  side: number;
}): Promise<Buffer> =>
  (typeof drawing === 'string' ? sharp(Buffer.from(drawing), { density: 300 }) : sharp(drawing))
    .resize(side, side)
    .png({ compressionLevel: 9 })
    .toBuffer();
