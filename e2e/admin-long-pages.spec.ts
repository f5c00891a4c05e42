import { exampleOf } from '../domain/fields/examples';
import { WAITING_ATTRIBUTE } from '../domain/hydration';
import { trpcBase } from '../domain/paths';
import { sectionVariants } from '../domain/sections';
import { newPage } from '../domain/sections/new-page';
import { withRowIds } from '../domain/sections/row-ids';
import { signIn } from './admin-sign-in';
import { withOwnWords } from './content/own-words';
import { expect, test } from './fixtures';
import { weigh } from './weights';

/** Sections that a page may have at most. */
const LONGEST = 40;

/** A page of one section of each of these variants. */
function pageOf(variants: typeof sectionVariants, address: string) {
  const sections = variants.map(({ schema }) => exampleOf(schema));
  const page = { ...newPage('empty', { title: 'A long page', address }), sections };
  return withOwnWords(withRowIds(page) as Record<string, unknown>);
}

for (const [name, id, some] of [
  ['first', 'a0'.repeat(12), sectionVariants.slice(0, LONGEST)],
  ['last', 'b0'.repeat(12), sectionVariants.slice(-LONGEST)],
] as const)
  test(`a page of the ${name} ${LONGEST} sections is as light as the others, and all of it works once seen`, async ({
    page,
    browser,
    site,
  }) => {
    await signIn(page);
    const address = `/the-${name}-kinds`;
    const changes = Object.entries({ ...pageOf(some, address), meta_description: 'Long.' });
    for (const [act, input] of [
      ['saveDraft', { changes: Object.fromEntries(changes.map(([field, to]) => [field, { to }])) }],
      ['publish', {}],
    ] as const) {
      const data = { kind: 'page', id, ...input };
      const answer = await page.request.post(`${trpcBase}/content.${act}`, { data });
      expect([act, answer.status(), answer.ok() ? '' : await answer.text()]).toEqual([act, 200, '']);
    }

    const context = await browser.newContext({ baseURL: site.url });
    const visitor = await context.newPage();
    const complaints: string[] = [];
    visitor.on('console', message => complaints.push(message.text()));
    visitor.on('pageerror', error => complaints.push(error.message));
    await weigh(visitor, address);
    const before = await visitor.locator('main').innerText();
    const waiting = visitor.locator(`main [${WAITING_ATTRIBUTE}]`);
    for (let left = await waiting.count(); left > 0; left = await waiting.count()) {
      await waiting.first().locator(`:scope :not([${WAITING_ATTRIBUTE}])`).first().scrollIntoViewIfNeeded();
      await expect.poll(() => waiting.count()).toBeLessThan(left);
    }
    expect(await visitor.locator('main').innerText()).toBe(before);
    expect(complaints).toEqual([]);
    await context.close();
  });
