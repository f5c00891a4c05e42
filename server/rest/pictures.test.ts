import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { eraseItem } from '../../use-cases/content/trash';
import { createPngDataUrl } from '../app.test-kit';
import { ARTICLES, CASES, caseInput, createItemsSite } from './items.test-kit';

const { site, create, change, remove, erase, stored, made } = createItemsSite();

describe('images sent as data URLs', () => {
  const pixel = expect.stringMatching(/^data:image\/\w+;base64,/);
  const address = expect.stringMatching(/^\/uploads\/[0-9a-f]{16}-image-8x8\.(png|jpg)$/);

  it('stores data URLs of a case as files, and keeps the files while the case is in the trash', async () => {
    const [a, b, c] = [await createPngDataUrl(1), await createPngDataUrl(2), await createPngDataUrl(3)];
    const { item, address: at } = await made(CASES, {
      img_preview: { src: a },
      customer: { name: 'Orest', avatar: { src: b }, logo: { src: a, src_pixel: b } },
      detailImages: [c, '/art/plan.svg', 'https://cdn.example/x.png'],
      projectContent: [{ type: 'image', content: c }],
    });
    expect(item).toMatchObject({
      img_preview: { src: address, src_pixel: pixel },
      customer: { avatar: { src: address, src_pixel: pixel }, logo: { src_pixel: b } },
      detailImages: [address, '/art/plan.svg', 'https://cdn.example/x.png'],
      projectContent: [{ content: address }],
    });
    expect(item.customer.logo?.src).toBe(item.img_preview.src);
    expect(item.projectContent[0]?.content).toBe(item.detailImages[0]);
    expect(await stored(at)).toEqual(item);
    for (const src of [item.img_preview.src, item.customer.avatar?.src ?? '', item.detailImages[0] ?? '']) {
      const file = await site.get(src);
      expect([file.status, file.headers['content-type']]).toEqual([200, 'image/png']);
    }
    await remove(at);
    expect((await site.get(item.img_preview.src)).status).toBe(404);
    expect(
      (await site.services().mediaStore.get(path.basename(item.img_preview.src)))?.length,
    ).toBeGreaterThan(0);
    await eraseItem(site.services(), item._id);
    await vi.waitFor(() => expect(site.files()).toEqual([]), 5_000);
  }, 20_000);

  it('stores data URLs of an article as files, and keeps replaced files for earlier versions', async () => {
    const { item, address: at } = await made(ARTICLES, {
      articleImage: await createPngDataUrl(4),
      authorAvatar: { src: await createPngDataUrl(5) },
      articleContent: [
        { type: 'image', content: await createPngDataUrl(6) },
        { type: 'paragraph', content: 'x' },
      ],
    });
    expect(item).toMatchObject({ articleImage: address, authorAvatar: { src: address, src_pixel: pixel } });
    expect(item.articleContent[0]?.content).toEqual(address);
    const changed = (await change(at, { articleImage: await createPngDataUrl(7) })).data.data.data;
    expect(changed.articleImage).toEqual(address);
    expect(changed.articleImage).not.toBe(item.articleImage);
    expect((await site.get(item.articleImage)).status).toBe(404);
    expect((await site.services().mediaStore.get(path.basename(item.articleImage)))?.length).toBeGreaterThan(
      0,
    );
    expect((await site.get(changed.articleImage)).status).toBe(200);
    await erase(at);
    await vi.waitFor(() => expect(site.files()).toEqual([]), 5_000);
  }, 20_000);

  it("doesn't store the files of an item that is rejected, whatever the reason", async () => {
    await made(CASES, { title: 'Taken' });
    const good = await createPngDataUrl(8);
    const refusals = [
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
    for (const [changes, expected, path] of refusals) {
      const json = { ...caseInput(), img_preview: { src: good }, ...changes };
      const { status, data } = await create('/api/v1/projects', json);
      expect(status).toBe(expected);
      if (path) expect(data.errors[0]?.path).toBe(path);
      if (expected === 413) expect(data.message).toBe('File size is too large');
    }
    await vi.waitFor(() => expect(site.files()).toEqual([]), 5_000);
    const { db } = site.services();
    expect(await db.selectFrom('media').select('id').execute()).toEqual([]);
    expect((await site.get('/api/v1/projects')).data.total).toBe(1);
  }, 20_000);
});

describe('files of an item', () => {
  const preview = (src: string) => ({ img_preview: { src } });

  it('deletes the files of a deleted item, but not files that the item only links to', async () => {
    const owner = await made(CASES, { title: 'Owner', ...preview(await createPngDataUrl(20)) });
    const { src, src_pixel } = owner.item.img_preview;
    const guest = await made(CASES, { title: 'Guest', ...preview(src) });
    expect(guest.item.img_preview).toMatchObject({ src, src_pixel });
    const thief = await made(ARTICLES, { articleImage: src });
    await erase(guest.address);
    await change(thief.address, { articleImage: '/art/other.svg' });
    await erase(thief.address);
    expect((await site.get(src)).status).toBe(200);
    await erase(owner.address);
    await vi.waitFor(() => expect(site.files()).toEqual([]), 5_000);
  }, 20_000);

  it('keeps a file of a deleted item while another item uses the file', async () => {
    const first = await made(CASES, { title: 'First', ...preview(await createPngDataUrl(21)) });
    const { src } = first.item.img_preview;
    const second = await made(CASES, { title: 'Second', ...preview(src) });
    await erase(first.address);
    expect((await site.get(src)).status).toBe(200);
    await erase(second.address);
    await vi.waitFor(() => expect(site.files()).toEqual([]), 5_000);
  }, 20_000);
});
