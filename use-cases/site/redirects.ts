import { randomUUID } from 'node:crypto';
import { recordActivity } from '../../db/activity';
import { type DbOrTransaction, inTransaction } from '../../db/connection';
import { markRedirectedLinksUnchecked } from '../../db/links';
import { getStoredPaths } from '../../db/pages';
import {
  countRedirectUses,
  deleteNotFoundPaths,
  deleteRedirect,
  deleteRedirectFrom,
  insertRedirect,
  listNotFoundPaths,
  listRedirectRows,
  updateRedirect,
  upsertRedirects,
} from '../../db/redirects';
import type { ActivityAction } from '../../domain/activity';
import { DomainError, fieldRefusal } from '../../domain/errors';
import {
  BAD_ROWS_SHOWN,
  REDIRECT_IDLE_DAYS,
  REDIRECTS_MAX,
  UNKNOWN_ADDRESSES_SHOWN,
} from '../../domain/limits';
import { messages } from '../../domain/messages';
import { normalisePath } from '../../domain/paths';
import { type Redirect, refusalOf, standsAlready, withOwnPath } from '../../domain/redirects';
import { redirectsOfCsv } from '../../domain/redirects-csv';
import { DAY_MS } from '../../domain/time';
import { liveOf } from '../content/link-targets';
import type { Services, SessionUser } from '../context';
import { readRedirects, toRedirect } from './read-redirects';

type Needs = Pick<Services, 'db' | 'clock' | 'contentChanged' | 'siteUrl'> & { user: SessionUser };
const columns = ({ from, to, permanent }: Redirect) => ({
  from_path: from,
  to_address: to,
  permanent: permanent ? 1 : 0,
});

/**
 * Every redirect with how often it was used in the last 90 days and on which day last, by address; `idle` when it is a year
 * old and nobody used it in that year.
 */
export async function listRedirects({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  const now = clock.now();
  const aYearAgo = new Date(now.getTime() - REDIRECT_IDLE_DAYS * DAY_MS).toISOString();
  const uses = new Map((await countRedirectUses(db, now)).map(row => [row.redirect_id, row]));
  return (await listRedirectRows(db)).map(row => ({
    ...toRedirect(row),
    uses: uses.get(row.id)?.uses ?? 0,
    usedAt: uses.get(row.id)?.last ?? null,
    idle: row.created_at < aYearAgo && !uses.has(row.id),
  }));
}

/** Addresses that visitors asked for and did not find, the latest first. */
export const listUnknown = async ({ db }: Pick<Services, 'db'>) =>
  (await listNotFoundPaths(db, UNKNOWN_ADDRESSES_SHOWN)).map(({ path, count, last_at }) => ({
    path,
    count,
    lastAt: last_at,
  }));

/** Where an address of this site leads. @param path as somebody typed it. */
export async function tryPath({ db }: Pick<Services, 'db'>, path: string) {
  const asked = normalisePath(path);
  const found = (await readRedirects(db)).lead(asked);
  return { path: asked, to: found?.to, permanent: found?.permanent };
}

/**
 * Adds a redirect, or changes the one with this id.
 * @throws DomainError `invalid` on `from` for an address of the site itself or a circle, `not_found`, `conflict` when there
 * are too many.
 */
export function saveRedirect(needs: Needs, { id, ...written }: Redirect & { id?: string }): Promise<void> {
  const redirect = withOwnPath(written, needs.siteUrl);
  return change(needs, async trx => {
    const all = (await listRedirectRows(trx)).map(toRedirect);
    const others = all.filter(({ _id }) => _id !== id);
    const refusal = refusalOf(redirect, others);
    if (refusal) throw fieldRefusal('invalid', 'from', refusal);
    if ((await liveOf(trx, [redirect.from])).length > 0)
      throw fieldRefusal('invalid', 'from', standsAlready(redirect.from));
    if (id === undefined && all.length >= REDIRECTS_MAX)
      throw new DomainError('conflict', messages.redirectsFull);
    if (id === undefined)
      await insertRedirect(trx, {
        id: randomUUID(),
        ...columns(redirect),
        created_at: needs.clock.now().toISOString(),
      });
    else if (!(await updateRedirect(trx, id, columns(redirect))))
      throw new DomainError('not_found', messages.notFound);
    await deleteNotFoundPaths(trx, [redirect.from]);
    const before = all.find(({ _id }) => _id === id)?.from ?? redirect.from;
    await markRedirectedLinksUnchecked(trx, [...new Set([redirect.from, before])]);
    return [id === undefined ? 'redirectAdded' : 'redirectChanged', `${redirect.from} to ${redirect.to}`];
  });
}

/**
 * Leads addresses of a page that is no more elsewhere, for good.
 * @throws DomainError `conflict` on `target` when that leads back to one of them, or when there are too many.
 */
export async function leadElsewhere(
  trx: DbOrTransaction,
  paths: readonly string[],
  { to, now }: { to: string; now: Date },
): Promise<void> {
  for (const from of paths) {
    await deleteRedirectFrom(trx, from);
    const others = (await listRedirectRows(trx)).map(toRedirect);
    if (others.length >= REDIRECTS_MAX) throw new DomainError('conflict', messages.redirectsFull);
    const redirect = { from, to, permanent: true };
    // Former addresses of pages lead on, too.
    const ways = [...(await getStoredPaths(trx)).ways].filter(([path]) => !paths.includes(path));
    const further = ways.map(([path, target]) => ({ from: path, to: target, permanent: true }));
    if (refusalOf(redirect, [...others, ...further]))
      throw fieldRefusal('conflict', 'target', messages.wayLoops);
    await insertRedirect(trx, { id: randomUUID(), ...columns(redirect), created_at: now.toISOString() });
  }
  await markRedirectedLinksUnchecked(trx, paths);
}

/** @throws DomainError `not_found` */
export const removeRedirect = (needs: Needs, id: string): Promise<void> =>
  change(needs, async trx => {
    const gone = await deleteRedirect(trx, id);
    if (!gone) throw new DomainError('not_found', messages.notFound);
    await markRedirectedLinksUnchecked(trx, [gone.from_path]);
    return ['redirectRemoved', gone.from_path];
  });

/**
 * Adds what a table says, all of it or nothing. A row for an address that leads somewhere already takes its place.
 * @returns how many came and how many changed.
 * @throws DomainError `invalid` with the bad rows as errors (`line 3`), or for a table without a redirect, `conflict` when
 * there are too many.
 */
export async function importRedirects(
  needs: Needs,
  csv: string,
): Promise<{ added: number; changed: number }> {
  const told = { added: 0, changed: 0 };
  await change(needs, async trx => {
    const all = (await listRedirectRows(trx)).map(toRedirect);
    const { redirects, lines, bad: wrong } = redirectsOfCsv(csv, all, needs.siteUrl);
    const live = await liveOf(trx, lines.keys());
    const shadowing = live.map(from => ({ line: lines.get(from) ?? 0, message: standsAlready(from) }));
    const named = new Set(wrong.map(({ line }) => line));
    const bad = [...wrong, ...shadowing.filter(({ line }) => !named.has(line))].sort(
      (a, b) => a.line - b.line,
    );
    if (bad.length > 0)
      throw new DomainError('invalid', messages.csvBad(bad.length), {
        errors: bad.slice(0, BAD_ROWS_SHOWN).map(({ line, message }) => ({ path: `line ${line}`, message })),
      });
    if (redirects.length === 0) throw new DomainError('invalid', messages.csvEmpty);
    const ids = new Map(all.map(({ _id, from }) => [from, _id]));
    const fresh = redirects.filter(({ from }) => !ids.has(from));
    if (all.length + fresh.length > REDIRECTS_MAX) throw new DomainError('conflict', messages.redirectsFull);
    const created_at = needs.clock.now().toISOString();
    await upsertRedirects(
      trx,
      redirects.map(each => ({ id: ids.get(each.from) ?? randomUUID(), ...columns(each), created_at })),
    );
    const paths = redirects.map(({ from }) => from);
    await deleteNotFoundPaths(trx, paths);
    await markRedirectedLinksUnchecked(trx, paths);
    told.added = fresh.length;
    told.changed = redirects.length - fresh.length;
    return ['redirectsImported', redirects.length === 1 ? 'one redirect' : `${redirects.length} redirects`];
  });
  return told;
}

/** Takes an address off the list of those not found. */
export const forgetUnknown = ({ db }: Pick<Services, 'db'>, path: string): Promise<void> =>
  inTransaction(db, trx => deleteNotFoundPaths(trx, [path]));

/** One change with its line in the log; pages and redirects are read anew after it. */
async function change(
  { db, clock, user, contentChanged }: Needs,
  work: (trx: DbOrTransaction) => Promise<[action: ActivityAction, title: string]>,
): Promise<void> {
  await inTransaction(db, async trx => {
    const [action, title] = await work(trx);
    const subject = { id: 'redirects', title };
    await recordActivity(trx, { at: clock.now(), member: user, action, kind: 'site', subject });
  });
  contentChanged();
}
