/** Maximum length of a generated prefix. */
const PREFIX_LENGTH_MAX = 4;

/** Abbreviates a name: `Harbour & Pine` becomes `HP`, and `Otter` becomes `OT`. Empty without Latin letters. */
export function createReferencePrefix(name: string): string {
  const words = name
    .normalize('NFKD')
    .toUpperCase()
    .replace(/\p{M}/gu, '')
    .split(/[^A-Z0-9]+/)
    .filter(Boolean);
  const [onlyWord = ''] = words;
  return words.length === 1
    ? onlyWord.slice(0, 2)
    : words
        .map(word => word[0])
        .join('')
        .slice(0, PREFIX_LENGTH_MAX);
}
