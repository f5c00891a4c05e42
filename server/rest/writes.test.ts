import { describe, expect, it } from 'vitest';
import { messages } from '../../domain/messages';
import { createPngDataUrl } from '../app.test-kit';
import { ARTICLES, CASES, caseInput, createItemsSite } from './items.test-kit';

const { site, token, create, change, remove, erase, getStored, createItem } = createItemsSite();

describe.each([CASES, ARTICLES])('$path', kind => {
  const { path, input, taken } = kind;

  it('returns the complete item when an item is created', async () => {
    for (const [listPath, title] of [
      [path, 'Тестування Їжака'],
      [`${path}/`, 'Évaluation 2'],
    ] as const) {
      const { status, headers, data } = await create(listPath, { ...input(), title });
      expect([status, data.status, headers.etag]).toEqual([201, 'success', '"1"']);
      const item = data.data.data;
      expect(item).toMatchObject({ title, oldSlugs: [], revision: 1 });
      expect(item.slug).toBe(title.startsWith('É') ? 'evaluation-2' : 'testuvannia-yizhaka');
      expect(await getStored(`${path}/${item._id}`)).toEqual(item);
      expect((await site.get(path)).data.data.data).toMatchObject([{ _id: item._id }]);
      await remove(`${path}/${item._id}`);
    }
  });

  it('rejects a new item when another item has its slug', async () => {
    await createItem(kind, { title: 'Same title' });
    const { status, data } = await create(path, { ...input(), title: 'SAME — title!' });
    expect([status, data.message]).toEqual([409, taken]);
    expect(data.errors).toEqual([{ path: 'title', message: taken }]);
    const otherItem = await createItem(kind, { title: 'Other title' });
    expect((await change(otherItem.itemPath, { title: 'same title' })).status).toBe(409);
    expect((await getStored(otherItem.itemPath)).title).toBe('Other title');
    expect((await site.get(path)).data.total).toBe(2);
  });

  it('changes only the given fields of an item', async () => {
    const { item, itemPath } = await createItem(kind);
    const { status, headers, data } = await change(`${itemPath}/`, { meta_title: '  New  ' });
    expect([status, data.status, headers.etag]).toEqual([200, 'success', '"2"']);
    expect(data.data.data).toEqual({
      ...item,
      meta_title: 'New',
      revision: 2,
      updatedAt: expect.any(String),
    });
    expect(await getStored(itemPath)).toEqual(data.data.data);
  });

  it('accepts a returned item as a change, but ignores read-only fields and empty changes', async () => {
    const { item, itemPath } = await createItem(kind);
    for (const input of [item, { ...item, oldSlugs: ['hijacked'], slug: 'x', _id: 'y', revision: 9 }, {}]) {
      const { status, data } = await change(itemPath, input);
      expect([status, data.data.data]).toEqual([200, item]);
    }
  });

  it('keeps each old slug only once when a title changes repeatedly', async () => {
    const { itemPath } = await createItem(kind, { title: 'First' });
    const rename = async (title: string) => {
      const { slug, oldSlugs } = (await change(itemPath, { title })).data.data.data;
      return [slug, oldSlugs];
    };
    expect(await rename('Second')).toEqual(['second', ['first']]);
    expect(await rename('SECOND!')).toEqual(['second', ['first']]);
    expect(await rename('Third')).toEqual(['third', ['first', 'second']]);
    expect((await site.get(`${path}/slug/first`)).data).toEqual({ newSlug: 'third' });
    expect(await rename('First')).toEqual(['first', ['second', 'third']]);
    expect(await rename('Third')).toEqual(['third', ['second', 'first']]);
    expect((await getStored(itemPath)).oldSlugs).toEqual(['second', 'first']);
    expect((await site.get(`${path}/slug/third`)).data.slug).toBe('third');
  });

  it("assigns another item's old slug to a new item when its title matches", async () => {
    const { itemPath } = await createItem(kind, { title: 'First' });
    await change(itemPath, { title: 'Second' });
    await createItem(kind, { title: 'First' });
    expect((await site.get(`${path}/slug/first`)).data.title).toBe('First');
    expect((await getStored(itemPath)).oldSlugs).toEqual([]);
  });

  it('rejects a change of an item when If-Match names another revision', async () => {
    const { itemPath } = await createItem(kind);
    expect((await change(itemPath, { meta_title: 'a' }, { 'if-match': '"1"' })).headers.etag).toBe('"2"');
    for (const revision of ['"1"', '"3"', 'W/"1"', 'nonsense', '2']) {
      const { status, data } = await change(itemPath, { meta_title: 'b' }, { 'if-match': revision });
      expect([status, data]).toEqual([412, { status: 'fail', message: messages.revisionStale }]);
    }
    expect((await getStored(itemPath)).meta_title).toBe('a');
    for (const revision of ['W/"2"', '*'])
      expect((await change(itemPath, { meta_title: revision }, { 'if-match': revision })).status).toBe(200);
  });

  it('deletes an item when the request declares a content type but has no body', async () => {
    const { item, itemPath } = await createItem(kind, { title: 'Gone' });
    const headers = { 'content-type': 'application/json' };
    const { status, text } = await site.send('DELETE', `${itemPath}/`, { token: token(), headers });
    expect([status, text]).toEqual([204, '']);
    for (const missingResponse of [await remove(itemPath), await change(itemPath, {})])
      expect([missingResponse.status, missingResponse.data]).toEqual([
        404,
        { status: 'fail', message: 'Not found' },
      ]);
    expect((await site.get(itemPath)).status).toBe(404);
    expect((await site.get(`${path}/slug/${item.slug}`)).status).toBe(404);
    expect((await site.get(path)).data.total).toBe(0);
  });

  it.each([
    ['no body', {}, 400],
    ['broken JSON', { body: '{"title":', headers: { 'content-type': 'application/json' } }, 400],
    ['null', { json: null }, 400],
    ['a list', { json: [{}] }, 400],
    ['a text', { json: 'title' }, 400],
    [
      'prototype properties',
      { body: '{"__proto__":{"x":1}}', headers: { 'content-type': 'application/json' } },
      400,
    ],
    ['plain text', { body: '{}', headers: { 'content-type': 'text/plain' } }, 415],
    ['a form', { body: 'title=x', headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 415],
    ['JSON without a content type', { body: '{}' }, 415],
  ])('rejects a write with this body: %s', async (_description, request, expected) => {
    const { itemPath } = await createItem(kind);
    for (const [method, requestPath] of [
      ['POST', path],
      ['PATCH', itemPath],
    ] as const) {
      const { status, data } = await site.send(method, requestPath, { ...request, token: token() });
      expect([status, data.status]).toEqual([expected, 'fail']);
    }
    expect((await site.get(path)).data.total).toBe(1);
  });

  it("returns 413 when an item's body is over the size limit", async () => {
    const json = { ...input(), meta_title: 'x'.repeat(31 * 1_024 * 1_024) };
    const { status, data } = await create(path, json);
    expect([status, data]).toEqual([413, { status: 'fail', message: messages.tooLarge }]);
  });

  it('rejects an item with unknown fields, and names the fields', async () => {
    const { item, itemPath } = await createItem(kind);
    for (const { status, data } of [
      await create(path, { ...input(), title: 'Another', isAdmin: true }),
      await change(itemPath, { isAdmin: true }),
    ]) {
      expect([status, data.status]).toEqual([400, 'fail']);
      expect(data.message).toContain('isAdmin');
    }
    expect(await getStored(itemPath)).toEqual(item);
  });
});

describe('public pages', () => {
  const getSitemap = async () => (await site.get('/sitemap.xml')).text;

  it('updates the cached sitemap only after a write', async () => {
    const { cache } = site;
    expect(await getSitemap()).not.toContain('/cases/fresh');
    const { item, itemPath } = await createItem(CASES, { title: 'Fresh' });
    expect(await getSitemap()).toContain('/cases/fresh<');
    const { generation } = cache();
    await change(itemPath, { title: 'Fresh' });
    await create('/api/v1/projects', {});
    await create('/api/v1/projects', { ...caseInput(), title: item.title });
    await change(`${itemPath}x`, { title: 'x' });
    expect(cache().generation).toBe(generation);
    await change(itemPath, { title: 'Fresher' });
    expect(await getSitemap()).toContain('/cases/fresher<');
    await remove(itemPath);
    expect(await getSitemap()).not.toContain('/cases/fresh');
    const article = await createItem(ARTICLES, { title: 'News' });
    expect(await getSitemap()).toContain('/article/news<');
    await remove(article.itemPath);
    expect(await getSitemap()).not.toContain('/article/news');
  });
});

describe('older clients', () => {
  it('ignores `_id` and other stored fields when an item is created', async () => {
    for (const { path, input } of [CASES, ARTICLES]) {
      const { status, data } = await create(path, { ...input(), _id: 'mine', revision: 9, slug: 'mine' });
      expect(status).toBe(201);
      expect(data.data.data).toMatchObject({ revision: 1, slug: expect.not.stringMatching(/^mine$/) });
      expect(data.data.data._id).not.toBe('mine');
    }
  });

  it('changes only the given fields of a customer', async () => {
    const { customer } = caseInput();
    const avatar = { src: '/uploads/ada.png', src_pixel: '', alt: 'Ada' };
    const fullReview = { ...customer, review: 'Good', result: 'Faster', avatar };
    const { itemPath } = await createItem(CASES, { customer: fullReview });
    expect((await change(itemPath, { customer: { result: 'Slower' } })).status).toBe(200);
    expect((await getStored(itemPath)).customer).toEqual({ ...fullReview, result: 'Slower' });
    await change(itemPath, { customer: { avatar: null } });
    const { avatar: _, ...rest } = fullReview;
    expect((await getStored(itemPath)).customer).toEqual({ ...rest, result: 'Slower' });
    const { status, data } = await change(itemPath, { customer: { avatar: { alt: 'Ada' } } });
    expect([status, data.errors?.[0]?.path]).toEqual([400, 'customer.avatar.src']);
  });

  it("treats a customer's avatar or logo without a URL as missing", async () => {
    const emptyImage = { src: '', src_pixel: '' };
    const { customer } = caseInput();
    const { item, itemPath } = await createItem(CASES, {
      customer: { ...customer, avatar: emptyImage, logo: emptyImage },
    });
    expect(item.customer).toEqual(customer);
    const avatar = { src: '/uploads/orest.png', src_pixel: '', alt: '' };
    await change(itemPath, { customer: { ...customer, avatar } });
    expect((await getStored(itemPath)).customer.avatar).toEqual(avatar);
    await change(itemPath, { customer: { ...customer, avatar: emptyImage } });
    expect((await getStored(itemPath)).customer).toEqual(customer);
  });

  it('returns `imgs` unchanged when it contains URLs or objects', async () => {
    const imgs = ['/uploads/a.png', { src: 'https://images.example/b.png', src_pixel: '', alt: 'The board' }];
    const { item, itemPath } = await createItem(CASES, { imgs });
    expect(item.imgs).toEqual(imgs);
    await change(itemPath, { heading: 'Another' });
    expect((await getStored(itemPath)).imgs).toEqual(imgs);
    await change(itemPath, { imgs: [] });
    expect((await getStored(itemPath)).imgs).toEqual([]);
  });

  it('stores the image of a data URL in `imgs` as a file of the case', async () => {
    const { item, itemPath } = await createItem(CASES, { imgs: [await createPngDataUrl(7)] });
    expect(item.imgs).toEqual([expect.stringMatching(/^\/uploads\/.+\.png$/)]);
    expect(site.files().length).toBeGreaterThan(0);
    await erase(itemPath);
    await expect.poll(() => site.files()).toEqual([]);
  });

  it('stores only the first spelling of a repeated tag', async () => {
    for (const kind of [CASES, ARTICLES]) {
      const { item, itemPath } = await createItem(kind, { tag: ['React', ' QA', 'react', 'QA', 'Node'] });
      expect(item.tag).toEqual(['React', 'QA', 'Node']);
      await change(itemPath, { tag: ['node', 'NODE'] });
      expect((await getStored(itemPath)).tag).toEqual(['node']);
    }
  });
});

it('uses the image layout for a case unless another is chosen', async () => {
  const { layout: _, ...plain } = caseInput();
  const { data } = await create(CASES.path, plain);
  expect(data.data.data).toMatchObject({ layout: 'picture', detailImageCaptions: [] });
  const itemPath = `${CASES.path}/${data.data.data._id}`;
  const content = [{ type: 'image', content: '/uploads/desk.png', caption: 'The desk' }];
  await change(itemPath, {
    layout: 'story',
    detailImageCaptions: ['Before', 'After'],
    projectContent: content,
  });
  await change(itemPath, { heading: 'Something else' });
  expect(await getStored(itemPath)).toMatchObject({
    layout: 'story',
    detailImageCaptions: ['Before', 'After'],
    projectContent: content,
  });
  expect((await site.get(`${CASES.path}?fields=layout`)).data.data.data).toMatchObject([{ layout: 'story' }]);
  const rejection = await change(itemPath, { layout: 'poem' });
  expect([rejection.status, rejection.data.errors]).toEqual([
    400,
    [{ path: 'layout', message: messages.layoutUnknown }],
  ]);
});

it('stores the level of smaller headings in an article', async () => {
  const headings = [
    { type: 'title', content: 'Before', level: 3 },
    { type: 'title', content: 'After' },
  ];
  const { itemPath } = await createItem(ARTICLES, { articleContent: headings });
  const [smallBlock, largeBlock] = (await getStored(itemPath)).articleContent as unknown as object[];
  expect([smallBlock, largeBlock]).toMatchObject(headings);
  expect(largeBlock).not.toHaveProperty('level');
});

it('stores the caption of an image in an article only when one is given', async () => {
  const figure = {
    type: 'image',
    content: '/uploads/figure.png',
    alt: 'Nine cards',
    caption: 'Nine cards, one stone',
  };
  const { caption: _, ...plain } = figure;
  const { itemPath } = await createItem(ARTICLES, { articleContent: [figure, plain] });
  await change(itemPath, { meta_title: 'Something else' });
  expect((await getStored(itemPath)).articleContent).toMatchObject([figure, { ...plain, caption: '' }]);
});
