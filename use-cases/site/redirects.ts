import { randomUUID } from 'node:crypto';
import { recordSiteChange } from '../../db/activity';
import { type DbOrTransaction, runInTransaction } from '../../db/connection';
import { markRedirectedLinksUnchecked } from '../../db/links';
import { getStoredPaths } from '../../db/pages';
import {
  countRedirectUses,
  deleteNotFoundPaths,
  deleteRedirect,
  deleteRedirectFrom,
  listNotFoundPaths,
  listRedirectRows,
  updateRedirect,
  upsertRedirects,
} from '../../db/redirects';
import type { ActivityAction } from '../../domain/activity';
import { createFieldError, DomainError } from '../../domain/errors';
import {
  INVALID_ROWS_SHOWN,
  NOT_FOUND_PATHS_SHOWN,
  REDIRECT_IDLE_DAYS,
  REDIRECTS_MAX,
} from '../../domain/limits';
import { messages } from '../../domain/messages';
import { normalisePath } from '../../domain/paths';
import {
  findRedirectProblem,
  formatPathTakenMessage,
  type Redirect,
  toRelativeRedirect,
} from '../../domain/redirects';
import { parseRedirects } from '../../domain/redirects-csv';
import { DAY_MS } from '../../domain/time';
import { assertExists } from '../assert-exists';
import { listLivePaths } from '../content/link-targets';
import type { Services, SessionUser } from '../context';
import { readRedirects, toRedirect } from './read-redirects';

type Needs = Pick<Services, 'db' | 'clock' | 'onContentChange' | 'siteUrl'> & { user: SessionUser };
const toColumns = ({ from, to, permanent }: Redirect) => ({
  from_path: from,
  to_address: to,
  permanent: permanent ? 1 : 0,
});
const toRow = (redirect: Redirect, now: Date, id: string = randomUUID()) => ({
  ...toColumns(redirect),
  id,
  created_at: now.toISOString(),
});

/** Lists redirects. `uses` counts the last 90 days, and `idle` means a year without use. */
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

/** Lists the most recently requested paths first. */
export const listNotFound = async ({ db }: Pick<Services, 'db'>) =>
  (await listNotFoundPaths(db, NOT_FOUND_PATHS_SHOWN)).map(({ path, count, last_at }) => ({
    path,
    count,
    lastAt: last_at,
  }));

export async function testRedirect({ db }: Pick<Services, 'db'>, path: string) {
  const normalisedPath = normalisePath(path);
  const resolution = (await readRedirects(db)).resolve(normalisedPath);
  return { path: normalisedPath, to: resolution?.to, permanent: resolution?.permanent };
}

/**
 * Adds a redirect, or changes the redirect with this id.
 * @throws DomainError `invalid` on `from` for an existing page or a loop, `not_found`, `conflict` over the limit.
 */
export function saveRedirect(needs: Needs, { id, ...written }: Redirect & { id?: string }): Promise<void> {
  const redirect = toRelativeRedirect(written, needs.siteUrl);
  return changeRedirects(needs, async trx => {
    const allRedirects = (await listRedirectRows(trx)).map(toRedirect);
    const otherRedirects = allRedirects.filter(({ _id }) => _id !== id);
    const problem = findRedirectProblem(redirect, otherRedirects);
    if (problem) throw createFieldError('invalid', 'from', problem);
    if ((await listLivePaths(trx, [redirect.from])).length > 0)
      throw createFieldError('invalid', 'from', formatPathTakenMessage(redirect.from));
    if (id === undefined && allRedirects.length >= REDIRECTS_MAX)
      throw new DomainError('conflict', messages.redirectsFull);
    if (id === undefined) await upsertRedirects(trx, [toRow(redirect, needs.clock.now())]);
    else if (!(await updateRedirect(trx, id, toColumns(redirect))))
      throw new DomainError('not_found', messages.notFound);
    await deleteNotFoundPaths(trx, [redirect.from]);
    const oldPath = allRedirects.find(({ _id }) => _id === id)?.from ?? redirect.from;
    await markRedirectedLinksUnchecked(trx, [...new Set([redirect.from, oldPath])]);
    return [id === undefined ? 'redirectAdded' : 'redirectChanged', `${redirect.from} to ${redirect.to}`];
  });
}

/**
 * @param paths a deleted page’s paths.
 * @throws DomainError `conflict` on `target` for a loop, or over the limit.
 */
export async function addPermanentRedirects(
  trx: DbOrTransaction,
  paths: readonly string[],
  { to, now }: { to: string; now: Date },
): Promise<void> {
  for (const from of paths) {
    await deleteRedirectFrom(trx, from);
    const otherRedirects = (await listRedirectRows(trx)).map(toRedirect);
    if (otherRedirects.length >= REDIRECTS_MAX) throw new DomainError('conflict', messages.redirectsFull);
    const redirect = { from, to, permanent: true };
    // Old paths of other pages also redirect, and could form a loop.
    const oldPaths = [...(await getStoredPaths(trx)).oldPaths].filter(([path]) => !paths.includes(path));
    const oldRedirects = oldPaths.map(([path, target]) => ({ from: path, to: target, permanent: true }));
    if (findRedirectProblem(redirect, [...otherRedirects, ...oldRedirects]))
      throw createFieldError('conflict', 'target', messages.wayLoops);
    await upsertRedirects(trx, [toRow(redirect, now)]);
  }
  await markRedirectedLinksUnchecked(trx, paths);
}

/** @throws DomainError `not_found` */
export const removeRedirect = (needs: Needs, id: string): Promise<void> =>
  changeRedirects(needs, async trx => {
    const deletedRedirect = assertExists(await deleteRedirect(trx, id));
    await markRedirectedLinksUnchecked(trx, [deletedRedirect.from_path]);
    return ['redirectRemoved', deletedRedirect.from_path];
  });

/**
 * Imports all rows or none. A row replaces an existing redirect from the same path.
 * @returns the numbers of added and changed redirects.
 * @throws DomainError `invalid` with the invalid rows (`line 3`) or without any redirect, `conflict` over the limit.
 */
export async function importRedirects(
  needs: Needs,
  csv: string,
): Promise<{ added: number; changed: number }> {
  const counts = { added: 0, changed: 0 };
  await changeRedirects(needs, async trx => {
    const allRedirects = (await listRedirectRows(trx)).map(toRedirect);
    const { redirects, lines, badRows: invalidRows } = parseRedirects(csv, allRedirects, needs.siteUrl);
    const livePaths = await listLivePaths(trx, lines.keys());
    const shadowingRows = livePaths.map(from => ({
      line: lines.get(from) ?? 0,
      message: formatPathTakenMessage(from),
    }));
    const wrongLines = new Set(invalidRows.map(({ line }) => line));
    const badRows = [...invalidRows, ...shadowingRows.filter(({ line }) => !wrongLines.has(line))].sort(
      (a, b) => a.line - b.line,
    );
    if (badRows.length > 0)
      throw new DomainError('invalid', messages.csvBad(badRows.length), {
        errors: badRows
          .slice(0, INVALID_ROWS_SHOWN)
          .map(({ line, message }) => ({ path: `line ${line}`, message })),
      });
    if (redirects.length === 0) throw new DomainError('invalid', messages.csvEmpty);
    const ids = new Map(allRedirects.map(({ _id, from }) => [from, _id]));
    const newRedirects = redirects.filter(({ from }) => !ids.has(from));
    if (allRedirects.length + newRedirects.length > REDIRECTS_MAX)
      throw new DomainError('conflict', messages.redirectsFull);
    const now = needs.clock.now();
    await upsertRedirects(
      trx,
      redirects.map(redirect => toRow(redirect, now, ids.get(redirect.from))),
    );
    const paths = redirects.map(({ from }) => from);
    await deleteNotFoundPaths(trx, paths);
    await markRedirectedLinksUnchecked(trx, paths);
    counts.added = newRedirects.length;
    counts.changed = redirects.length - newRedirects.length;
    return ['redirectsImported', redirects.length === 1 ? 'one redirect' : `${redirects.length} redirects`];
  });
  return counts;
}

export const dismissNotFoundPath = ({ db }: Pick<Services, 'db'>, path: string): Promise<void> =>
  runInTransaction(db, trx => deleteNotFoundPaths(trx, [path]));

/** Runs a change and its log entry in one transaction. */
async function changeRedirects(
  { db, clock, user, onContentChange }: Needs,
  change: (trx: DbOrTransaction) => Promise<[action: ActivityAction, title: string]>,
): Promise<void> {
  await runInTransaction(db, async trx => {
    const [action, title] = await change(trx);
    await recordSiteChange(trx, { clock, user }, 'redirects', title, action);
  });
  onContentChange();
}
