import sharp from 'sharp';

/** One of our own drawings as a square PNG. @param side pixels. */
export const drawIcon = ({ svg, side }: { svg: string; side: number }): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 300 }).resize(side, side).png({ compressionLevel: 9 }).toBuffer();
