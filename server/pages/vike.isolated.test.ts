import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createArticleInput, createBlogBody, createProjectBody } from '../../db/items.test-kit';
import { writeSetting } from '../../db/settings';
import { itemStores } from '../../db/stores';
import { getSite } from '../../domain/current-site';
import type { Caller } from '../../trpc/router';
import { changeFacts } from '../../use-cases/site/facts';
import { dismissChecklist, setSiteHidden } from '../../use-cases/site/setup';
import { testSite } from '../app.test-kit';

type RenderOptions = {
  urlOriginal: string;
  api: Caller;
  user: { email: string } | undefined;
  siteUrl: string;
};

/** Replaces Vike’s renderer. Returns its input and the number of cases. */
const renderPage = vi.hoisted(() => vi.fn());
vi.mock('vike/server', () => ({ renderPage }));

const createRenderResult = (statusCode: number, body: string, headers: [string, string][] = []) => ({
  httpResponse: {
    statusCode,
    headers: [['Content-Type', 'text/html;charset=utf-8'], ...headers],
    getBody: async () => body,
  },
});

const EXISTING_PAGES = [
  '/',
  '/casepage',
  '/contact-us',
  '/contact-us/index.pageContext.json',
  '/cases/page/2',
  '/blog',
  '/blog/index.pageContext.json',
  '/not-found',
  '/admin/posts',
];

const site = testSite();
const owner = {
  _id: 'm1',
  name: 'Inês',
  email: 'ines@otter.example',
  photo: '',
  position: '',
  role: 'owner',
} as const;

beforeEach(() => {
  site.cache().clear();
  renderPage.mockReset().mockImplementation(async ({ urlOriginal, api, user }: RenderOptions) => {
    const [path] = urlOriginal.split('?');
    if (path === '/cases/page/7') return createRenderResult(301, '', [['Location', '/cases/new']]);
    if (path === '/cases/page/9') return createRenderResult(302, '', [['Location', '/not-found']]);
    if (path === '/cases/gone/index.pageContext.json')
      return createRenderResult(200, '{"_urlRedirect":{"url":"/not-found","statusCode":302}}');
    if (!EXISTING_PAGES.includes(path ?? '')) return createRenderResult(404, 'nothing');
    const { total } = await api.cases.list();
    return createRenderResult(200, `${urlOriginal} for ${user ? 'staff' : 'anyone'}: ${total} cases`);
  });
});

// Missing paths are stored a few seconds after the first request, so tests advance the timers.
beforeAll(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterAll(() => void vi.useRealTimers());

const countRenders = () => renderPage.mock.calls.length;

describe('public pages', () => {
  it('serves a public page from the cache after its first render', async () => {
    const firstResponse = await site.get('/casepage');
    expect([firstResponse.status, firstResponse.text]).toEqual([200, '/casepage for anyone: 0 cases']);
    expect(firstResponse.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const secondResponse = await site.get('/casepage', { 'if-none-match': firstResponse.headers.etag ?? '' });
    expect([secondResponse.status, secondResponse.text, countRenders()]).toEqual([304, '', 1]);
    const headResponse = await site.send('HEAD', '/casepage');
    expect([headResponse.status, headResponse.text, countRenders()]).toEqual([200, '', 1]);
  });

  it('renders the contact page again in the next minute', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(59_990);
    await site.get('/contact-us');
    vi.mocked(Date.now).mockRestore();
    await vi.waitFor(async () => {
      await site.get('/contact-us');
      expect(countRenders()).toBe(2);
    });
    await site.get('/contact-us');
    expect(countRenders()).toBe(2);
  });

  it('renders a page again after a write', async () => {
    const { token } = await site.staff();
    expect((await site.get('/casepage')).text).toMatch('0 cases');
    const json = createProjectBody();
    const { data } = await site.send('POST', '/api/v1/projects', { token, json });
    expect((await site.get('/casepage')).text).toMatch('1 cases');
    await site.send('DELETE', `/api/v1/projects/${data.data.data._id}`, { token });
    expect((await site.get('/casepage')).text).toMatch('0 cases');
  });

  it('uses the same site facts throughout a render, even if they change before it ends', async () => {
    const [name, otherName] = [getSite().name, 'Otter & Ash'];
    const needs = { ...site.services(), user: owner };
    renderPage.mockImplementationOnce(async () => {
      const siteName = getSite().name;
      await changeFacts(needs, { name: otherName });
      return createRenderResult(200, `${siteName} / ${getSite().name}`);
    });
    renderPage.mockImplementationOnce(async () => createRenderResult(200, getSite().name));
    expect((await site.get('/')).text).toBe(`${name} / ${name}`);
    expect((await site.get('/')).text).toBe(otherName);
    await changeFacts(needs, { name });
  });

  it("doesn't cache a page when a write occurs while the page is rendered", async () => {
    renderPage.mockImplementationOnce(async () => {
      site.services().onContentChange();
      return createRenderResult(200, 'old');
    });
    expect((await site.get('/')).text).toBe('old');
    expect((await site.get('/')).text).toMatch('0 cases');
  });

  it('renders one page for URLs that differ only in unknown parameters', async () => {
    await site.get('/casepage?utm_source=a');
    expect((await site.get('/casepage?fbclid=b')).text).toMatch(/^\/casepage for/);
    expect(countRenders()).toBe(1);
    const filteredResponse = await site.get('/casepage?utm_source=a&domain=EdTech&pages=1-2');
    expect(filteredResponse.text).toMatch(/^\/casepage\?domain=EdTech&pages=1-2 for/);
    expect(countRenders()).toBe(2);
  });

  it('renders public pages for signed-in members without caching them', async () => {
    const { cookie } = await site.staff();
    const staffResponse = await site.get('/casepage', { cookie });
    expect([staffResponse.text, staffResponse.headers['cache-control']]).toEqual([
      '/casepage for staff: 0 cases',
      'no-store',
    ]);
    expect((await site.get('/casepage')).text).toMatch('for anyone');
    expect((await site.get('/casepage', { cookie })).text).toMatch('for staff');
  });
});

describe('the contact page', () => {
  const getEntries = () => site.cache().entries;

  it("renders a visitor's answers on the contact page without caching the page", async () => {
    const path = '/contact-us?ask=selfTest&yes=1';
    const firstResponse = await site.get(path);
    expect([firstResponse.text, firstResponse.headers['cache-control']]).toEqual([
      `${path} for anyone: 0 cases`,
      'no-store',
    ]);
    for (let yesCount = 2; yesCount <= 5; yesCount++)
      await site.get(`/contact-us?ask=selfTest&yes=${yesCount}`);
    const data = '/contact-us/index.pageContext.json?ask=selfTest';
    renderPage.mockResolvedValueOnce(createRenderResult(200, '{"data":{}}'));
    expect((await site.get(data)).headers['cache-control']).toBe('no-store');
    expect(renderPage.mock.lastCall?.[0].urlOriginal).toBe(data);
    expect(getEntries()).toBe(0);
  });

  it('ignores an irrelevant query of the contact page, however long or broken', async () => {
    const queries = [
      '',
      '?utm_source=a',
      '?ask=x',
      '?ask=%E0%A4%A',
      `?ask=${'selfTest'.repeat(500)}`,
      '?&=&ask',
    ];
    for (const query of queries) {
      const { status, text } = await site.get(`/contact-us${query}`);
      expect([status, text], query).toEqual([200, '/contact-us for anyone: 0 cases']);
    }
    expect([countRenders(), getEntries()]).toEqual([1, 1]);
  });
});

describe('an unknown path', () => {
  it('stores an unknown path in a cookie for the not-found page', async () => {
    const { headers } = await site.get('/nowhere/%D0%9A?from=a;b');
    expect(headers['set-cookie']).toBe(
      'asked=%2Fnowhere%2F%25D0%259A%3Ffrom%3Da%3Bb; Path=/not-found; Max-Age=600; SameSite=Lax',
    );
    const longResponse = await site.get(`/${'x'.repeat(5_000)}`);
    expect(longResponse.headers['set-cookie']?.length).toBeLessThan(1_200);
    for (const path of [
      '/cases/page/9',
      '/cases/gone',
      '/services/%zz',
      '/cases/gone/index.pageContext.json',
    ])
      expect((await site.get(path)).headers['set-cookie']).toMatch(
        /^asked=%2F(?:cases%2F(?:gone|page%2F9)|services%2F%25zz);/,
      );
    // Page data that redirects has status 200. Its header serves only to store the missing path.
    const data = await site.get('/cases/gone/index.pageContext.json');
    expect([data.status, data.headers.location]).toEqual([200, '/not-found']);
    for (const path of ['/', '/not-found'])
      expect((await site.get(path)).headers['set-cookie']).toBeUndefined();
  });

  it('redirects an unknown path without rendering a page', async () => {
    for (const path of [
      '/nowhere',
      '/@fs/etc/passwd',
      '/@vite/client',
      '/%2Fblog',
      '/blog/%00',
      '/cases/nobody',
      '/article/nothing',
      '/blog?pages=2-1',
    ])
      expect((await site.get(path)).headers.location).toBe('/not-found');
    expect(countRenders()).toBe(0);
  });

  it.each([
    '/nowhere',
    '/cases/page/0',
    '/services/x/y/z',
    '/.env',
    '/wp-login.php',
    '/:',
    'http://[/x',
    '*',
  ])('redirects the path %s to the not-found page', async path => {
    const { status, headers } = await site.get(path);
    expect([status, headers.location]).toEqual([302, '/not-found']);
    expect(site.cache().get(path)).toBeUndefined();
  });

  it('returns 404 for the not-found page and for the data of an unknown page', async () => {
    const { status, text, headers } = await site.get('/not-found');
    expect([status, text]).toEqual([404, '/not-found for anyone: 0 cases']);
    expect(headers.location).toBeUndefined();
    expect((await site.get('/not-found')).status).toBe(404);
    const dataResponse = await site.get('/nowhere/index.pageContext.json');
    expect([dataResponse.status, dataResponse.headers.location]).toEqual([404, undefined]);
  });
});

it('keeps the query when the path of a moved page redirects', async () => {
  const { status, headers } = await site.get('/cases/page/7?utm_source=a&domain=x');
  expect([status, headers.location]).toEqual([301, '/cases/new?utm_source=a&domain=x']);
});

it("doesn't cache or index the admin", async () => {
  const { cookie } = await site.staff();
  const { headers, text } = await site.get('/admin/posts?q=x&page=2', { cookie });
  expect(text).toBe('/admin/posts?q=x&page=2 for staff: 0 cases');
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
});

it('shows a hidden site only to staff', async () => {
  const { cookie } = await site.staff();
  const services = site.services();
  await writeSetting(services.db, 'welcome', '{"steps":{}}');
  await site.get('/casepage');
  await setSiteHidden(services, true);
  for (const path of ['/', '/casepage', '/cases/a-case', '/nowhere']) {
    const { status, headers, text } = await site.get(path);
    expect([path, status, headers['cache-control'], headers['retry-after']]).toEqual([
      path,
      503,
      'no-store',
      '86400',
    ]);
    expect(text).toContain('This site is being prepared');
  }
  expect((await site.get('/blog/index.pageContext.json')).data).toEqual({
    status: 'fail',
    message: 'This site is being prepared',
  });
  expect((await site.get('/casepage', { cookie })).text).toBe('/casepage for staff: 0 cases');
  expect((await site.get('/admin/posts')).status).toBe(200);
  await dismissChecklist(services);
  expect((await site.get('/casepage')).status).toBe(200);
});

it('returns 404 for unknown admin paths without counting them as not-found paths', async () => {
  const { cookie } = await site.staff();
  renderPage.mockImplementationOnce(async () => ({
    ...createRenderResult(200, 'none'),
    pageId: '/pages/admin/index',
  }));
  const pageResponse = await site.get('/admin/nothing-here', { cookie });
  expect([pageResponse.status, pageResponse.text, pageResponse.headers.location]).toEqual([
    404,
    'none',
    undefined,
  ]);
  // Paths that neither the router nor Vike can decode also end at the admin’s not-found page.
  for (const path of ['/admin/%zz', '/admin/unroutable', '/Admin/%zz']) {
    const { headers } = await site.get(path, { cookie });
    expect([path, headers.location, headers['set-cookie']]).toEqual([path, '/admin/not-found', undefined]);
  }
  await site.get('/nowhere-at-all');
  vi.advanceTimersByTime(5_000);
  const listNotFound = async () => {
    const rows = await site.services().db.selectFrom('unknown_addresses').select('path').execute();
    return rows.map(({ path }) => path);
  };
  await expect.poll(listNotFound).toContain('/nowhere-at-all');
  expect((await listNotFound()).filter(path => path.toLowerCase().startsWith('/admin'))).toEqual([]);
});

describe('filters', () => {
  beforeAll(async () => {
    const { db } = site.services();
    const now = new Date();
    await itemStores.article.insert(db, createArticleInput({ title: 'One', tags: ['React', 'QA'] }), { now });
  });

  it.each([
    ['/blog?tag=x1', '/blog?tag=-'],
    ['/blog?tag=x2&tag=x3', '/blog?tag=-'],
    ['/blog?tag=QA&tag=x4', '/blog?tag=-'],
    ['/casepage?domain=x5', '/casepage?domain=-'],
    ['/casepage?domain=x6&domain=EdTech', '/casepage?domain=EdTech'],
    ['/blog?tag=react&tag=QA', '/blog?tag=QA&tag=React'],
    ['/blog?tag=QA&tag=+REACT&tag=qa', '/blog?tag=QA&tag=React'],
    ['/blog?tag=', '/blog'],
    ['/blog?domain=EdTech', '/blog'],
    ['/casepage?tag=QA&pages=1-2&domain=EdTech', '/casepage?domain=EdTech&pages=1-2'],
    ['/cases/page/2?domain=zz&domain=FinTech', '/cases/page/2?domain=FinTech'],
    ['/?tag=QA&pages=1-2', '/'],
    ['/blog/index.pageContext.json?tag=x7', '/blog/index.pageContext.json?tag=-'],
  ])('renders the filter URL %s only once, as %s', async (requestedUrl, reducedUrl) => {
    await site.get(requestedUrl);
    await site.get(requestedUrl);
    expect(renderPage.mock.calls.map(([{ urlOriginal }]) => urlOriginal)).toEqual([reducedUrl]);
  });

  it('renders a page only once for any number of unknown filters', async () => {
    for (let n = 0; n < 50; n++) await site.get(`/blog?tag=unknown-${n}&tag=${n}`);
    expect(countRenders()).toBe(1);
  });

  it('accepts a filter as soon as an item has its value', async () => {
    await site.get('/blog?tag=Fresh');
    const { token } = await site.staff();
    const json = createBlogBody({ title: 'Two', tag: ['Fresh'] });
    await site.send('POST', '/api/v1/blogs', { token, json });
    expect((await site.get('/blog?tag=fresh')).text).toMatch(/^\/blog\?tag=Fresh for/);
  });
});

describe('under load', () => {
  /** Blocks every rendering until it is released. */
  function holdRendering() {
    let releaseRendering = () => {};
    const renderGate = new Promise<void>(resolve => {
      releaseRendering = resolve;
    });
    renderPage.mockImplementation(async ({ urlOriginal }: RenderOptions) => {
      await renderGate;
      return createRenderResult(200, urlOriginal);
    });
    return () => releaseRendering();
  }
  /** Allows for a busy machine. */
  const SLOW_POLL = { timeout: 20_000 };
  const listPagePaths = (count: number) => Array.from({ length: count }, (_, n) => `/cases/page/${n + 10}`);

  it('shares one render between simultaneous requests for the same page', async () => {
    const release = holdRendering();
    const requestPromises = Array.from({ length: 20 }, () => site.get('/casepage'));
    await vi.waitFor(() => expect(countRenders()).toBe(1), SLOW_POLL);
    release();
    for (const { status, text } of await Promise.all(requestPromises))
      expect([status, text]).toEqual([200, '/casepage']);
    expect(countRenders()).toBe(1);
  });

  it('renders a page again for requests that arrive after a write', async () => {
    const release = holdRendering();
    const requestBefore = site.get('/casepage');
    await vi.waitFor(() => expect(countRenders()).toBe(1), SLOW_POLL);
    site.services().onContentChange();
    const requestAfter = site.get('/casepage');
    await vi.waitFor(() => expect(countRenders()).toBe(2), SLOW_POLL);
    release();
    await Promise.all([requestBefore, requestAfter]);
  });

  it('renders four pages in parallel, queues a hundred requests and rejects the rest with a retry time', async () => {
    const release = holdRendering();
    const settledStatuses: number[] = [];
    const requests = listPagePaths(120).map(async path => {
      const { status } = await site.get(path);
      settledStatuses.push(status);
      return status;
    });
    await vi.waitFor(() => expect(settledStatuses).toEqual(Array(16).fill(503)), SLOW_POLL);
    expect(countRenders()).toBe(4);
    const lateResponse = await site.get('/cases/page/999');
    expect(lateResponse.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
    expect(lateResponse.text).toContain('One moment');
    expect((await site.get('/cases/page/999/index.pageContext.json')).data.status).toBe('fail');
    const { cookie } = await site.staff();
    const staffRequest = site.get('/cases/page/999', { cookie });
    release();
    const statuses = await Promise.all(requests);
    expect(statuses.filter(status => status === 200)).toHaveLength(104);
    expect((await staffRequest).status).toBe(200);
  });
});

describe('a failing page', () => {
  const SECRET = "Cannot find module '/srv/northlight/dist/server/entry.mjs'";

  it.each([
    ['throws', () => Promise.reject(new Error(SECRET))],
    [
      'fails in the renderer',
      async () => ({ ...createRenderResult(500, SECRET), errorWhileRendering: new Error(SECRET) }),
    ],
  ])('shows an uncached error page with the request id when a page %s', async (_description, fail) => {
    renderPage.mockImplementationOnce(fail);
    const { status, headers, text } = await site.get('/casepage?domain=EdTech&x="><script>');
    expect([status, headers['cache-control'], headers['content-type']]).toEqual([
      500,
      'no-store',
      'text/html; charset=utf-8',
    ]);
    expect(text).toContain('<h1>Something went wrong:</h1>');
    expect(text).toMatch(/<b>[0-9A-F]{4}-[0-9A-F]{4}<\/b>/);
    expect(text).toContain('href="/casepage?domain=EdTech');
    expect(text).not.toMatch(/Cannot find|srv|\.mjs|"><script>/);
    expect((await site.get('/casepage')).status).toBe(200);
  });

  it('returns the error as JSON when the data of a page fails to render', async () => {
    renderPage.mockRejectedValueOnce(new Error(SECRET));
    const { status, data } = await site.get('/casepage/index.pageContext.json');
    expect([status, data]).toEqual([
      500,
      {
        status: 'error',
        message: 'Something went wrong on our side. Please try again.',
        requestId: expect.any(String),
      },
    ]);
  });
});

it('returns 416 when a requested range is outside a static file', async () => {
  const foreignError = Object.assign(new Error('Range Not Satisfiable'), {
    statusCode: 416,
    headers: { 'content-range': 'bytes */1573' },
  });
  renderPage.mockRejectedValueOnce(foreignError);
  const { status, headers } = await site.get('/casepage');
  expect([status, headers['content-range'], headers['cache-control']]).toEqual([
    416,
    'bytes */1573',
    'no-store',
  ]);
});
