/** Maximum length of a generated prefix. */
const LETTERS = 4;

/** `Harbour & Pine` becomes `HP`, and `Otter` becomes `OT`. Empty if the name has no Latin letters. */
export function createReferencePrefix(name: string): string {
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
