import type { ByteSource } from './bytes';

const LOCAL_FILE_SIGNATURE = 0x04034b50;
const DIRECTORY_ENTRY_SIGNATURE = 0x02014b50;
const DIRECTORY_END_SIGNATURE = 0x06054b50;
const DIRECTORY_END_BYTES = 22;
const ENTRY_BYTES = 46;
/** Bytes of a local file header before the name. */
const LOCAL_HEADER_BYTES = 30;
/** Maximum length of the trailing comment. */
const COMMENT_MAX = 0xffff;
/** A document contains dozens of files, not thousands. */
const DIRECTORY_MAX_BYTES = 256 * 1_024;

const createView = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength);

/** A file in the zip's directory. `offset` is the position of its local header. */
type ZipEntry = { name: string; offset: number; compressedBytes: number; isUncompressed: boolean };

/** Lists the names of a zip's files. Returns undefined if the bytes aren't a zip. */
export async function listZipNames(bytes: ByteSource): Promise<Set<string> | undefined> {
  const entries = await readZipDirectory(bytes);
  return entries && new Set(entries.map(({ name }) => name));
}

/**
 * Reads a zip's directory without unpacking.
 * @returns undefined if the bytes aren't a zip, start with other data (such as an executable), or have too large a
 * directory
 */
async function readZipDirectory(bytes: ByteSource): Promise<ZipEntry[] | undefined> {
  if (bytes.size < DIRECTORY_END_BYTES) return undefined;
  if (createView(await bytes.read(0, 4)).getUint32(0, true) !== LOCAL_FILE_SIGNATURE) return undefined;
  const tailOffset = Math.max(0, bytes.size - DIRECTORY_END_BYTES - COMMENT_MAX);
  const tail = createView(await bytes.read(tailOffset, bytes.size - tailOffset));
  const end = findDirectoryEnd(tail);
  if (end === undefined) return undefined;
  const directoryOffset = tail.getUint32(end + 16, true);
  const directoryBytes = tailOffset + end - directoryOffset;
  if (directoryBytes < 0 || directoryBytes > DIRECTORY_MAX_BYTES) return undefined;
  return parseEntries(await bytes.read(directoryOffset, directoryBytes), tail.getUint16(end + 10, true));
}

function parseEntries(directory: Uint8Array, count: number): ZipEntry[] | undefined {
  const view = createView(directory);
  const entries: ZipEntry[] = [];
  const decoder = new TextDecoder();
  let offset = 0;
  for (let remaining = count; remaining > 0; remaining--) {
    if (offset + ENTRY_BYTES > view.byteLength || view.getUint32(offset, true) !== DIRECTORY_ENTRY_SIGNATURE)
      return undefined;
    const nameEnd = offset + ENTRY_BYTES + view.getUint16(offset + 28, true);
    if (nameEnd > view.byteLength) return undefined;
    entries.push({
      name: decoder.decode(directory.subarray(offset + ENTRY_BYTES, nameEnd)),
      offset: view.getUint32(offset + 42, true),
      compressedBytes: view.getUint32(offset + 20, true),
      isUncompressed: view.getUint16(offset + 10, true) === 0,
    });
    offset = nameEnd + view.getUint16(offset + 30, true) + view.getUint16(offset + 32, true);
  }
  return entries;
}

/**
 * Returns whether the files exceed a size. Inflates in chunks, because sizes in the directory can be false.
 * @returns false also if the zip can't be inflated, which reading will report
 */
export async function isUnpackedSizeOver(bytes: Uint8Array<ArrayBuffer>, max: number): Promise<boolean> {
  const entries = await readZipDirectory({
    size: bytes.byteLength,
    read: async (dataOffset, length) => bytes.subarray(dataOffset, dataOffset + length),
  });
  let size = 0;
  for (const { offset, compressedBytes, isUncompressed } of entries ?? []) {
    const view = createView(bytes);
    if (offset + LOCAL_HEADER_BYTES > view.byteLength) continue;
    const dataOffset =
      offset + LOCAL_HEADER_BYTES + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
    size += isUncompressed
      ? compressedBytes
      : await getInflatedSize(bytes.subarray(dataOffset, dataOffset + compressedBytes), max - size);
    if (size > max) return true;
  }
  return false;
}

/** Reads at most one chunk beyond `max`. */
async function getInflatedSize(compressedBytes: Uint8Array<ArrayBuffer>, max: number): Promise<number> {
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      controller.enqueue(compressedBytes);
      controller.close();
    },
  });
  const reader = source.pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  let size = 0;
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      size += chunk.value.byteLength;
      if (size > max) break;
    }
  } catch {
    // Corrupt data can't be inflated.
  }
  await reader.cancel().catch(() => undefined);
  return size;
}

function findDirectoryEnd(view: DataView): number | undefined {
  const lastOffset = view.byteLength - DIRECTORY_END_BYTES;
  for (let offset = lastOffset; offset >= 0; offset--) {
    if (view.getUint32(offset, true) === DIRECTORY_END_SIGNATURE) return offset;
  }
  return undefined;
}
