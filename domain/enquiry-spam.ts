/** Minimum number of points that puts a request into quarantine. */
const SPAM_POINTS = 2;
const LINKS_MAX = 2;
const HASTY_MAX_MS = 5_000;
/** Shorter messages can be typed, or filled in by a browser, within `HASTY_MAX_MS`. */
const HASTY_LENGTH = 80;

type SpamFacts = {
  fullName: string;
  companyName: string;
  description: string;
  /** Time from the form’s display to its submission. Undefined for clients without a timer. */
  elapsedMs?: number | undefined;
};
type Reason = { points: number; text: string };

/** Phrases of unsolicited offers. A single one can also occur in a real request. */
const PHRASES = [
  'adult dating',
  'backlinks',
  'buy followers',
  'casino bonus',
  'cheap traffic',
  'crypto investment',
  'dofollow',
  'domain authority',
  'double your income',
  'first page of google',
  'forex signals',
  'guest post',
  'increase your traffic',
  'link building',
  'link insertion',
  'make money online',
  'online pharmacy',
  'payday loan',
  'rank your website',
  'seo services',
  'sponsored post',
  'viagra',
  'website visitors guaranteed',
  'work from home and earn',
];

const LINK_PATTERN = /\b(?:https?:\/\/|www\.)[^\s<>"']+/gi;
const MARKUP_PATTERN = /<a\s[^>]{0,200}href|\[(?:url|link)[=\]]/i;
const WORD_PATTERN = /[\p{L}\p{M}]{4,}/gu;

/**
 * Returns whether a Latin word has letters that only look Latin. Typing Ukrainian words with a Latin `i` is a common
 * mistake.
 */
function isDisguised(word: string): boolean {
  const foreignLetterCount = word.match(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu)?.length ?? 0;
  return foreignLetterCount > 0 && (word.match(/\p{Script=Latin}/gu)?.length ?? 0) > foreignLetterCount;
}

/** Returns whether a name is like `JqWbTzKLmvPdRa`, which bots generate. */
const isRandom = (name: string) =>
  /^\p{L}{10,}$/u.test(name) && (name.match(/\p{Ll}\p{Lu}/gu)?.length ?? 0) >= 3;

const quote = (texts: readonly string[]) => texts.map(text => `“${text}”`).join(', ');

function listReasons({ fullName, companyName, description, elapsedMs }: SpamFacts): Reason[] {
  const reasons: Reason[] = [];
  const add = (points: number, text: string) => reasons.push({ points, text });

  if ([fullName, companyName].some(text => text.match(LINK_PATTERN)))
    add(2, 'The name or company contains a link.');
  if (isRandom(fullName.trim())) add(2, 'The name consists of random letters.');
  if (MARKUP_PATTERN.test(description)) add(2, 'The message contains link markup (HTML or BBCode).');
  const links = description.match(LINK_PATTERN)?.length ?? 0;
  if (links > LINKS_MAX) add(2, `The message has ${links} links.`);
  else if (links > 0) add(1, `The message has ${links === 1 ? 'a link' : `${links} links`}.`);

  const text = description.toLowerCase().replace(/\s+/g, ' ');
  const phrases = PHRASES.filter(phrase => text.includes(phrase));
  if (phrases.length > 0) add(phrases.length, `The message mentions ${quote(phrases)}.`);
  const disguisedWords = [...new Set(`${fullName} ${description}`.match(WORD_PATTERN))].filter(isDisguised);
  if (disguisedWords.length > 0)
    add(disguisedWords.length, `Words mix alphabets: ${quote(disguisedWords.slice(0, 3))}.`);
  if (elapsedMs !== undefined && elapsedMs < HASTY_MAX_MS && description.length > HASTY_LENGTH)
    add(1, `The form was sent ${Math.round(elapsedMs / 1_000)} seconds after it appeared.`);
  return reasons;
}

/** Returns sentences that explain why a request looks like spam. Empty for other requests. */
export function findSpamReasons(facts: SpamFacts): string[] {
  const reasons = listReasons(facts);
  const points = reasons.reduce((sum, reason) => sum + reason.points, 0);
  return points >= SPAM_POINTS ? reasons.map(({ text }) => text) : [];
}
