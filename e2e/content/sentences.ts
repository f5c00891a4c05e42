const WORDS =
  'a the every one harbour ledger screen morning desk figure report release river table question answer engineer visitor week month first second slow plain early late reads writes keeps moves counts asks waits opens before after beside without because until while'.split(
    ' ',
  );

/** Returns sentences with `count` words in total, always the same for a name. */
export function createSentences(name: string, count: number): string {
  let state = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2_147_483_647, 7);
  const pickWord = () => {
    state = (state * 48_271) % 2_147_483_647;
    return WORDS[state % WORDS.length] ?? '';
  };
  const words = Array.from({ length: count }, pickWord);
  return words
    .map((word, index) => {
      const casedWord = index % 12 === 0 ? word.charAt(0).toUpperCase() + word.slice(1) : word;
      return index % 12 === 11 || index === count - 1 ? `${casedWord}.` : casedWord;
    })
    .join(' ');
}
