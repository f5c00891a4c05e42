export type ImageKind = 'png' | 'jpeg' | 'gif' | 'svg';

const MAGIC: [ImageKind, number[]][] = [
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['gif', [0x47, 0x49, 0x46, 0x38]],
];

/** What a file is by its content, whatever its name says; undefined when it is none of what we take. */
export function sniffImage(bytes: Uint8Array): ImageKind | undefined {
  const known = MAGIC.find(([, magic]) => magic.every((byte, i) => bytes[i] === byte));
  if (known) return known[0];
  return isSafeSvg(bytes) ? 'svg' : undefined;
}

/** What may stand before the root element. */
const PROLOGUE = /^(?:\uFEFF)?(?:\s|<\?[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*>)*/i;
/** Entities can grow without end and read files; other encodings could hide either. */
const ENTITIES = /<!ENTITY|<!DOCTYPE[^>]*\[/i;
const OTHER_ENCODING = /<\?xml[^>]*\bencoding\s*=\s*["'](?!utf-8["'])/i;
/** A drawing that fetches something: an address other than an own part or an embedded image. */
const OWN = '(?!\\s*(?:#|data:image/(?:png|jpe?g|gif|webp)[;,]))';
const EXTERNAL_HREF = new RegExp(`<(?!a[\\s>])[a-z:]+\\s[^>]*?\\b(?:href|src)\\s*=\\s*["']${OWN}`, 'i');
const EXTERNAL_URL = new RegExp(`url\\(\\s*["']?${OWN}|@import|<\\?xml-stylesheet`, 'i');

/**
 * An SVG drawing that stands for itself. Those that define entities or refer to anything outside are refused.
 * (The decoder opens no files and no addresses either; this keeps such drawings from half working.)
 */
function isSafeSvg(bytes: Uint8Array): boolean {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return false;
  }
  const isSvg = /^<svg[\s>]/i.test(text.replace(PROLOGUE, ''));
  const refused = [ENTITIES, OTHER_ENCODING, EXTERNAL_HREF, EXTERNAL_URL];
  return isSvg && !refused.some(pattern => pattern.test(text));
}
