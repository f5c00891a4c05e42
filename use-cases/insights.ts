import type { DbOrTransaction } from '../db/connection';
import {
  countSearches,
  countVisitorsByDay,
  countVisitorsByOrigin,
  countVisitsByPage,
  countVisitsOfPage,
  type DayRange,
  findTitles,
  groupRequests,
  listMissingPaths,
  listReplyTimes,
  type RequestGroup,
} from '../db/insights';
import { listBuiltInPages } from '../db/pages';
import type { Currency } from '../domain/enquiry-stage';
import {
  INSIGHT_PAGES_MAX,
  INSIGHT_ROWS_MAX,
  type InsightDays,
  joinCounts,
  listDays,
} from '../domain/insights';
import { hasPermission } from '../domain/members/permissions';
import { parseItemPath } from '../domain/paths';
import { DAY_MS, toDay } from '../domain/time';
import type { Services, SessionUser } from './context';
import { searchSite } from './search/search-site';

type Needs = Pick<Services, 'db' | 'clock' | 'search'> & { user: SessionUser };

/** @param daysAgo number of ranges before the current one. */
function getRange(now: Date, days: InsightDays, daysAgo = 0): DayRange {
  const getDayAgo = (count: number) => toDay(now.getTime() - count * DAY_MS);
  return { from: getDayAgo((daysAgo + 1) * days - 1), to: getDayAgo(daysAgo * days) };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

async function readTitles(db: DbOrTransaction, paths: readonly string[]): Promise<Map<string, string>> {
  const slugs = new Map(paths.map(path => [path, parseItemPath(path)]));
  const rows = await findTitles(
    db,
    paths.map(path => slugs.get(path)?.slug ?? path),
  );
  const titles = new Map(rows.map(({ kind, slug, title }) => [`${kind} ${slug}`, title]));
  const builtIn = new Map(listBuiltInPages().map(({ slug, title }) => [slug, title]));
  return new Map(
    [...slugs].flatMap(([path, item]) => {
      const title = item
        ? titles.get(`${item.kind} ${item.slug}`)
        : (titles.get(`page ${path}`) ?? builtIn.get(path));
      return title === undefined ? [] : [[path, title] as const];
    }),
  );
}

const hasPage = (group: RequestGroup): group is RequestGroup & { page: string } => group.page !== null;

async function getPages(db: DbOrTransaction, range: DayRange, groups: readonly RequestGroup[]) {
  const rows = joinCounts(await countVisitsByPage(db, range), groups.filter(hasPage));
  const shownPages = rows.slice(0, INSIGHT_PAGES_MAX);
  const articles = rows
    .filter(({ page }) => parseItemPath(page)?.kind === 'article')
    .sort((a, b) => b.visits - a.visits)
    .slice(0, INSIGHT_ROWS_MAX);
  const titles = await readTitles(
    db,
    [...shownPages, ...articles].map(({ page }) => page),
  );
  const withTitle = ({ page: path, visits, requests }: (typeof rows)[number]) => ({
    path,
    title: titles.get(path) ?? path,
    visits,
    requests,
  });
  return { total: rows.length, pages: shownPages.map(withTitle), articles: articles.map(withTitle) };
}

type OriginRow = {
  source: string | null;
  campaign: string;
  visits: number;
  requests: number;
  won: number;
  lost: number;
  values: Partial<Record<Currency, number>>;
};

/** Returns visits and requests by source and campaign. The source of requests that don’t name one is null. */
async function getOrigins(
  db: DbOrTransaction,
  range: DayRange,
  groups: readonly RequestGroup[],
): Promise<OriginRow[]> {
  const rows = new Map<string, OriginRow>();
  const getRow = (source: string | null, campaign: string): OriginRow => {
    const key = JSON.stringify([source, campaign]);
    const row = rows.get(key) ?? { source, campaign, visits: 0, requests: 0, won: 0, lost: 0, values: {} };
    rows.set(key, row);
    return row;
  };
  for (const { source, campaign, visits } of await countVisitorsByOrigin(db, range))
    getRow(source, campaign).visits += visits;
  for (const { source, campaign, stage, currency, requests, value } of groups) {
    const row = getRow(source, campaign ?? '');
    row.requests += requests;
    if (stage === 'won' || stage === 'lost') row[stage] += requests;
    if (stage === 'won' && value) row.values[currency] = (row.values[currency] ?? 0) + value;
  }
  return [...rows.values()].sort((a, b) => b.visits - a.visits || b.requests - a.requests);
}

async function getTotals(db: DbOrTransaction, range: DayRange) {
  const visitorsByDay = await countVisitorsByDay(db, range);
  const groups = await groupRequests(db, range);
  return {
    byDay: visitorsByDay,
    groups,
    visits: sum(visitorsByDay.map(({ visits }) => visits)),
    requests: sum(groups.map(({ requests }) => requests)),
  };
}

const hideOutcomes = (row: OriginRow): OriginRow => ({ ...row, won: 0, lost: 0, values: {} });

/** Returns the figures of a range. Won values and reply times require permission to read requests. */
export async function getInsights({ db, clock, search, user }: Needs, days: InsightDays) {
  const now = clock.now();
  const range = getRange(now, days);
  const previousRange = getRange(now, days, 1);
  const totals = await getTotals(db, range);
  const previousTotals = await getTotals(db, previousRange);
  const canReadRequests = hasPermission(user.role, 'enquiries.read');
  const visitsByDay = new Map(totals.byDay.map(({ day, visits }) => [day, visits]));
  const requestsByDay = new Map<string, number>();
  for (const { day, requests } of totals.groups)
    requestsByDay.set(day, (requestsByDay.get(day) ?? 0) + requests);
  const origins = await getOrigins(db, range, totals.groups);
  const replyTimes = canReadRequests ? await listReplyTimes(db, range) : [];
  const searches = [];
  for (const { words, count } of await countSearches(db, range, INSIGHT_ROWS_MAX))
    searches.push({
      words,
      count,
      found: (await searchSite({ search }, { q: words, offset: 0, limit: 0 })).total,
    });
  return {
    range,
    visits: totals.visits,
    requests: totals.requests,
    /** Undefined unless visits were counted in the whole previous range. */
    before:
      previousTotals.byDay[0]?.day === previousRange.from
        ? { visits: previousTotals.visits, requests: previousTotals.requests }
        : undefined,
    days: listDays(range).map(day => ({
      day,
      visits: visitsByDay.get(day),
      requests: requestsByDay.get(day) ?? 0,
    })),
    ...(await getPages(db, range, totals.groups)),
    origins: canReadRequests ? origins : origins.map(hideOutcomes),
    replies: canReadRequests
      ? {
          count: replyTimes.length,
          medianMs: replyTimes[Math.floor((replyTimes.length - 1) / 2)],
          slowestMs: replyTimes.at(-1),
        }
      : undefined,
    outcomes: canReadRequests
      ? { won: sum(origins.map(({ won }) => won)), lost: sum(origins.map(({ lost }) => lost)) }
      : undefined,
    missing: (await listMissingPaths(db, range, INSIGHT_ROWS_MAX)).map(({ path, count }) => ({
      path,
      count,
    })),
    searches,
  };
}

/** Returns the visits of one page and the requests sent from it, in the last 30 days. */
export async function getPageInsights({ db, clock }: Pick<Services, 'db' | 'clock'>, path: string) {
  const range = getRange(clock.now(), 30);
  const visitsByDay = new Map(
    (await countVisitsOfPage(db, range, path)).map(({ day, visits }) => [day, visits]),
  );
  const groups = (await groupRequests(db, range)).filter(({ page }) => page === path);
  return {
    visits: sum([...visitsByDay.values()]),
    requests: sum(groups.map(({ requests }) => requests)),
    days: listDays(range).map(day => ({ day, visits: visitsByDay.get(day), requests: 0 })),
  };
}
