import { findSimilarItems, type SimilarItem } from '../../db/staff-search';
import { hasPermission } from '../../domain/members/permissions';
import { foldText, splitWords } from '../../domain/search/words';
import { findVisibleDraftOwner } from '../content/content';
import type { Context, SessionUser } from '../context';

const SIMILAR_ITEMS_MAX = 3;
const WORDS_MAX = 8;
/** Shorter words match too many items. */
const WORD_MIN = 3;
/** Only the first letters are compared, which tolerates typos later in a word. */
const PREFIX_LENGTH = 5;

/** Compares a mistyped admin path with titles, slugs and ids. */
export async function listSimilarItems(
  { db, user }: Pick<Context, 'db'> & { user: SessionUser },
  path: string,
): Promise<SimilarItem[]> {
  if (!hasPermission(user.role, 'content.read')) return [];
  const segment = path.split('/').filter(Boolean).at(-1) ?? '';
  const words = splitWords(foldText(segment))
    .filter(word => word.length >= WORD_MIN)
    .slice(0, WORDS_MAX)
    .map(word => word.slice(0, PREFIX_LENGTH));
  if (words.length === 0) return [];
  return findSimilarItems(
    db,
    { segment, words },
    { owner: findVisibleDraftOwner(user), limit: SIMILAR_ITEMS_MAX },
  );
}
