import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiBase, emailSendPath, getCasePath, monitoringPaths, screens } from '../../domain/paths';
import { testSite } from '../app.test-kit';
import { purgeSharedCache } from '../jobs/shared-cache';
import { REVALIDATED_CACHE_CONTROL, STAFF_HEADERS } from './cache-control';
import { toSharedHeaders } from './shared-cache';

it('adds cache keys to a response when it is the same for all visitors', () => {
  const headers = { 'cache-control': REVALIDATED_CACHE_CONTROL };
  expect(toSharedHeaders(headers, `${getCasePath('nodefy')}?from=mail`)).toEqual({
    'cache-control': 'public, max-age=0, s-maxage=3600, stale-while-revalidate=60, stale-if-error=86400',
    'surrogate-key': 'site case-nodefy',
    'cache-tag': 'site,case-nodefy',
  });
  expect(toSharedHeaders(headers, '/')['surrogate-key']).toBe('site');
  expect(toSharedHeaders(headers, screens.contact.path)['cache-control']).toContain('s-maxage=60,');
  expect(toSharedHeaders(STAFF_HEADERS, '/admin')).toBe(STAFF_HEADERS);
});

describe('a cache in front', () => {
  const purges: IncomingHttpHeaders[] = [];
  let getStatus = () => 200;
  const cache = createServer((request, response) => {
    purges.push(request.headers);
    response.writeHead(getStatus()).end();
  });
  beforeAll(() => new Promise<void>(resolve => cache.listen(0, 'localhost', resolve)));
  afterAll(() => void cache.close());
  const getUrl = () => `http://localhost:${(cache.address() as AddressInfo).port}/purge`;

  it('purges the shared cache twice, to drop pages that were rendered before the change', async () => {
    await purgeSharedCache({ url: getUrl(), token: 'a-long-purge-token' }, new AbortController().signal, 1);
    expect(purges).toHaveLength(2);
    expect(purges[0]).toMatchObject({ authorization: 'Bearer a-long-purge-token', 'surrogate-key': 'site' });
  });

  it('purges again when the shared cache fails at first', async () => {
    purges.length = 0;
    getStatus = () => (purges.length > 2 ? 200 : 503);
    await purgeSharedCache({ url: getUrl(), token: 'a-long-purge-token' }, new AbortController().signal, 1);
    expect(purges).toHaveLength(4);
  });

  it('reports an error when the shared cache rejects a purge', async () => {
    getStatus = () => 403;
    const settings = { url: getUrl(), token: 'a-long-purge-token' };
    await expect(purgeSharedCache(settings, new AbortController().signal, 1)).rejects.toThrow('403');
  });
});

describe('a site behind a cache', () => {
  const site = testSite({ PURGE_URL: 'http://127.0.0.1:9/purge', PURGE_TOKEN: 'a-long-purge-token' });

  it('allows a shared cache to store only public pages', async () => {
    const getControl = async (path: string) => (await site.send('GET', path)).headers['cache-control'];
    expect(await getControl('/sitemap.xml')).toContain('s-maxage=3600');
    for (const path of [monitoringPaths.up, `${apiBase}/projects`])
      expect((await getControl(path)) ?? '').not.toContain('s-maxage');
    const rejectedReply = await site.send('POST', emailSendPath, { json: {} });
    expect(rejectedReply.headers['cache-control']).toBe('no-store');
  });
});
