import { describe, expect, it } from 'vitest';
import { enqueueMessage } from '../../db/outbox';
import { testSite } from '../app.test-kit';
import { version } from '../version';

const TOKEN = 'a-token-of-some-length';
const authHeaders = { authorization: `Bearer ${TOKEN}` };

/** Reads a value from Prometheus’ text by series, such as `http_requests_total{kind="page",status="2xx"}`. */
const findNumber = (text: string, series: string) => {
  const line = text.split('\n').find(metricLine => metricLine.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
};

describe('metrics with a token', () => {
  const site = testSite({ METRICS_TOKEN: TOKEN, TRUST_PROXY: 'loopback' });
  const readMetrics = async () => (await site.get('/metrics', authHeaders)).text;

  it('returns metrics to any client that sends the metrics token', async () => {
    const response = await site.get('/metrics', { ...authHeaders, 'x-forwarded-for': '192.0.2.1' });
    expect(response.status).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(response.text).toContain(
      `site_build_info{version="${version}",node="${process.versions.node}"} 1`,
    );
    for (const name of [
      'process_cpu_seconds_total',
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_seconds',
    ])
      expect(findNumber(response.text, name)).toBeGreaterThanOrEqual(0);
  });

  it.each([
    ['no token, on this machine', {}],
    ['another token', { authorization: 'Bearer another-token-of-len' }],
    ['the start of the token', { authorization: `Bearer ${TOKEN.slice(0, -1)}` }],
    ['the token and more characters', { authorization: `Bearer ${TOKEN}x` }],
    ['the token without its scheme', { authorization: TOKEN }],
    ['the token in the URL', {}, `/metrics?token=${TOKEN}`],
  ])(
    'treats a metrics request with %s like a request for an unknown path',
    async (_description, headers, target = '/metrics') => {
      const response = await site.get(target, headers);
      const notFoundResponse = await site.get(target.replace('metrics', 'metricz'), headers);
      const { date: _1, 'set-cookie': cookie, ...found } = response.headers;
      const { date: _2, 'set-cookie': cookies, ...expected } = notFoundResponse.headers;
      expect([response.status, response.text, found]).toEqual([
        notFoundResponse.status,
        notFoundResponse.text,
        expected,
      ]);
      expect(cookie).toBe(cookies?.replace('metricz', 'metrics'));
      const postReply = await site.send('POST', target, { headers });
      expect([postReply.status, postReply.data.message]).toEqual([404, expect.any(String)]);
    },
  );

  it('counts HTTP requests by kind and status class, whatever their paths contain', async () => {
    const metricsBefore = await readMetrics();
    const getGrowth = async (series: string) => {
      const text = await readMetrics();
      return (findNumber(text, series) ?? 0) - (findNumber(metricsBefore, series) ?? 0);
    };
    for (const path of [
      '/blog/rss.xml',
      '/blog/rss.xml',
      '/wp-login.php',
      '/api/v1/projects',
      '/api/v1/projects/no',
    ])
      await site.get(path);
    for (let n = 0; n < 50; n++) await site.get(`/made-up/${n}?secret=${n}`);
    await expect.poll(() => getGrowth('http_requests_total{kind="page",status="3xx"}')).toBe(51);
    expect(await getGrowth('http_requests_total{kind="page",status="2xx"}')).toBe(2);
    expect(await getGrowth('http_requests_total{kind="rest",status="2xx"}')).toBe(1);
    expect(await getGrowth('http_requests_total{kind="rest",status="4xx"}')).toBe(1);
    expect(await getGrowth('http_request_duration_seconds_count{kind="page"}')).toBe(53);
    expect(await getGrowth('http_request_duration_seconds_bucket{kind="page",le="+Inf"}')).toBe(53);
    expect(await getGrowth('http_request_duration_seconds_sum{kind="page"}')).toBeGreaterThan(0);
    const metricsAfter = await readMetrics();
    expect(metricsAfter).not.toMatch(/made-up|secret|wp-login/);
    expect(metricsAfter.split('\n').filter(line => line.startsWith('http_')).length).toBeLessThan(200);
  });

  it('reports the size and the hits of the page cache', async () => {
    site.cache().clear();
    const metricsBefore = await readMetrics();
    for (let n = 0; n < 3; n++) await site.get('/blog/atom.xml');
    const metricsAfter = await readMetrics();
    const getGrowth = (series: string) =>
      (findNumber(metricsAfter, series) ?? 0) - (findNumber(metricsBefore, series) ?? 0);
    expect([getGrowth('page_cache_misses_total'), getGrowth('page_cache_hits_total')]).toEqual([1, 2]);
    expect([getGrowth('page_cache_entries'), getGrowth('page_cache_bytes') > 1_024]).toEqual([1, true]);
    expect([
      findNumber(metricsAfter, 'page_renders_waiting'),
      findNumber(metricsAfter, 'page_renders_running'),
    ]).toEqual([0, 0]);
  });

  it('reports the number of sessions and emails, and the age of the oldest pending email', async () => {
    await site.staff();
    const { db, clock } = site.services();
    const createRow = (id: string, state: 'waiting' | 'failed' | 'sent', minutes: number) => ({
      id,
      enquiry_id: null,
      kind: 'staff-notice' as const,
      message_id: `<${id}@northlight.test>`,
      state,
      attempts: 1,
      next_attempt_at: '2999-01-01T00:00:00.000Z',
      last_error: '',
      created_at: new Date(clock.now().getTime() - minutes * 60_000).toISOString(),
    });
    await enqueueMessage(db, [
      createRow('a', 'waiting', 5),
      createRow('b', 'waiting', 1),
      createRow('c', 'failed', 60),
      createRow('d', 'sent', 90),
    ]);
    const text = await readMetrics();
    expect(
      ['staff_sessions_open', 'outbox_waiting', 'outbox_failed'].map(name => findNumber(text, name)),
    ).toEqual([1, 2, 1]);
    expect(Math.round((findNumber(text, 'outbox_oldest_waiting_seconds') ?? 0) / 60)).toBe(5);
  });

  it('reports the page cache metrics when the database does not respond', async () => {
    await site.services().db.destroy();
    const text = await readMetrics();
    expect(text).toMatch(/^outbox_waiting nan$/im);
    expect(findNumber(text, 'page_cache_hits_total')).toBeGreaterThan(0);
  });
});

describe('metrics without a token', () => {
  const site = testSite({ TRUST_PROXY: 'loopback' });
  const canRead = async (headers?: Record<string, string>) =>
    (await site.get('/metrics', headers)).status === 200;

  it('returns metrics to clients on this machine when no token is set', async () => {
    expect(await canRead()).toBe(true);
    expect(await canRead({ host: `[::1]:${site.port()}` })).toBe(true);
  });

  it.each([
    ['a proxied request', { 'x-forwarded-for': '192.0.2.1' }],
    ['a proxied request that names this machine', { 'x-forwarded-for': '127.0.0.1' }],
    ['a Forwarded header', { forwarded: 'for=127.0.0.1' }],
    ['a forwarded host', { 'x-forwarded-host': 'localhost' }],
    ['another host name', { host: 'northlight.test' }],
    ['a host name that begins with localhost', { host: 'localhost.northlight.test' }],
  ])(
    'rejects a metrics request that may come from elsewhere when no token is set: %s',
    async (_description, headers: Record<string, string>) => {
      expect(await canRead(headers)).toBe(false);
    },
  );
});
