import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { kinds } from '../domain/kinds';
import { getPreviewPath, trpcBase } from '../domain/paths';
import { SHAPE_VERSION } from '../domain/rest/shape';
import { signIn } from './admin-sign-in';
import { expect, test } from './fixtures';

async function call(page: Page, procedure: string, data: object) {
  const response = await page.request.post(`${trpcBase}/${procedure}`, { data });
  expect(response.status()).toBe(200);
  return (await response.json()).result.data;
}

/** Saves a draft and returns the HTML of its shared preview, as a visitor receives it. */
async function sharePreview(
  page: Page,
  siteUrl: string,
  kind: 'case' | 'article',
  values: object,
): Promise<string> {
  const id = randomUUID();
  const changes = Object.fromEntries(Object.entries(values).map(([name, to]) => [name, { to }]));
  await call(page, 'content.saveDraft', { kind, id, shape: SHAPE_VERSION, changes });
  const { token } = await call(page, 'content.makePreviewLink', { kind, id });
  const response = await fetch(siteUrl + getPreviewPath(token));
  expect(response.status).toBe(200);
  return response.text();
}

const INVALID_VALUES = {
  article: { publishedOn: 'soon', author: { name: 'Ada', link: 'no link' } },
  case: { customer: 3, pictures: [{}], videos: [{ url: 'nowhere' }] },
};

for (const kind of ['case', 'article'] as const) {
  test(`previews an unfinished or invalid ${kind}, with placeholders for missing images`, async ({
    page,
    site,
  }) => {
    await signIn(page);
    const title = `Only a title ${randomUUID()}`;
    const unfinishedUrl = await sharePreview(page, site.url, kind, { title });
    for (const text of [title, 'Preview, not published', 'src="data:image/svg+xml;base64,'])
      expect(unfinishedUrl).toContain(text);

    const invalidPath = await sharePreview(page, site.url, kind, {
      ...INVALID_VALUES[kind],
      title: '',
      tags: [7],
      story: [7, { type: 'poem' }, { type: 'image' }, { type: 'paragraph', content: 'A line' }],
    });
    expect(invalidPath).toContain('A line');

    const { key } = await call(page, `${kinds[kind].nouns}.preview`, { values: {} });
    const previewResponse = await page.request.get(getPreviewPath(key));
    expect([previewResponse.status(), await previewResponse.text()]).toEqual([
      200,
      expect.stringContaining('Preview, not published'),
    ]);
  });
}
