import { trpcBase } from '../domain/paths';
import { signIn } from './admin-sign-in';
import { expect, test } from './fixtures';

type Answer<Data> = { result: { data: Data } };
type Listed = { _id: string; slug: string; builtIn: boolean };

/** Ids that React gives, and files in a page's head, are no words. */
const words = (html: string) =>
  html
    .replace(/_R_\w+_/g, 'id')
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<script id="vike_pageContext"[\s\S]*?<\/script>/, '');

// Every page that the site has by itself: one word is changed and seen, then the built-in text is taken back.
test('a built-in page whose word somebody changed differs by that word, and not at all once it is reset', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.goto('/not-found');
  await signIn(page);
  const { request } = page;
  const ask = async <Data>(name: string, input: object) => {
    const answer = await request.get(
      `${trpcBase}/${name}?input=${encodeURIComponent(JSON.stringify(input))}`,
    );
    return ((await answer.json()) as Answer<Data>).result.data;
  };
  const act = async (name: string, data: object) => {
    const answer = await request.post(`${trpcBase}/${name}`, { data });
    expect([name, data, answer.status(), answer.ok() ? '' : await answer.text()]).toEqual([
      name,
      data,
      200,
      '',
    ]);
  };
  const read = async (address: string) => words(await (await request.get(address)).text());

  const pages = (await ask<Listed[]>('pages.adminList', {})).filter(({ builtIn }) => builtIn);
  expect(pages.length).toBeGreaterThan(8);
  for (const { _id: id, slug } of pages) {
    const before = await read(slug);
    const { values } = await ask<{ values: Record<string, unknown> }>('content.open', { kind: 'page', id });
    const from = values.hero as { lead?: string; note?: string; line?: string };
    const field = (['lead', 'note', 'line'] as const).find(name => from[name]);
    const was = from[field ?? 'lead'] ?? '';
    const hero = { from, to: { ...from, [field ?? 'lead']: `Changedword ${was}` } };
    await act('content.saveDraft', { kind: 'page', id, changes: { hero } });
    await act('content.publish', { kind: 'page', id });
    const changed = await read(slug);
    expect(changed.replaceAll('Changedword ', ''), slug).toBe(before);
    expect(changed, slug).not.toBe(before);
    await act('pages.reset', { id });
    expect(await read(slug), slug).toBe(before);
  }
});
