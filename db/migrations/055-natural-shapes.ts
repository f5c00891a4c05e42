import { type Kysely, sql } from 'kysely';
import { hasSameValue, type Values } from '../../domain/publishing/merge';
import { isRecord } from '../../domain/record';
import { type RestShape, restShapes } from '../../domain/rest';

/**
 * Converts items, drafts and trash from REST fields to their own fields. Versions are unchanged and store the number
 * of their shape (docs/decisions/items.md).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table versions add column shape integer not null default 0`.execute(db);
  for (const [kind, shape] of Object.entries(restShapes)) {
    await rewriteItems(db as Kysely<Tables>, kind, shape);
    await rewriteDrafts(db as Kysely<Tables>, kind, shape);
    await rewriteTrash(db as Kysely<Tables>, kind, shape);
  }
  await renameLinkFields(db);
}

type Tables = {
  items: { kind: string; id: string; card: string; document: string };
  drafts: { kind: string; id: string; values_json: string };
  trash: { kind: string; item_id: string; content_json: string };
};

/** Rows per batch. */
const BATCH = 500;

/** Converts values to a document after checking that REST would return the same. Throws Error. */
function toDocument({ fromRest, toRest }: RestShape, values: Values, what: string): Values {
  const document = fromRest(values);
  const answer = toRest(document);
  // A missing list is an empty one.
  const empty = Object.fromEntries(Object.entries(answer).filter(([, value]) => hasSameValue(value, [])));
  if (!hasSameValue(answer, { ...empty, ...values }))
    throw new Error(`The ${what} would not say what it said`);
  return document;
}

/** Rewrites the rows of a kind in batches. Throws Error when their number changes. */
async function rewrite<Row>(
  kind: string,
  read: (after: string) => Promise<Row[]>,
  idOf: (row: Row) => string,
  write: (row: Row) => Promise<unknown>,
  count: () => Promise<number>,
): Promise<void> {
  let rewritten = 0;
  for (let after = ''; ; ) {
    const rows = await read(after);
    for (const row of rows) await write(row);
    rewritten += rows.length;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) break;
    after = idOf(last);
  }
  if (rewritten !== (await count()))
    throw new Error(`There would not be as many of kind ${kind} as there were`);
}

function rewriteItems(db: Kysely<Tables>, kind: string, shape: RestShape): Promise<void> {
  const rows = db.selectFrom('items').where('kind', '=', kind);
  return rewrite(
    kind,
    after =>
      rows.select(['id', 'card', 'document']).where('id', '>', after).orderBy('id').limit(BATCH).execute(),
    ({ id }) => id,
    ({ id, card, document }) =>
      db
        .updateTable('items')
        .set({
          card: JSON.stringify(toCard(shape, JSON.parse(card))),
          document: JSON.stringify(toDocument(shape, JSON.parse(document), `${kind} ${id}`)),
        })
        .where('kind', '=', kind)
        .where('id', '=', id)
        .execute(),
    async () =>
      (await rows.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count,
  );
}

/** Converts a card: the fields of the item, and the portrait of an article’s author. */
function toCard({ fromRest }: RestShape, { authorPortrait: portrait, ...rest }: Values): Values {
  const card = fromRest(rest);
  return portrait === undefined || !isRecord(card.author)
    ? card
    : { ...card, author: { ...card.author, portrait } };
}

function rewriteDrafts(db: Kysely<Tables>, kind: string, { fromRest }: RestShape): Promise<void> {
  const rows = db.selectFrom('drafts').where('kind', '=', kind);
  return rewrite(
    kind,
    after => rows.select(['id', 'values_json']).where('id', '>', after).orderBy('id').limit(BATCH).execute(),
    ({ id }) => id,
    ({ id, values_json }) =>
      db
        .updateTable('drafts')
        .set({ values_json: JSON.stringify(fromRest(JSON.parse(values_json))) })
        .where('id', '=', id)
        .execute(),
    async () =>
      (await rows.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count,
  );
}

function rewriteTrash(db: Kysely<Tables>, kind: string, shape: RestShape): Promise<void> {
  const rows = db.selectFrom('trash').where('kind', '=', kind);
  return rewrite(
    kind,
    after =>
      rows
        .select(['item_id', 'content_json'])
        .where('item_id', '>', after)
        .orderBy('item_id')
        .limit(BATCH)
        .execute(),
    ({ item_id }) => item_id,
    ({ item_id, content_json }) => {
      const { live, draft } = JSON.parse(content_json);
      const content = {
        ...(live && {
          live: { ...live, input: toDocument(shape, live.input, `deleted ${kind} ${item_id}`) },
        }),
        ...(draft && { draft: { ...draft, values: shape.fromRest(draft.values) } }),
      };
      return db
        .updateTable('trash')
        .set({ content_json: JSON.stringify(content) })
        .where('item_id', '=', item_id)
        .execute();
    },
    async () =>
      (await rows.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count,
  );
}

/** Renames the fields in link rows. */
async function renameLinkFields(db: Kysely<unknown>): Promise<void> {
  for (const [from, to] of [
    ['projectContent', 'story'],
    ['articleContent', 'story'],
    ['aboutProject', 'about'],
    ['infoBlock', 'info'],
    ['authorInfo', 'author.info'],
    ['customer.business_needs', 'customer.needs'],
  ] as const)
    await sql`update links set field = replace(${to} || substr(field, length(${from}) + 1), '.sectionContent.', '.points.')
      where kind in ('case', 'article') and (field = ${from} or field like ${`${from}.%`})`.execute(db);
}
