import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { eraseItem } from '../../use-cases/content/trash';
import { createPngDataUrl } from '../app.test-kit';
import { ARTICLES, CASES, caseInput, createItemsSite } from './items.test-kit';

const { site, create, change, remove, erase, getStored, createItem } = createItemsSite();

describe('images sent as data URLs', () => {
  const pixelMatcher = expect.stringMatching(/^data:image\/\w+;base64,/);
  const urlMatcher = expect.stringMatching(/^\/uploads\/[0-9a-f]{16}-image-8x8\.(png|jpg)$/);

  it('stores data URLs of a case as files until the case is erased', async () => {
    const [a, b, c] = [await createPngDataUrl(1), await createPngDataUrl(2), await createPngDataUrl(3)];
    const { item, itemPath } = await createItem(CASES, {
      img_preview: { src: a },
      customer: { name: 'Orest', avatar: { src: b }, logo: { src: a, src_pixel: b } },
      detailImages: [c, '/art/plan.svg', 'https://cdn.example/x.png'],
      projectContent: [{ type: 'image', content: c }],
    });
    expect(item).toMatchObject({
      img_preview: { src: urlMatcher, src_pixel: pixelMatcher },
      customer: { avatar: { src: urlMatcher, src_pixel: pixelMatcher }, logo: { src_pixel: b } },
      detailImages: [urlMatcher, '/art/plan.svg', 'https://cdn.example/x.png'],
      projectContent: [{ content: urlMatcher }],
    });
    expect(item.customer.logo?.src).toBe(item.img_preview.src);
    expect(item.projectContent[0]?.content).toBe(item.detailImages[0]);
    expect(await getStored(itemPath)).toEqual(item);
    for (const src of [item.img_preview.src, item.customer.avatar?.src ?? '', item.detailImages[0] ?? '']) {
      const fileResponse = await site.get(src);
      expect([fileResponse.status, fileResponse.headers['content-type']]).toEqual([200, 'image/png']);
    }
    await remove(itemPath);
    expect((await site.get(item.img_preview.src)).status).toBe(404);
    expect(
      (await site.services().mediaStore.get(path.basename(item.img_preview.src)))?.length,
    ).toBeGreaterThan(0);
    await eraseItem(site.services(), item._id);
    await vi.waitFor(() => expect(site.files()).toEqual([]), 5_000);
  });

  it('keeps replaced files of an article until the article is erased', async () => {
    const { item, itemPath } = await createItem(ARTICLES, {
      articleImage: await createPngDataUrl(4),
      authorAvatar: { src: await createPngDataUrl(5) },
      articleContent: [
        { type: 'image', content: await createPngDataUrl(6) },
        { type: 'paragraph', content: 'x' },
      ],
    });
    expect(item).toMatchObject({
      articleImage: urlMatcher,
      authorAvatar: { src: urlMatcher, src_pixel: pixelMatcher },
    });
    expect(item.articleContent[0]?.content).toEqual(urlMatcher);
    const changedItem = (await change(itemPath, { articleImage: await createPngDataUrl(7) })).data.data.data;
    expect(changedItem.articleImage).toEqual(urlMatcher);
    expect(changedItem.articleImage).not.toBe(item.articleImage);
    expect((await site.get(item.articleImage)).status).toBe(404);
    expect((await site.services().mediaStore.get(path.basename(item.articleImage)))?.length).toBeGreaterThan(
      0,
    );
    expect((await site.get(changedItem.articleImage)).status).toBe(200);
    await erase(itemPath);
    await vi.waitFor(() => expect(site.files()).toEqual([]), 5_000);
  });

  it("doesn't store the files of an item when the item is rejected", async () => {
    await createItem(CASES, { title: 'Taken' });
    const validImage = await createPngDataUrl(8);
    const rejections = [
      [{ title: 'Taken' }, 409, undefined],
      [{ title: 'Free', detailImages: ['data:image/png;base64,AAAA'] }, 400, 'detailImages.0'],
      [{ title: '!' }, 400, 'title'],
      [
        {
          title: 'Free',
          detailImages: [`data:image/png;base64,${Buffer.alloc(2_097_153).toString('base64')}`],
        },
        413,
        'detailImages.0',
      ],
    ] as const;
    for (const [changes, expected, path] of rejections) {
      const json = { ...caseInput(), img_preview: { src: validImage }, ...changes };
      const { status, data } = await create('/api/v1/projects', json);
      expect(status).toBe(expected);
      if (path) expect(data.errors[0]?.path).toBe(path);
      if (expected === 413) expect(data.message).toBe('File size is too large');
    }
    await vi.waitFor(() => expect(site.files()).toEqual([]), 5_000);
    const { db } = site.services();
    expect(await db.selectFrom('media').select('id').execute()).toEqual([]);
    expect((await site.get('/api/v1/projects')).data.total).toBe(1);
  });
});

describe('files of an item', () => {
  const createPreview = (src: string) => ({ img_preview: { src } });

  it('deletes the files of a deleted item, but not files that the item only links to', async () => {
    const owner = await createItem(CASES, { title: 'Owner', ...createPreview(await createPngDataUrl(20)) });
    const { src, src_pixel } = owner.item.img_preview;
    const otherCase = await createItem(CASES, { title: 'Guest', ...createPreview(src) });
    expect(otherCase.item.img_preview).toMatchObject({ src, src_pixel });
    const otherOwner = await createItem(ARTICLES, { articleImage: src });
    await erase(otherCase.itemPath);
    await change(otherOwner.itemPath, { articleImage: '/art/other.svg' });
    await erase(otherOwner.itemPath);
    expect((await site.get(src)).status).toBe(200);
    await erase(owner.itemPath);
    await vi.waitFor(() => expect(site.files()).toEqual([]), 5_000);
  });

  it('keeps a file of a deleted item while another item uses the file', async () => {
    const firstCase = await createItem(CASES, {
      title: 'First',
      ...createPreview(await createPngDataUrl(21)),
    });
    const { src } = firstCase.item.img_preview;
    const secondCase = await createItem(CASES, { title: 'Second', ...createPreview(src) });
    await erase(firstCase.itemPath);
    expect((await site.get(src)).status).toBe(200);
    await erase(secondCase.itemPath);
    await vi.waitFor(() => expect(site.files()).toEqual([]), 5_000);
  });
});
