import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type DbOrTransaction, runInTransaction } from '../db/connection';
import { openTestDatabase } from '../db/database.test-kit';
import { insertEnquiry } from '../db/enquiries';
import * as queries from '../db/insights';
import { addVisits } from '../db/visits';
import { ENQUIRY_STAGES, type EnquiryStage } from '../domain/enquiry-stage';
import type { Role } from '../domain/members/permissions';
import { DAY_MS } from '../domain/time';
import type { RouterOutputs } from '../trpc/client';
import { testSite } from './app.test-kit';
import { createProcedureClient } from './http/trpc.test-kit';

const site = testSite();
const { callQuery } = createProcedureClient(site);

const getDaysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

let number = 0;
type Request = Partial<Record<'sent_from' | 'source' | 'campaign' | 'added_by', string>> & {
  daysAgo?: number;
  stage?: EnquiryStage;
  value?: number;
  spam?: boolean;
};
async function addRequest(
  db: DbOrTransaction,
  { daysAgo = 1, stage = 'new', value, spam, ...columns }: Request,
) {
  number += 1;
  const at = getDaysAgo(daysAgo).toISOString();
  await insertEnquiry(db, {
    ...{ id: `r${number}`, reference: `NL-${number}`, submission_id: null, departments_json: '[]' },
    ...{
      full_name: 'Hannah',
      company_name: '',
      email: `h${number}@x.example`,
      description: 'A desk. '.repeat(100),
    },
    ...{ attachment_name: null, attachment_type: null, attachment_size: null, attachment_key: null },
    ...{ created_at: at, stage_since: at, stage, value: value ?? null },
    ...(spam ? { spam_at: at } : {}),
    ...columns,
  });
  return { id: `r${number}`, at };
}

const addReply = (db: DbOrTransaction, id: string, at: string, repliedAt: string) =>
  db
    .insertInto('outbox')
    .values({
      ...{ id: `reply-${id}`, enquiry_id: id, kind: 'reply', message_id: id, state: 'sent', attempts: 0 },
      ...{ next_attempt_at: at, last_error: '', sent_at: null, created_at: repliedAt },
    })
    .execute();

const visit = (page: string, count: number, source = '', campaign = '', isEntry = true) => ({
  ...{ page, count, source, campaign, isEntry },
});

async function read(role: Role = 'owner', days = 30) {
  const { cookie } = await site.staff({ role });
  const input = encodeURIComponent(JSON.stringify({ days }));
  const { status, result } = (await callQuery(`insights.all?input=${input}`, { cookie })) as unknown as {
    status: number;
    result: { data: RouterOutputs['insights']['all'] };
  };
  expect(status).toBe(200);
  return result.data;
}

describe('insights', () => {
  it('counts visits, requests and their outcomes by page and origin', async () => {
    const { db } = site.services();
    await addVisits(
      db,
      [visit('/services', 150, 'news', 'autumn'), visit('/blog', 40, 'news', 'autumn', false)],
      getDaysAgo(1),
    );
    await addVisits(db, [visit('/', 20, '(search)')], getDaysAgo(3));
    await addVisits(db, [visit('/', 7)], getDaysAgo(40));
    const newsOrigin = { sent_from: '/services', source: 'news', campaign: 'autumn' };
    await addRequest(db, { ...newsOrigin, stage: 'won', value: 900 });
    await addRequest(db, { ...newsOrigin, stage: 'lost' });
    const open = await addRequest(db, { daysAgo: 3 });
    await addRequest(db, { ...newsOrigin, spam: true });
    await addRequest(db, { ...newsOrigin, added_by: 'Ann' });
    await addReply(db, open.id, open.at, new Date(Date.parse(open.at) + 90 * 60_000).toISOString());

    const insights = await read();
    expect(insights).toMatchObject({ visits: 170, requests: 3, total: 3 });
    expect(insights.before).toBeUndefined();
    expect(insights.pages).toEqual([
      { path: '/services', title: 'Services', visits: 150, requests: 2 },
      { path: '/blog', title: 'Blog', visits: 40, requests: 0 },
      { path: '/', title: 'Home', visits: 20, requests: 0 },
    ]);
    expect(insights.origins).toEqual([
      { source: 'news', campaign: 'autumn', visits: 150, requests: 2, won: 1, lost: 1, values: { EUR: 900 } },
      { source: '(search)', campaign: '', visits: 20, requests: 0, won: 0, lost: 0, values: {} },
      { source: null, campaign: '', visits: 0, requests: 1, won: 0, lost: 0, values: {} },
    ]);
    expect(insights.replies).toEqual({ count: 1, medianMs: 5_400_000, slowestMs: 5_400_000 });
    expect(insights.outcomes).toEqual({ won: 1, lost: 1 });
    expect(insights.days).toHaveLength(30);
    expect(insights.days.slice(-4)).toMatchObject([
      { visits: 20, requests: 1 },
      { requests: 0 },
      { visits: 150, requests: 2 },
      { requests: 0 },
    ]);
  });

  it('hides the outcomes of requests from editors', async () => {
    const insights = await read('editor');
    expect(insights).toMatchObject({ requests: 3 });
    expect([insights.replies, insights.outcomes]).toEqual([undefined, undefined]);
    expect(insights.origins[0]).toMatchObject({ requests: 2, won: 0, values: {} });
  });

  it('lists missing paths and searches, with the current number of results', async () => {
    const { db } = site.services();
    const day = getDaysAgo(1).toISOString();
    await db.insertInto('unknown_addresses').values({ path: '/careers', count: 9, last_at: day }).execute();
    await db
      .insertInto('searches')
      .values({ day: day.slice(0, 10), words: 'xylophone', count: 4 })
      .execute();
    expect(await read('editor')).toMatchObject({
      missing: [{ path: '/careers', count: 9 }],
      searches: [{ words: 'xylophone', count: 4, found: 0 }],
    });
  });
});

it('runs each insights query within 50 ms of CPU time on a year of visits and 10,000 requests', async () => {
  const { db, close } = await openTestDatabase();
  try {
    const createNumberList = (count: number) => JSON.stringify(Array.from({ length: count }, (_, n) => n));
    // 200 rows a day: 64 pages, 30 sources, four campaigns.
    await sql`insert or ignore into visits
      select date('now', '-' || day.value || ' days'), '/services/page-' || (row.value % 64),
        'site-' || ((row.value * 7 + day.value) % 30) || '.example',
        iif(row.value % 10, '', 'c' || (row.value % 4)), 1 + row.value % 5, row.value % 2
      from json_each(${createNumberList(365)}) as day, json_each(${createNumberList(200)}) as row`.execute(
      db,
    );
    await runInTransaction(db, async trx => {
      for (let n = 0; n < 10_000; n++) {
        const { id, at } = await addRequest(trx, {
          ...{ daysAgo: n % 365, sent_from: `/services/page-${n % 64}`, source: `site-${n % 30}.example` },
          ...{ stage: ENQUIRY_STAGES[n % ENQUIRY_STAGES.length] ?? 'new', value: n },
        });
        if (n % 2) await addReply(trx, id, at, new Date().toISOString());
      }
    });
    const range = {
      from: getDaysAgo(364).toISOString().slice(0, 10),
      to: new Date().toISOString().slice(0, 10),
    };
    const { countVisitsOfPage, countSearches, listMissingPaths, findTitles: _, ...byRange } = queries;
    const calls: Record<string, () => Promise<unknown>> = {
      ...Object.fromEntries(Object.entries(byRange).map(([name, query]) => [name, () => query(db, range)])),
      countVisitsOfPage: () => countVisitsOfPage(db, range, '/services/page-1'),
      countSearches: () => countSearches(db, range, 10),
      listMissingPaths: () => listMissingPaths(db, range, 10),
    };
    const slowCalls: string[] = [];
    for (const [name, call] of Object.entries(calls)) {
      const runs: number[] = [];
      for (let run = 0; run < 3; run++) {
        const start = process.threadCpuUsage();
        await call();
        const { user, system } = process.threadCpuUsage(start);
        runs.push((user + system) / 1_000);
      }
      if (Math.min(...runs) >= 50) slowCalls.push(name);
    }
    expect(slowCalls).toEqual([]);
  } finally {
    await close();
  }
});
