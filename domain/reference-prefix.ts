/** How many letters a prefix that was made has at most. */
const LETTERS = 4;

/**
 * What references of an agency may begin with, from its name: `Harbour & Pine` → `HP`, `Otter` → `OT`; empty where it has
 * no Latin letters.
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
