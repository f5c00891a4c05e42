import type { KindName } from '../domain/kinds';
import { POPULAR_ARTICLES_MAX, RELATED_ARTICLES_MAX } from '../domain/limits';
import { slugify } from '../domain/slug';
import { type CardsPromise, selectCards, toCard } from './cards';
import type { DbOrTransaction } from './connection';
import { listCards } from './item-lists';
import { ALL_ITEMS_KEY } from './lists';

/**
 * Lists items in the order of their titles, and omits missing items. Falls back to the newest items when no title
 * exists.
 */
export async function listCardsByTitles<Name extends KindName>(
  db: DbOrTransaction,
  kind: Name,
  titles: readonly string[],
): CardsPromise<Name> {
  if (titles.length === 0) return [];
  const rows = await selectCards(db, kind).where('slug', 'in', titles.map(slugify)).execute();
  const matchingRows = titles.flatMap(title => rows.filter(row => row.title === title));
  if (matchingRows.length > 0) return matchingRows.map(row => toCard(kind, row));
  return (await listCards(db, kind, { offset: 0, limit: titles.length })).items;
}

/** Number of newest items per facet to consider as related. */
const CANDIDATES_MAX = 20;

/** Ranks items by the number of shared facets, then newest first. */
export async function listRelatedCards<Name extends KindName>(
  db: DbOrTransaction,
  kind: Name,
  id: string,
  limit: number = RELATED_ARTICLES_MAX,
): CardsPromise<Name> {
  const ownFacets = db
    .selectFrom('list_items')
    .select('list')
    .where('item_id', '=', id)
    .where('kind', '=', kind)
    .where('list', '!=', ALL_ITEMS_KEY);
  const relatedQuery = db
    .selectFrom(ownFacets.as('own'))
    .innerJoin('list_items as other', 'other.list', 'own.list')
    .where('other.kind', '=', kind)
    .where('other.item_id', '!=', id)
    .where('other.key', '>=', ({ fn, selectFrom, val }) =>
      fn.coalesce(
        selectFrom('list_items as newest')
          .select('newest.key')
          .where('newest.kind', '=', kind)
          .whereRef('newest.list', '=', 'own.list')
          .orderBy('newest.key', 'desc')
          .limit(1)
          .offset(CANDIDATES_MAX),
        val(''),
      ),
    )
    .select(({ fn }) => ['other.item_id', 'other.key', fn.countAll<number>().as('shared')])
    .groupBy(['other.key', 'other.item_id'])
    .orderBy('shared', 'desc')
    .orderBy('other.key', 'desc')
    .limit(limit);
  const rows = await selectCards(db, kind)
    .innerJoin(relatedQuery.as('related'), 'related.item_id', 'items.id')
    .orderBy('related.shared', 'desc')
    .orderBy('related.key', 'desc')
    .execute();
  return rows.map(row => toCard(kind, row));
}

/** Ranks items by page views, then newest first. */
export async function listPopularCards<Name extends KindName>(
  db: DbOrTransaction,
  kind: Name,
  limit: number = POPULAR_ARTICLES_MAX,
): CardsPromise<Name> {
  const rows = await selectCards(db, kind)
    .orderBy('reads', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(row => toCard(kind, row));
}
