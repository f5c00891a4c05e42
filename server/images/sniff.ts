export type ImageKind = 'png' | 'jpeg' | 'gif' | 'svg';

const MAGIC_NUMBERS: [ImageKind, number[]][] = [
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['gif', [0x47, 0x49, 0x46, 0x38]],
];

const BOM = [0xef, 0xbb, 0xbf];
const WHITESPACE = [0x20, 0x09, 0x0a, 0x0d];

const startsWith = (bytes: Uint8Array, prefix: number[]) => prefix.every((byte, i) => bytes[i] === byte);

/**
 * Detects a file’s type by its first bytes. Returns undefined for unsupported types. Any text that starts with a tag
 * counts as `svg`, which `checkSvg` verifies.
 */
export function sniffImage(bytes: Uint8Array): ImageKind | undefined {
  const match = MAGIC_NUMBERS.find(([, magicBytes]) => startsWith(bytes, magicBytes));
  if (match) return match[0];
  let offset = startsWith(bytes, BOM) ? BOM.length : 0;
  while (WHITESPACE.includes(bytes[offset] ?? 0)) offset += 1;
  return bytes[offset] === 0x3c ? 'svg' : undefined;
}
