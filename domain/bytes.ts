/** Bytes read in chunks to limit memory, such as a file on disk. */
export type ByteSource = {
  size: number;
  /** Returns fewer bytes at the end. */
  read(offset: number, length: number): Promise<Uint8Array>;
};

const CHUNK_BYTES = 65_536;

export async function* readChunks({ size, read }: ByteSource): AsyncGenerator<Uint8Array> {
  for (let offset = 0; offset < size; offset += CHUNK_BYTES) yield await read(offset, CHUNK_BYTES);
}
