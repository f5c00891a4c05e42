import sharp from 'sharp';

/** `side` is in pixels. */
type Icon = { drawing: string | Uint8Array; side: number };

/** Renders a drawing or a logo’s square as a square PNG. */
export const drawIcon = ({ drawing, side }: Icon): Promise<Buffer> =>
  (typeof drawing === 'string' ? sharp(Buffer.from(drawing), { density: 300 }) : sharp(drawing))
    .resize(side, side)
    .png({ compressionLevel: 9 })
    .toBuffer();
