/** Bytes that are read in chunks, such as a file on disk, to limit memory. */
export type Bytes = {
  size: number;
  /** Reads bytes from a position; fewer at the end. */
  read(at: number, length: number): Promise<Uint8Array>;
};

const CHUNK_BYTES = 65_536;

/** Reads all bytes in chunks. */
export async function* readChunks({ size, read }: Bytes): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < size; at += CHUNK_BYTES) yield await read(at, CHUNK_BYTES);
}
