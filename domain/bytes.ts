/** Bytes that are read a piece at a time, such as a file on disk: however many there are, few are in memory. */
export type Bytes = {
  size: number;
  /** The bytes from a place on; fewer where they end. */
  read(at: number, length: number): Promise<Uint8Array>;
};

const PIECE_BYTES = 65_536;

/** All of them, one piece after the other. */
export async function* readPieces({ size, read }: Bytes): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < size; at += PIECE_BYTES) yield await read(at, PIECE_BYTES);
}
