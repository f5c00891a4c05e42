import { addDays } from './start-dates';
import { DAY_MS } from './time';

/** Ranges in days. Older visits have been deleted (`VISIT_RETENTION_DAYS`). */
export const INSIGHT_DAYS = [30, 90, 365] as const;
export type InsightDays = (typeof INSIGHT_DAYS)[number];

/** Minimum number of visits for a meaningful rate. */
export const RATE_VISITS_MIN = 100;
/** Maximum number of rows in the table of pages, and in each other table. */
export const INSIGHT_PAGES_MAX = 64;
export const INSIGHT_ROWS_MAX = 10;

/** Returns the share of visits with a request, or undefined for too few visits. */
export const getRate = ({ visits, requests }: { visits: number; requests: number }): number | undefined =>
  visits < RATE_VISITS_MIN ? undefined : requests / visits;

/** Lists all days of a range in order, such as `2026-11-22`. */
export function listDays({ from, to }: { from: string; to: string }): string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  return Array.from({ length: count }, (_, n) => addDays(from, n));
}

type PageCount = { page: string; visits: number; requests: number };

/** Adds up visits and requests by page. Sorts by requests, then by visits, highest first. */
export function joinCounts(
  visits: readonly Omit<PageCount, 'requests'>[],
  requests: readonly Omit<PageCount, 'visits'>[],
): PageCount[] {
  const rows = new Map<string, PageCount>(visits.map(row => [row.page, { ...row, requests: 0 }]));
  for (const { page, requests: count } of requests) {
    const row = rows.get(page) ?? { page, visits: 0, requests: 0 };
    rows.set(page, { ...row, requests: row.requests + count });
  }
  return [...rows.values()].sort((a, b) => b.requests - a.requests || b.visits - a.visits);
}
