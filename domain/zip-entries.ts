const LOCAL_FILE = 0x04034b50;
const DIRECTORY_ENTRY = 0x02014b50;
const DIRECTORY_END = 0x06054b50;
const DIRECTORY_END_BYTES = 22;
const ENTRY_BYTES = 46;
/** The directory's end stands before a comment of at most this many bytes. */
const COMMENT_MAX = 0xffff;

/**
 * Names of the files in a zip, from its directory alone: nothing is unpacked, so no archive can swell.
 * @returns undefined when the bytes are no zip, or do not begin as one (a program with a zip behind it).
 */
export function zipEntries(bytes: Uint8Array): Set<string> | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < DIRECTORY_END_BYTES || view.getUint32(0, true) !== LOCAL_FILE) return undefined;
  const end = findDirectoryEnd(view);
  if (end === undefined) return undefined;

  const names = new Set<string>();
  const decoder = new TextDecoder();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (at + ENTRY_BYTES > end || view.getUint32(at, true) !== DIRECTORY_ENTRY) return undefined;
    const nameEnd = at + ENTRY_BYTES + view.getUint16(at + 28, true);
    if (nameEnd > end) return undefined;
    names.add(decoder.decode(bytes.subarray(at + ENTRY_BYTES, nameEnd)));
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return names;
}

function findDirectoryEnd(view: DataView): number | undefined {
  const last = view.byteLength - DIRECTORY_END_BYTES;
  for (let at = last; at >= 0 && at >= last - COMMENT_MAX; at--) {
    if (view.getUint32(at, true) === DIRECTORY_END) return at;
  }
  return undefined;
}
