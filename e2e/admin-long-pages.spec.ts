import { createExample } from '../domain/fields/examples';
import { UNHYDRATED_ATTRIBUTE } from '../domain/hydration';
import { trpcBase } from '../domain/paths';
import { sectionVariants } from '../domain/sections';
import { createPageContent } from '../domain/sections/new-page';
import { addRowIds } from '../domain/sections/row-ids';
import { signIn } from './admin-sign-in';
import { replaceExamples } from './content/replace-examples';
import { expect, test } from './fixtures';
import { measurePageWeight } from './page-weight';

const SECTIONS_MAX = 40;
/** Higher than for other pages, because each interactive first screen has its own styles and a page needs only one. */
const STYLESHEET_MAX = 28_000;

/** Creates a page with one section of each variant. */
function createPage(variants: typeof sectionVariants, path: string) {
  const sections = variants.map(({ schema }) => createExample(schema));
  const page = { ...createPageContent('empty', { title: 'A long page', address: path }), sections };
  return replaceExamples(addRowIds(page) as Record<string, unknown>);
}

for (const [name, id, variants] of [
  ['first', 'a0'.repeat(12), sectionVariants.slice(0, SECTIONS_MAX)],
  ['last', 'b0'.repeat(12), sectionVariants.slice(-SECTIONS_MAX)],
] as const)
  test(`keeps a page within its size budget, and hydrates sections once visible: the ${name} ${SECTIONS_MAX} variants`, async ({
    page,
    browser,
    site,
  }) => {
    await signIn(page);
    const path = `/the-${name}-kinds`;
    const changes = Object.entries({ ...createPage(variants, path), meta_description: 'Long.' });
    for (const [act, input] of [
      ['saveDraft', { changes: Object.fromEntries(changes.map(([field, to]) => [field, { to }])) }],
      ['publish', {}],
    ] as const) {
      const data = { kind: 'page', id, ...input };
      const response = await page.request.post(`${trpcBase}/content.${act}`, { data });
      expect([act, response.status(), response.ok() ? '' : await response.text()]).toEqual([act, 200, '']);
    }

    const context = await browser.newContext({ baseURL: site.url });
    const visitor = await context.newPage();
    const errors: string[] = [];
    visitor.on('console', message => errors.push(message.text()));
    visitor.on('pageerror', error => errors.push(error.message));
    await measurePageWeight(visitor, path, STYLESHEET_MAX);
    const originalText = await visitor.locator('main').innerText();
    // Only staff tests show scrollbars, whose width `100vw` includes.
    const getOverflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await visitor.evaluate(getOverflow), 'scrolls sideways').toBe(0);
    const unhydratedParts = visitor.locator(`main [${UNHYDRATED_ATTRIBUTE}]`);
    for (
      let remainingCount = await unhydratedParts.count();
      remainingCount > 0;
      remainingCount = await unhydratedParts.count()
    ) {
      // A part has no box of its own, and its first element may be hidden at this width.
      await unhydratedParts.evaluateAll(([part]) => {
        const visibleElement = [...(part?.querySelectorAll('*') ?? [])].find(
          element => element.getBoundingClientRect().height > 0,
        );
        visibleElement?.scrollIntoView({ block: 'center', behavior: 'instant' });
      });
      await expect.poll(() => unhydratedParts.count()).toBeLessThan(remainingCount);
    }
    expect(await visitor.locator('main').innerText()).toBe(originalText);
    expect(errors).toEqual([]);
    await context.close();
  });
