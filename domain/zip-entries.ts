import type { Bytes } from './bytes';

const LOCAL_FILE = 0x04034b50;
const DIRECTORY_ENTRY = 0x02014b50;
const DIRECTORY_END = 0x06054b50;
const DIRECTORY_END_BYTES = 22;
const ENTRY_BYTES = 46;
/** The directory's end stands before a comment of at most this many bytes. */
const COMMENT_MAX = 0xffff;
/** A document has some dozens of files in it, not thousands. */
const DIRECTORY_MAX_BYTES = 256 * 1_024;

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength);

/**
 * Names of the files in a zip, from its directory alone: nothing is unpacked, so no archive can swell.
 * @returns undefined when the bytes are no zip, do not begin as one (a program with a zip behind it), or have a
 *   directory larger than any document's.
 */
export async function zipEntries(bytes: Bytes): Promise<Set<string> | undefined> {
  if (bytes.size < DIRECTORY_END_BYTES) return undefined;
  if (viewOf(await bytes.read(0, 4)).getUint32(0, true) !== LOCAL_FILE) return undefined;
  const tailAt = Math.max(0, bytes.size - DIRECTORY_END_BYTES - COMMENT_MAX);
  const tail = viewOf(await bytes.read(tailAt, bytes.size - tailAt));
  const end = findDirectoryEnd(tail);
  if (end === undefined) return undefined;
  const directoryAt = tail.getUint32(end + 16, true);
  const directoryBytes = tailAt + end - directoryAt;
  if (directoryBytes < 0 || directoryBytes > DIRECTORY_MAX_BYTES) return undefined;
  return entryNames(await bytes.read(directoryAt, directoryBytes), tail.getUint16(end + 10, true));
}

function entryNames(directory: Uint8Array, count: number): Set<string> | undefined {
  const view = viewOf(directory);
  const names = new Set<string>();
  const decoder = new TextDecoder();
  let at = 0;
  for (let left = count; left > 0; left--) {
    if (at + ENTRY_BYTES > view.byteLength || view.getUint32(at, true) !== DIRECTORY_ENTRY) return undefined;
    const nameEnd = at + ENTRY_BYTES + view.getUint16(at + 28, true);
    if (nameEnd > view.byteLength) return undefined;
    names.add(decoder.decode(directory.subarray(at + ENTRY_BYTES, nameEnd)));
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return names;
}

function findDirectoryEnd(view: DataView): number | undefined {
  const last = view.byteLength - DIRECTORY_END_BYTES;
  for (let at = last; at >= 0; at--) {
    if (view.getUint32(at, true) === DIRECTORY_END) return at;
  }
  return undefined;
}
