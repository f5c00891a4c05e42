const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

export function createIconFile(images: readonly { side: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  images.forEach(({ side, png }, index) => {
    const entryOffset = HEADER_BYTES + ENTRY_BYTES * index;
    header.writeUInt8(side, entryOffset);
    header.writeUInt8(side, entryOffset + 1);
    header.writeUInt16LE(1, entryOffset + 4);
    header.writeUInt16LE(32, entryOffset + 6);
    header.writeUInt32LE(png.length, entryOffset + 8);
    header.writeUInt32LE(offset, entryOffset + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...images.map(({ png }) => png)]);
}
