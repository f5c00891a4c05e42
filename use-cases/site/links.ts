import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Db, runInTransaction } from '../../db/connection';
import { getTitles, listIdsAfter } from '../../db/item-queries';
import {
  deleteLinks,
  deleteStaleLinks,
  extractLinks,
  listDeadLinkRows,
  listUncheckedPaths,
  replaceLinks,
  saveLinkStatus,
} from '../../db/links';
import { findBuiltInPage, getStoredPaths, listBuiltInPages } from '../../db/pages';
import { readSetting, writeSetting } from '../../db/settings';
import { getStore } from '../../db/stores';
import { type KindName, kindNames } from '../../domain/kinds';
import { KIND_AREAS } from '../../domain/kinds/areas';
import type { Page } from '../../domain/kinds/page';
import { DEAD_LINKS_SHOWN } from '../../domain/limits';
import { formatFieldName } from '../../domain/links';
import { settingsPaths } from '../../domain/members/areas';
import { dropGoneLinks } from '../../domain/sections/drop-gone-links';
import { DAY_MS } from '../../domain/time';
import { findDeadPaths } from '../content/link-targets';
import type { Services } from '../context';

/** The daily check’s progress: the current kind and the last checked item, or the time when the check ended. */
type Round = { kind: KindName; after: string } | { endedAt: string };
const ROUND_SETTING = 'links_round';

/** Limits per transaction, to let other writes through. */
const ITEMS_PER_STEP = 20;
const PATHS_PER_STEP = 100;

type Needs = Pick<Services, 'db' | 'clock'> & {
  /** Links outside of items, such as menus. */
  listSiteLinks: () => Record<string, object>;
};

/** Checks changed links now, and all links once a day. Works in small steps, and continues after an interruption. */
export async function checkLinks(needs: Needs, signal?: AbortSignal): Promise<void> {
  await checkUncheckedLinks(needs.db, signal);
  let round: Round = (await readRound(needs.db)) ?? { endedAt: new Date(0).toISOString() };
  if ('endedAt' in round) {
    if (needs.clock.now().getTime() - Date.parse(round.endedAt) < DAY_MS) return;
    round = createRound(kindNames[0] ?? 'case');
  }
  while (!signal?.aborted) {
    const nextRound: Round = await checkNextItems(needs, round);
    await writeSetting(needs.db, ROUND_SETTING, JSON.stringify(nextRound));
    if ('endedAt' in nextRound) return;
    round = nextRound;
    await nextTurn();
  }
}

const createRound = (kind: KindName) => ({ kind, after: '' });

async function readRound(db: Db): Promise<Round | undefined> {
  const storedRound = await readSetting(db, ROUND_SETTING);
  return storedRound === undefined ? undefined : (JSON.parse(storedRound) as Round);
}

async function checkUncheckedLinks(db: Db, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted) {
    const uncheckedPaths = await listUncheckedPaths(db, PATHS_PER_STEP);
    if (uncheckedPaths.length === 0) return;
    await runInTransaction(db, async trx => {
      const deadPaths = await findDeadPaths(trx, uncheckedPaths);
      for (const path of uncheckedPaths) await saveLinkStatus(trx, path, deadPaths.includes(path));
    });
    await nextTurn();
  }
}

/** @returns where the round continues. */
async function checkNextItems(
  { db, clock, listSiteLinks }: Needs,
  { kind, after }: { kind: KindName; after: string },
): Promise<Round> {
  return runInTransaction(db, async trx => {
    const ids = await listIdsAfter(trx, kind, after, ITEMS_PER_STEP);
    const lastId = ids.length < ITEMS_PER_STEP ? undefined : ids.at(-1);
    const items = await getStore<unknown, { _id: string }>(kind).listByIds(trx, ids);
    const linksById = new Map(items.map(item => [item._id, extractLinks(item)]));
    const deadPaths = await findDeadPaths(
      trx,
      [...linksById.values()].flat().map(({ href }) => href),
    );
    for (const [id, links] of linksById)
      await replaceLinks(trx, { kind, id }, links, path => deadPaths.includes(path));
    const builtInIds = listBuiltInPages().map(({ _id }) => _id);
    const existingIds = kind === 'page' ? [...ids, ...builtInIds] : ids;
    await deleteStaleLinks(trx, kind, { after, until: lastId, existingIds });
    if (lastId !== undefined) return { kind, after: lastId };
    const nextKind = kindNames[kindNames.indexOf(kind) + 1];
    if (nextKind) return createRound(nextKind);
    await checkBuiltInLinks(trx, listSiteLinks());
    return { endedAt: clock.now().toISOString() };
  });
}

/** Checks the links of unchanged built-in pages and site parts, which aren’t in `items`. */
async function checkBuiltInLinks(trx: Parameters<typeof replaceLinks>[0], parts: Record<string, object>) {
  const { pages, gonePaths } = await getStoredPaths(trx);
  const removeGoneLinks = (page: Page) => ({
    ...page,
    sections: page.sections.map(section => dropGoneLinks(section, [...gonePaths])),
  });
  const sources = [
    ...listBuiltInPages()
      .filter(({ slug }) => !pages.has(slug))
      .map(page => ({
        kind: 'page' as const,
        id: page._id,
        links: gonePaths.has(page.slug) ? [] : extractLinks(removeGoneLinks(page)),
      })),
    ...Object.entries(parts).map(([id, part]) => ({ kind: 'site' as const, id, links: extractLinks(part) })),
  ];
  const deadPaths = await findDeadPaths(
    trx,
    sources.flatMap(({ links }) => links.map(({ href }) => href)),
  );
  for (const { kind, id, links } of sources)
    if (links.length > 0) await replaceLinks(trx, { kind, id }, links, path => deadPaths.includes(path));
    else await deleteLinks(trx, { kind, id });
}

/** Lists dead links. `edit` is the path to edit the link, and `checkedAt` the end of the last complete check. */
export async function listDeadLinks({ db }: Pick<Services, 'db'>) {
  const { links, total } = await listDeadLinkRows(db, DEAD_LINKS_SHOWN);
  const titles = new Map<string, string>();
  for (const kind of kindNames) {
    const ids = links.filter(link => link.kind === kind).map(({ item_id }) => item_id);
    for (const [id, title] of await getTitles(db, kind, [...new Set(ids)])) titles.set(id, title);
  }
  const round = await readRound(db);
  return {
    links: links.map(({ kind, item_id: id, field, address }) => ({
      kind,
      title: kind === 'site' ? `The ${id} of the site` : (titles.get(id) ?? findBuiltInPage(id)?.title ?? id),
      field: formatFieldName(field),
      address,
      edit: kind === 'site' ? settingsPaths.menus : KIND_AREAS[kind].edit(id),
    })),
    total,
    checkedAt: round && 'endedAt' in round ? round.endedAt : undefined,
  };
}
