import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Db, inTransaction } from '../../db/connection';
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
import { AREA_OF } from '../../domain/kinds/areas';
import type { Page } from '../../domain/kinds/page';
import { DEAD_LINKS_SHOWN } from '../../domain/limits';
import { fieldWords } from '../../domain/links';
import { settingsPaths } from '../../domain/members/areas';
import { dropGoneLinks } from '../../domain/sections/gone-links';
import { DAY_MS } from '../../domain/time';
import { deadAddresses } from '../content/link-targets';
import type { Services } from '../context';

/** The daily round, so far: the kind and the item it is at, or when it last ended. */
type Round = { kind: KindName; after: string } | { endedAt: string };
const ROUND = 'links_round';

/** Looked at in one transaction. */
const ITEMS = 20;
const ADDRESSES = 100;

type Needs = Pick<Services, 'db' | 'clock'> & {
  /** What links beside the items: menus, the footer. */
  siteLinks: () => Record<string, object>;
};

/**
 * Looks whether links lead somewhere: those that something changed for at once, and once a day all of them. In small
 * steps with room for others between; ended early, the next run goes on.
 */
export async function checkLinks(needs: Needs, signal?: AbortSignal): Promise<void> {
  await judgeDoubted(needs.db, signal);
  let round = await readRound(needs.db);
  if ('endedAt' in round) {
    if (needs.clock.now().getTime() - Date.parse(round.endedAt) < DAY_MS) return;
    round = firstOf(kindNames[0] ?? 'case');
  }
  while (!signal?.aborted) {
    const next: Round = await stepOf(needs, round);
    await writeSetting(needs.db, ROUND, JSON.stringify(next));
    if ('endedAt' in next) return;
    round = next;
    await nextTurn();
  }
}

const firstOf = (kind: KindName) => ({ kind, after: '' });

async function readRound(db: Db): Promise<Round> {
  const stored = await readSetting(db, ROUND);
  return stored ? (JSON.parse(stored) as Round) : { endedAt: new Date(0).toISOString() };
}

/** Answers for every address in doubt. */
async function judgeDoubted(db: Db, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted) {
    const doubted = await listUncheckedPaths(db, ADDRESSES);
    if (doubted.length === 0) return;
    await inTransaction(db, async trx => {
      const dead = await deadAddresses(trx, doubted);
      for (const address of doubted) await saveLinkStatus(trx, address, dead.includes(address));
    });
    await nextTurn();
  }
}

/** Reads the next items of a round and what they link to. @returns where it goes on. */
async function stepOf(
  { db, clock, siteLinks }: Needs,
  { kind, after }: { kind: KindName; after: string },
): Promise<Round> {
  return inTransaction(db, async trx => {
    const ids = await listIdsAfter(trx, kind, after, ITEMS);
    const until = ids.length < ITEMS ? undefined : ids.at(-1);
    const items = await getStore<unknown, { _id: string }>(kind).byIds(trx, ids);
    const found = new Map(items.map(item => [item._id, extractLinks(item)]));
    const dead = await deadAddresses(
      trx,
      [...found.values()].flat().map(({ address }) => address),
    );
    for (const [id, links] of found)
      await replaceLinks(trx, { kind, id }, links, address => dead.includes(address));
    const builtIn = listBuiltInPages().map(({ _id }) => _id);
    const known = kind === 'page' ? [...ids, ...builtIn] : ids;
    await deleteStaleLinks(trx, kind, { after, until, known });
    if (until !== undefined) return { kind, after: until };
    const next = kindNames[kindNames.indexOf(kind) + 1];
    if (next) return firstOf(next);
    await lookAtBuiltIn(trx, siteLinks());
    return { endedAt: clock.now().toISOString() };
  });
}

/** What links without being stored: built-in pages, and the site itself. */
async function lookAtBuiltIn(trx: Parameters<typeof replaceLinks>[0], parts: Record<string, object>) {
  const { pages, gone } = await getStoredPaths(trx);
  const withoutGone = (page: Page) => ({
    ...page,
    sections: page.sections.map(section => dropGoneLinks(section, [...gone])),
  });
  const sources = [
    ...listBuiltInPages()
      .filter(({ slug }) => !pages.has(slug))
      .map(page => ({
        kind: 'page' as const,
        id: page._id,
        links: gone.has(page.slug) ? [] : extractLinks(withoutGone(page)),
      })),
    ...Object.entries(parts).map(([id, part]) => ({ kind: 'site' as const, id, links: extractLinks(part) })),
  ];
  const dead = await deadAddresses(
    trx,
    sources.flatMap(({ links }) => links.map(({ address }) => address)),
  );
  for (const { kind, id, links } of sources)
    if (links.length > 0) await replaceLinks(trx, { kind, id }, links, address => dead.includes(address));
    else await deleteLinks(trx, { kind, id });
}

/** Links of what is public that lead nowhere, with where staff change them; how many there are, and when all were looked at. */
export async function listDeadLinks({ db }: Pick<Services, 'db'>) {
  const { links, total } = await listDeadLinkRows(db, DEAD_LINKS_SHOWN);
  const titles = new Map<string, string>();
  for (const kind of kindNames) {
    const ids = links.filter(link => link.kind === kind).map(({ item_id }) => item_id);
    for (const [id, title] of await getTitles(db, kind, [...new Set(ids)])) titles.set(id, title);
  }
  const round = await readRound(db);
  const stored = await readSetting(db, ROUND);
  return {
    links: links.map(({ kind, item_id: id, field, address }) => ({
      kind,
      title: kind === 'site' ? `The ${id} of the site` : (titles.get(id) ?? findBuiltInPage(id)?.title ?? id),
      field: fieldWords(field),
      address,
      edit: kind === 'site' ? settingsPaths.menus : AREA_OF[kind].edit(id),
    })),
    total,
    checkedAt: stored && 'endedAt' in round ? round.endedAt : undefined,
  };
}
