import { createFieldError } from './errors';
import { messages } from './messages';

/** Ukrainian national transliteration (2010): letters that differ at the start of a word. */
const INITIAL_LETTERS: Record<string, string> = { є: 'ye', ї: 'yi', й: 'y', ю: 'yu', я: 'ya' };
const CYRILLIC_LETTERS: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'h',
  ґ: 'g',
  д: 'd',
  е: 'e',
  є: 'ie',
  ж: 'zh',
  з: 'z',
  и: 'y',
  і: 'i',
  ї: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ь: '',
  ю: 'iu',
  я: 'ia',
};
/** Latin letters that don't decompose into a base letter and an accent. */
const LATIN_LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l' };

function transliterate(lowercased: string): string {
  return lowercased
    .replace(/зг/g, 'zgh')
    .replace(/(?<=[а-яєіїґ])['’ʼ](?=[а-яєіїґ])/g, '')
    .replace(/(?<![\p{L}\p{N}])[єїйюя]/gu, letter => INITIAL_LETTERS[letter] ?? letter)
    .replace(/[а-яєіїґ]/g, letter => CYRILLIC_LETTERS[letter] ?? letter)
    .replace(/[ßæœøđł]/g, letter => LATIN_LETTERS[letter] ?? letter);
}

/**
 * Transliterates Ukrainian, strips accents and collapses other characters to hyphens (rule 5).
 * @throws DomainError `invalid` if no letter or digit is left
 */
export function slugify(title: string): string {
  const slug = transliterate(title.normalize('NFC').toLowerCase())
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (!slug) throw createFieldError('invalid', 'title', messages.slugEmpty);
  return slug;
}

/** Returns undefined if the text has no letter or digit. */
export function findSlug(text: string): string | undefined {
  try {
    return slugify(text);
  } catch {
    return undefined;
  }
}

/** Returns the slug that an editor chose, or else the title's slug. Undefined if neither has a letter or digit. */
export const findChosenSlug = ({ title, address }: { title?: unknown; address?: unknown }) =>
  findSlug(String(address || title || ''));

/** Returns the slug that an editor chose, or else the title's slug (rule 5). */
export const getChosenSlug = ({ title, address }: { title: string; address?: unknown }): string =>
  slugify(typeof address === 'string' && address ? address : title);
