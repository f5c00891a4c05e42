import { CENTRE_FOCUS } from '../domain/focus';
import { type EdgeColours, UNKNOWN_EDGE_COLOURS } from '../domain/grounds';
import { type ContentTypes, type KindName, kinds } from '../domain/kinds';
import type { Kind } from '../domain/kinds/kind';
import type { DbOrTransaction } from './connection';
import type { ListSelection } from './lists';

export type CardsPromise<Name extends KindName> = Promise<ContentTypes[Name]['card'][]>;

export const selectCards = (db: DbOrTransaction, kind: KindName) =>
  db
    .selectFrom('items')
    .select(['items.id', 'slug', 'title', 'card', 'created_at', 'updated_at'])
    .select(({ selectFrom }) => {
      const cover = selectFrom('media').whereRef('media.url', '=', 'items.cover');
      return [
        cover.select('edges').as('edges'),
        cover.select('focus_x').as('x'),
        cover.select('focus_y').as('y'),
      ];
    })
    .where('items.kind', '=', kind);

type CardRow = {
  id: string;
  slug: string;
  title: string;
  card: string;
  created_at: string;
  updated_at: string;
  /** From the media table; null for an external image. */
  edges: EdgeColours | null;
  x: number | null;
  y: number | null;
};

export function toCard<Name extends KindName>(kind: Name, row: CardRow): ContentTypes[Name]['card'] {
  const { summary: _, ...card } = JSON.parse(row.card);
  return {
    _id: row.id,
    slug: row.slug,
    title: row.title,
    ...card,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    ...((kinds[kind] as Kind).derived.getCover && {
      coverEdges: row.edges ?? UNKNOWN_EDGE_COLOURS,
      coverFocus: { x: row.x ?? CENTRE_FOCUS.x, y: row.y ?? CENTRE_FOCUS.y },
    }),
  };
}

/** Lists the newest cards first. */
export async function listCardsInRange<Name extends KindName>(
  db: DbOrTransaction,
  kind: Name,
  selection: ListSelection | undefined,
): CardsPromise<Name> {
  if (!selection) return [];
  const rows = await selectCards(db, kind)
    .innerJoin(selection.as('found'), 'found.item_id', 'items.id')
    .orderBy('found.key', 'desc')
    .execute();
  return rows.map(row => toCard(kind, row));
}
