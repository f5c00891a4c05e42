import type { DbOrTransaction } from '../../db/connection';
import { listUnpublishedDrafts } from '../../db/drafts';
import { findBuiltInPage } from '../../db/pages';
import { isSlugGone } from '../../db/slugs';
import { findTrashedPath, listTrashedTitles } from '../../db/trash';
import { type KindName, kindNames, kinds } from '../../domain/kinds';
import { LINK_TARGETS_MAX, LIST_ITEMS_MAX } from '../../domain/limits';
import { messages } from '../../domain/messages';
import { normalisePath, parseItemPath } from '../../domain/paths';
import { type MarkedText, markWords, matchesAll, parseTerms } from '../../domain/search/words';
import { isSitePath } from '../../domain/site-path';
import type { Context, SessionUser } from '../context';
import { findVisibleDraftOwner } from './content';
import { findDeadPaths } from './link-targets';

/** Returns why a link would be dead, or undefined for a working link. */
export async function findLinkProblem(db: DbOrTransaction, href: string): Promise<string | undefined> {
  const path = normalisePath(href.split(/[?#]/)[0] || '/');
  if (!isSitePath(href) || (await findDeadPaths(db, [path])).length === 0) return undefined;
  const item = parseItemPath(path) ?? { kind: 'page' as const, slug: path };
  if (await isSlugGone(db, item.kind, item.slug)) return messages.linkTakenDown;
  const isInTrash = (await listTrashedTitles(db)).some(item => findTrashedPath(item) === path);
  return isInTrash ? messages.linkInTrash : messages.linkNowhere(href);
}

/** `dead` is the reason why the item can’t be linked. */
type LinkTarget = { kind: KindName; id: string; title: MarkedText; href: string; dead?: string };

const KIND_ORDER: readonly KindName[] = ['page', ...kindNames.filter(kind => kind !== 'page')];

/**
 * Lists each kind’s public items, best first. Drafts, unpublished items and deleted items follow, with the reason why
 * they can’t be linked.
 */
export async function findLinkTargets(
  { db, search, user }: Pick<Context, 'db' | 'search'> & { user: SessionUser },
  query: string,
): Promise<LinkTarget[]> {
  const words = parseTerms(query);
  if (words.length === 0) return [];
  const ownerId = findVisibleDraftOwner(user);
  const trashedItems = (await listTrashedTitles(db)).filter(({ live }) => live || ownerId === undefined);
  const targets: LinkTarget[] = [];
  for (const kind of KIND_ORDER) {
    const { documents, words: terms } = await search.find({
      words,
      kind,
      offset: 0,
      limit: LINK_TARGETS_MAX,
    });
    // A match in the text alone would show no reason.
    for (const { key, slug, title } of documents.filter(({ title }) => matchesAll(title, words)))
      targets.push({ kind, id: key, title: markWords(title, terms), href: kinds[kind].getPath(slug) });
    const drafts = await listUnpublishedDrafts(db, kind, {
      offset: 0,
      limit: LIST_ITEMS_MAX,
      owner: ownerId,
    });
    const draftTargets = drafts.items
      // A built-in page is public without a row.
      .filter(({ id, withdrawn }) => withdrawn || !findBuiltInPage(id))
      .map(({ id, title, withdrawn }) => ({
        id,
        title,
        dead: withdrawn ? messages.linkTakenDown : messages.linkIsDraft,
      }));
    const trashTargets = trashedItems
      .filter(item => item.kind === kind)
      .map(item => ({ ...item, dead: messages.linkInTrash }));
    const deadTargets = [...draftTargets, ...trashTargets]
      .filter(({ title }) => matchesAll(title, words))
      .slice(0, LINK_TARGETS_MAX);
    for (const { id, title, dead: reason } of deadTargets)
      targets.push({ kind, id, title: markWords(title, words), href: '', dead: reason });
  }
  return targets;
}
