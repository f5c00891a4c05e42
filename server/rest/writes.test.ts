import { describe, expect, it } from 'vitest';
import { messages } from '../../domain/messages';
import { createPngDataUrl } from '../app.test-kit';
import { ARTICLES, CASES, caseInput, createItemsSite } from './items.test-kit';

const { site, token, create, change, remove, erase, getStored: stored, createItem: made } = createItemsSite();

describe.each([CASES, ARTICLES])('$path', kind => {
  const { path, input, taken } = kind;

  it('returns the complete item when an item is created', async () => {
    for (const [at, title] of [
      [path, 'Тестування Їжака'],
      [`${path}/`, 'Évaluation 2'],
    ] as const) {
      const { status, headers, data } = await create(at, { ...input(), title });
      expect([status, data.status, headers.etag]).toEqual([201, 'success', '"1"']);
      const item = data.data.data;
      expect(item).toMatchObject({ title, oldSlugs: [], revision: 1 });
      expect(item.slug).toBe(title.startsWith('É') ? 'evaluation-2' : 'testuvannia-yizhaka');
      expect(await stored(`${path}/${item._id}`)).toEqual(item);
      expect((await site.get(path)).data.data.data).toMatchObject([{ _id: item._id }]);
      await remove(`${path}/${item._id}`);
    }
  });

  it('rejects a new item when another item has its slug', async () => {
    await made(kind, { title: 'Same title' });
    const { status, data } = await create(path, { ...input(), title: 'SAME — title!' });
    expect([status, data.message]).toEqual([409, taken]);
    expect(data.errors).toEqual([{ path: 'title', message: taken }]);
    const otherItem = await made(kind, { title: 'Other title' });
    expect((await change(otherItem.address, { title: 'same title' })).status).toBe(409);
    expect((await stored(otherItem.address)).title).toBe('Other title');
    expect((await site.get(path)).data.total).toBe(2);
  });

  it('changes only the given fields of an item', async () => {
    const { item, address } = await made(kind);
    const { status, headers, data } = await change(`${address}/`, { meta_title: '  New  ' });
    expect([status, data.status, headers.etag]).toEqual([200, 'success', '"2"']);
    expect(data.data.data).toEqual({
      ...item,
      meta_title: 'New',
      revision: 2,
      updatedAt: expect.any(String),
    });
    expect(await stored(address)).toEqual(data.data.data);
  });

  it('accepts a returned item as a change, but ignores read-only fields and empty changes', async () => {
    const { item, address } = await made(kind);
    for (const input of [item, { ...item, oldSlugs: ['hijacked'], slug: 'x', _id: 'y', revision: 9 }, {}]) {
      const { status, data } = await change(address, input);
      expect([status, data.data.data]).toEqual([200, item]);
    }
  });

  it('keeps each old slug only once when a title changes repeatedly', async () => {
    const { address } = await made(kind, { title: 'First' });
    const rename = async (title: string) => {
      const { slug, oldSlugs } = (await change(address, { title })).data.data.data;
      return [slug, oldSlugs];
    };
    expect(await rename('Second')).toEqual(['second', ['first']]);
    expect(await rename('SECOND!')).toEqual(['second', ['first']]);
    expect(await rename('Third')).toEqual(['third', ['first', 'second']]);
    expect((await site.get(`${path}/slug/first`)).data).toEqual({ newSlug: 'third' });
    expect(await rename('First')).toEqual(['first', ['second', 'third']]);
    expect(await rename('Third')).toEqual(['third', ['second', 'first']]);
    expect((await stored(address)).oldSlugs).toEqual(['second', 'first']);
    expect((await site.get(`${path}/slug/third`)).data.slug).toBe('third');
  });

  it("assigns another item's old slug to a new item when its title matches", async () => {
    const { address } = await made(kind, { title: 'First' });
    await change(address, { title: 'Second' });
    await made(kind, { title: 'First' });
    expect((await site.get(`${path}/slug/first`)).data.title).toBe('First');
    expect((await stored(address)).oldSlugs).toEqual([]);
  });

  it('rejects a change of an item when If-Match names another revision', async () => {
    const { address } = await made(kind);
    expect((await change(address, { meta_title: 'a' }, { 'if-match': '"1"' })).headers.etag).toBe('"2"');
    for (const revision of ['"1"', '"3"', 'W/"1"', 'nonsense', '2']) {
      const { status, data } = await change(address, { meta_title: 'b' }, { 'if-match': revision });
      expect([status, data]).toEqual([412, { status: 'fail', message: messages.revisionStale }]);
    }
    expect((await stored(address)).meta_title).toBe('a');
    for (const revision of ['W/"2"', '*'])
      expect((await change(address, { meta_title: revision }, { 'if-match': revision })).status).toBe(200);
  });

  it('deletes an item when the request declares a content type but has no body', async () => {
    const { item, address } = await made(kind, { title: 'Gone' });
    const headers = { 'content-type': 'application/json' };
    const { status, text } = await site.send('DELETE', `${address}/`, { token: token(), headers });
    expect([status, text]).toEqual([204, '']);
    for (const missingResponse of [await remove(address), await change(address, {})])
      expect([missingResponse.status, missingResponse.data]).toEqual([
        404,
        { status: 'fail', message: 'Not found' },
      ]);
    expect((await site.get(address)).status).toBe(404);
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
  ])('rejects a write with this body: %s', async (_what, request, expected) => {
    const { address } = await made(kind);
    for (const [method, at] of [
      ['POST', path],
      ['PATCH', address],
    ] as const) {
      const { status, data } = await site.send(method, at, { ...request, token: token() });
      expect([status, data.status]).toEqual([expected, 'fail']);
    }
    expect((await site.get(path)).data.total).toBe(1);
  });

  it("returns 413 when an item's body is over the size limit", async () => {
    const json = { ...input(), meta_title: 'x'.repeat(31 * 1_024 * 1_024) };
    const { status, data } = await create(path, json);
    expect([status, data]).toEqual([413, { status: 'fail', message: messages.tooLarge }]);
  }, 20_000);

  it('rejects an item with unknown fields, and names the fields', async () => {
    const { item, address } = await made(kind);
    for (const { status, data } of [
      await create(path, { ...input(), title: 'Another', isAdmin: true }),
      await change(address, { isAdmin: true }),
    ]) {
      expect([status, data.status]).toEqual([400, 'fail']);
      expect(data.message).toContain('isAdmin');
    }
    expect(await stored(address)).toEqual(item);
  });
});

describe('public pages', () => {
  const getSitemap = async () => (await site.get('/sitemap.xml')).text;

  it('updates the cached sitemap only after a write', async () => {
    const { cache } = site;
    expect(await getSitemap()).not.toContain('/cases/fresh');
    const { item, address } = await made(CASES, { title: 'Fresh' });
    expect(await getSitemap()).toContain('/cases/fresh<');
    const { generation } = cache();
    await change(address, { title: 'Fresh' });
    await create('/api/v1/projects', {});
    await create('/api/v1/projects', { ...caseInput(), title: item.title });
    await change(`${address}x`, { title: 'x' });
    expect(cache().generation).toBe(generation);
    await change(address, { title: 'Fresher' });
    expect(await getSitemap()).toContain('/cases/fresher<');
    await remove(address);
    expect(await getSitemap()).not.toContain('/cases/fresh');
    const article = await made(ARTICLES, { title: 'News' });
    expect(await getSitemap()).toContain('/article/news<');
    await remove(article.address);
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
    const { address } = await made(CASES, { customer: fullReview });
    expect((await change(address, { customer: { result: 'Slower' } })).status).toBe(200);
    expect((await stored(address)).customer).toEqual({ ...fullReview, result: 'Slower' });
    await change(address, { customer: { avatar: null } });
    const { avatar: _, ...rest } = fullReview;
    expect((await stored(address)).customer).toEqual({ ...rest, result: 'Slower' });
    const { status, data } = await change(address, { customer: { avatar: { alt: 'Ada' } } });
    expect([status, data.errors?.[0]?.path]).toEqual([400, 'customer.avatar.src']);
  });

  it("treats a customer's avatar or logo without a URL as missing", async () => {
    const emptyImage = { src: '', src_pixel: '' };
    const { customer } = caseInput();
    const { item, address } = await made(CASES, {
      customer: { ...customer, avatar: emptyImage, logo: emptyImage },
    });
    expect(item.customer).toEqual(customer);
    const avatar = { src: '/uploads/orest.png', src_pixel: '', alt: '' };
    await change(address, { customer: { ...customer, avatar } });
    expect((await stored(address)).customer.avatar).toEqual(avatar);
    await change(address, { customer: { ...customer, avatar: emptyImage } });
    expect((await stored(address)).customer).toEqual(customer);
  });

  it('returns `imgs` unchanged when it contains URLs or objects', async () => {
    const imgs = ['/uploads/a.png', { src: 'https://images.example/b.png', src_pixel: '', alt: 'The board' }];
    const { item, address } = await made(CASES, { imgs });
    expect(item.imgs).toEqual(imgs);
    await change(address, { heading: 'Another' });
    expect((await stored(address)).imgs).toEqual(imgs);
    await change(address, { imgs: [] });
    expect((await stored(address)).imgs).toEqual([]);
  });

  it('stores the image of a data URL in `imgs` as a file of the case', async () => {
    const { item, address } = await made(CASES, { imgs: [await createPngDataUrl(7)] });
    expect(item.imgs).toEqual([expect.stringMatching(/^\/uploads\/.+\.png$/)]);
    expect(site.files().length).toBeGreaterThan(0);
    await erase(address);
    await expect.poll(() => site.files()).toEqual([]);
  });

  it('stores only the first spelling of a repeated tag', async () => {
    for (const kind of [CASES, ARTICLES]) {
      const { item, address } = await made(kind, { tag: ['React', ' QA', 'react', 'QA', 'Node'] });
      expect(item.tag).toEqual(['React', 'QA', 'Node']);
      await change(address, { tag: ['node', 'NODE'] });
      expect((await stored(address)).tag).toEqual(['node']);
    }
  });
});

it('uses the image layout for a case unless another is chosen', async () => {
  const { layout: _, ...plain } = caseInput();
  const { data } = await create(CASES.path, plain);
  expect(data.data.data).toMatchObject({ layout: 'picture', detailImageCaptions: [] });
  const address = `${CASES.path}/${data.data.data._id}`;
  const content = [{ type: 'image', content: '/uploads/desk.png', caption: 'The desk' }];
  await change(address, {
    layout: 'story',
    detailImageCaptions: ['Before', 'After'],
    projectContent: content,
  });
  await change(address, { heading: 'Something else' });
  expect(await stored(address)).toMatchObject({
    layout: 'story',
    detailImageCaptions: ['Before', 'After'],
    projectContent: content,
  });
  expect((await site.get(`${CASES.path}?fields=layout`)).data.data.data).toMatchObject([{ layout: 'story' }]);
  const rejection = await change(address, { layout: 'poem' });
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
  const { address } = await made(ARTICLES, { articleContent: headings });
  const [smallBlock, largeBlock] = (await stored(address)).articleContent as unknown as object[];
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
  const { address } = await made(ARTICLES, { articleContent: [figure, plain] });
  await change(address, { meta_title: 'Something else' });
  expect((await stored(address)).articleContent).toMatchObject([figure, { ...plain, caption: '' }]);
});
