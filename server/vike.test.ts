import { beforeEach, describe, expect, it, vi } from 'vitest';
import { projectInput } from '../db/test-items';
import type { Caller } from '../trpc/router';
import { testSite } from './app.test-kit';

type Asked = { urlOriginal: string; api: Caller; user: { email: string } | undefined; siteUrl: string };

/** Stands in for the built pages: says what it was asked, and how many cases there are. */
const renderPage = vi.hoisted(() => vi.fn());
vi.mock('vike/server', () => ({ renderPage }));

const answer = (statusCode: number, body: string, headers: [string, string][] = []) => ({
  httpResponse: {
    statusCode,
    headers: [['Content-Type', 'text/html;charset=utf-8'], ...headers],
    getBody: async () => body,
  },
});

const site = testSite();

beforeEach(() => {
  site.cache().clear();
  renderPage.mockReset().mockImplementation(async ({ urlOriginal, api, user }: Asked) => {
    const [path] = urlOriginal.split('?');
    if (path === '/moved') return answer(301, '', [['Location', '/cases/new']]);
    if (!['/', '/casepage', '/not-found', '/admin/posts'].includes(path ?? '')) return answer(404, 'nothing');
    const { total } = await api.projects.list();
    return answer(200, `${urlOriginal} for ${user ? 'staff' : 'anyone'}: ${total} cases`);
  });
});

const rendered = () => renderPage.mock.calls.length;

describe('a public page', () => {
  it('is rendered once, kept, and revalidated by who has it', async () => {
    const first = await site.get('/casepage');
    expect([first.status, first.text]).toEqual([200, '/casepage for anyone: 0 cases']);
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const second = await site.get('/casepage', { 'if-none-match': first.headers.etag ?? '' });
    expect([second.status, second.text, rendered()]).toEqual([304, '', 1]);
    const head = await site.send('HEAD', '/casepage');
    expect([head.status, head.text, rendered()]).toEqual([200, '', 1]);
  });

  it('is rendered anew after a write', async () => {
    const { token } = await site.staff();
    expect((await site.get('/casepage')).text).toMatch('0 cases');
    const json = projectInput();
    const { data } = await site.send('POST', '/api/v1/projects', { token, json });
    expect((await site.get('/casepage')).text).toMatch('1 cases');
    await site.send('DELETE', `/api/v1/projects/${data.data.data._id}`, { token });
    expect((await site.get('/casepage')).text).toMatch('0 cases');
  });

  it('does not stay when a write came while it was rendered', async () => {
    renderPage.mockImplementationOnce(async () => {
      site.services().contentChanged();
      return answer(200, 'old');
    });
    expect((await site.get('/')).text).toBe('old');
    expect((await site.get('/')).text).toMatch('0 cases');
  });

  it('depends on the parameters it knows and on no others', async () => {
    await site.get('/casepage?utm_source=a');
    expect((await site.get('/casepage?fbclid=b')).text).toMatch(/^\/casepage for/);
    expect(rendered()).toBe(1);
    const filtered = await site.get('/casepage?utm_source=a&domain=EdTech&pages=1-2');
    expect(filtered.text).toMatch(/^\/casepage\?domain=EdTech&pages=1-2 for/);
    expect(rendered()).toBe(2);
  });

  it('is fresh for staff, and nobody else is shown what they saw', async () => {
    const { cookie } = await site.staff();
    const own = await site.get('/casepage', { cookie });
    expect([own.text, own.headers['cache-control']]).toEqual(['/casepage for staff: 0 cases', 'no-store']);
    expect((await site.get('/casepage')).text).toMatch('for anyone');
    expect((await site.get('/casepage', { cookie })).text).toMatch('for staff');
  });
});

describe('an unknown address', () => {
  it.each([
    '/nowhere',
    '/cases/page/0',
    '/services/x/y/z',
    '/.env',
    '/wp-login.php',
    '/:',
    'http://[/x',
    '*',
  ])('%s leads to the not-found screen', async path => {
    const { status, headers } = await site.get(path);
    expect([status, headers.location]).toEqual([302, '/not-found']);
    expect(site.cache().get(path)).toBeUndefined();
  });

  it('is answered 404 by that screen alone, and by page data', async () => {
    const { status, text, headers } = await site.get('/not-found');
    expect([status, text]).toEqual([404, '/not-found for anyone: 0 cases']);
    expect(headers.location).toBeUndefined();
    expect((await site.get('/not-found')).status).toBe(404);
    const data = await site.get('/nowhere/index.pageContext.json');
    expect([data.status, data.headers.location]).toEqual([404, undefined]);
  });
});

it('a page that moved keeps the query', async () => {
  const { status, headers } = await site.get('/moved?utm_source=a&domain=x');
  expect([status, headers.location]).toEqual([301, '/cases/new?utm_source=a&domain=x']);
});

it('the staff area is kept by nobody and shown to no search engine', async () => {
  const { cookie } = await site.staff();
  const { headers, text } = await site.get('/admin/posts?q=x&page=2', { cookie });
  expect(text).toBe('/admin/posts?q=x&page=2 for staff: 0 cases');
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
});

it('a page that fails says so and is not kept', async () => {
  renderPage.mockResolvedValueOnce({ ...answer(500, 'sorry'), errorWhileRendering: new Error('x') });
  const { status, headers } = await site.get('/');
  expect([status, headers['cache-control']]).toEqual([500, 'no-store']);
  expect((await site.get('/')).status).toBe(200);
});
