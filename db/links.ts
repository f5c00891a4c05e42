import { sql } from 'kysely';
import type { KindName } from '../domain/kinds';
import { type OwnLink, ownLinks } from '../domain/links';
import type { DbOrTransaction } from './connection';

/** What links: an item, or a part of the site itself. */
export type Linking = { kind: KindName | 'site'; id: string };

/** Where the site stands; set once, when it is put together. */
let origin: string | undefined;

/** Makes known where the site stands: links that name it are its own. */
export function standAt(siteUrl: string): void {
  ({ origin } = new URL(siteUrl));
}

/** Addresses of this site that something leads to. */
export const linksOf = (values: object): OwnLink[] => ownLinks(values, origin);

/** Rows of one statement; SQLite bounds its parameters. */
const ROWS_AT_ONCE = 100;

/**
 * Keeps the links of an item in the place of those it had. In the transaction that stores the item.
 * @param isDead what is known of an address; without it somebody looks soon.
 */
export async function putLinks(
  trx: DbOrTransaction,
  { kind, id }: Linking,
  links: readonly OwnLink[],
  isDead?: (address: string) => boolean,
): Promise<void> {
  await removeLinks(trx, { kind, id });
  const rows = links.map(({ address, path }) => ({
    kind,
    item_id: id,
    field: path,
    address,
    dead: isDead ? Number(isDead(address)) : null,
  }));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await trx
      .insertInto('links')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .onConflict(conflict => conflict.doNothing())
      .execute();
}

export async function removeLinks(trx: DbOrTransaction, { kind, id }: Linking): Promise<void> {
  await trx.deleteFrom('links').where('kind', '=', kind).where('item_id', '=', id).execute();
}

/** Something came to these addresses or left them: whoever links there is looked at again. */
export async function doubtLinks(trx: DbOrTransaction, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return;
  await trx.updateTable('links').set({ dead: null }).where('address', 'in', addresses).execute();
}

/**
 * Redirects changed: only what no item stands at may lead elsewhere by now, so addresses are doubted that led nowhere and
 * those that a redirect leads on.
 */
export async function doubtRedirected(trx: DbOrTransaction, from: readonly string[]): Promise<void> {
  const doubt = trx.updateTable('links').set({ dead: null });
  const below = from.filter(path => path.endsWith('/*')).map(path => path.slice(0, -1));
  // Beginning with any of so many is as much work as looking all of them up again.
  if (below.length > BELOW_MAX) return void (await doubt.execute());
  await doubt
    .where(({ eb, or }) =>
      or([
        eb('dead', '=', 1),
        eb('address', 'in', sql<string>`(select value from json_each(${JSON.stringify(from)}))`),
      ]),
    )
    .execute();
  for (const path of below)
    await doubt
      .where('address', '>=', path)
      .where('address', '<', `${path.slice(0, -1)}0`)
      .execute();
}

/** Parts of the site whose links are looked for one by one. */
const BELOW_MAX = 20;

/** Addresses of which nobody knows whether they lead anywhere. */
export async function doubtedAddresses(db: DbOrTransaction, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('links')
    .select('address')
    .distinct()
    .where('dead', 'is', null)
    .limit(limit)
    .execute();
  return rows.map(({ address }) => address);
}

export async function judgeLinks(trx: DbOrTransaction, address: string, dead: boolean): Promise<void> {
  await trx
    .updateTable('links')
    .set({ dead: Number(dead) })
    .where('address', '=', address)
    .where('dead', 'is', null)
    .execute();
}

/** Forgets what links from items of a kind between two ids that are not among those there are. */
export async function removeOtherLinks(
  trx: DbOrTransaction,
  kind: Linking['kind'],
  { after, until, known }: { after: string; until: string | undefined; known: readonly string[] },
): Promise<void> {
  await trx
    .deleteFrom('links')
    .where('kind', '=', kind)
    .where('item_id', '>', after)
    .$if(until !== undefined, query => query.where('item_id', '<=', until ?? ''))
    .$if(known.length > 0, query => query.where('item_id', 'not in', known))
    .execute();
}

/** Links that lead nowhere, by item, and how many there are in all. */
export async function deadLinks(db: DbOrTransaction, limit: number) {
  const dead = db.selectFrom('links').where('dead', '=', 1);
  const { total } = await dead
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const links = await dead
    .select(['kind', 'item_id', 'field', 'address'])
    .orderBy('kind')
    .orderBy('item_id')
    .orderBy('field')
    .limit(limit)
    .execute();
  return { links, total };
}

/** What links to any of these addresses, beside the site itself. */
export async function linkSources(
  db: DbOrTransaction,
  addresses: readonly string[],
  limit: number,
): Promise<{ kind: KindName; id: string }[]> {
  if (addresses.length === 0) return [];
  const rows = await db
    .selectFrom('links')
    .select(['kind', 'item_id as id'])
    .distinct()
    .where('address', 'in', addresses)
    .where('kind', '!=', 'site')
    .orderBy('item_id')
    .limit(limit)
    .execute();
  return rows as { kind: KindName; id: string }[];
}

/** How many items link to each of these addresses. */
export async function linksTo(db: DbOrTransaction, addresses: readonly string[]): Promise<number[]> {
  if (addresses.length === 0) return [];
  const rows = await db
    .selectFrom('links')
    .select(({ fn }) => ['address', fn.count<number>('item_id').distinct().as('items')])
    .where('address', 'in', addresses)
    .groupBy('address')
    .execute();
  const counts = new Map(rows.map(({ address, items }) => [address, items]));
  return addresses.map(address => counts.get(address) ?? 0);
}
