/** Maximum length of a generated prefix. */
const LETTERS = 4;

/**
 * Creates the reference prefix from an agency's name: `Harbour & Pine` becomes `HP`, `Otter` becomes `OT`. Empty
 * without Latin letters.
 */
export function createPrefix(name: string): string {
  const words = name
    .normalize('NFKD')
    .toUpperCase()
    .replace(/\p{M}/gu, '')
    .split(/[^A-Z0-9]+/)
    .filter(Boolean);
  const [only = ''] = words;
  return words.length === 1
    ? only.slice(0, 2)
    : words
        .map(word => word[0])
        .join('')
        .slice(0, LETTERS);
}
