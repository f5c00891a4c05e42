import { expect, it } from 'vitest';
import { createArticleInput } from '../db/items.test-kit';
import { writeSetting } from '../db/settings';
import { itemStores } from '../db/stores';
import { checkLinks, listDeadLinks } from '../use-cases/site/links';
import { SITE_URL, testSite } from './app.test-kit';
import { createProcedureClient } from './http/trpc.test-kit';

const site = testSite();
const { call, callQuery } = createProcedureClient(site);

const createText = (href: string) => ({
  story: [
    { type: 'paragraph' as const, alt: '', caption: '', content: `<p>See <a href="${href}">this</a></p>` },
  ],
});
const readDeadLinks = async () =>
  (await listDeadLinks(site.services())).links.map(({ title, address }) => [title, address]);
const addArticle = (title: string, href: string) =>
  itemStores.article.insert(site.services().db, createArticleInput({ title, ...createText(href) }), {
    now: new Date(),
  });

it('reports a dead link with the item and field that contain it until the path redirects', async () => {
  const { cookie } = await site.staff({ role: 'editor' });
  const targetId = await addArticle('The target', '/about-us');
  const sourceId = await addArticle('The source', '/article/the-target#part');
  await addArticle('Another', '/blog/page/2?tag=a');
  await addArticle('With the host', `${SITE_URL}/article/the-target`);
  site.services().onContentChange();
  await expect.poll(readDeadLinks).toEqual([]);

  await call('content.unpublish', { json: { kind: 'article', id: targetId._id }, headers: { cookie } });
  await expect
    .poll(async () => (await readDeadLinks()).toSorted())
    .toEqual([
      ['The source', '/article/the-target'],
      ['With the host', '/article/the-target'],
    ]);
  const deadLinks = (await callQuery('redirects.deadLinks', { cookie })).result.data;
  expect(deadLinks).toMatchObject({
    total: 2,
    links: expect.arrayContaining([
      expect.objectContaining({ field: 'Story 1', edit: `/admin/posts?edit=${sourceId._id}` }),
    ]),
  });

  const json = { from: '/article/the-target', to: '/blog', permanent: true };
  expect((await call('redirects.add', { json, headers: { cookie } })).status).toBe(200);
  await expect.poll(readDeadLinks).toEqual([]);
  const [redirect] = (await callQuery('redirects.list', { cookie })).result.data as unknown as {
    _id: string;
  }[];
  await call('redirects.remove', { json: { id: redirect?._id }, headers: { cookie } });
  await expect.poll(readDeadLinks).toHaveLength(2);

  await call('content.publish', { json: { kind: 'article', id: targetId._id }, headers: { cookie } });
  await expect.poll(readDeadLinks).toEqual([]);
});

it('resumes a check of all links after a stop', async () => {
  const { db, clock } = site.services();
  for (let index = 0; index < 50; index += 1) await addArticle(`Round ${index}`, '/nowhere-at-all');
  // Items stored by an earlier version have no recorded links.
  await db.deleteFrom('links').execute();
  await writeSetting(db, 'links_round', JSON.stringify({ endedAt: new Date(0).toISOString() }));
  const needs = { db, clock, listSiteLinks: () => ({ menus: [{ href: '/in-a-menu' }] }) };
  let checkCount = 0;
  const signal = {
    get aborted() {
      checkCount += 1;
      return checkCount > 3;
    },
  } as AbortSignal;
  await checkLinks(needs, signal);
  const deadCount = (await readDeadLinks()).length;
  expect(deadCount).toBeLessThan(50);
  await checkLinks(needs);
  const allDeadLinks = await readDeadLinks();
  expect(allDeadLinks.filter(([, href]) => href === '/nowhere-at-all')).toHaveLength(50);
  expect(allDeadLinks).toContainEqual(['The menus of the site', '/in-a-menu']);
  // Built-in texts have no dead links.
  expect(allDeadLinks).toHaveLength(51);
});
