import { readFileSync } from 'node:fs';
import { createArticleInput, createCaseInput } from '../db/items.test-kit';
import { CPU_MAX_MS, measureCpuMs } from '../domain/cpu-time.test-kit';
import { createExample } from '../domain/fields/examples';
import type { KindName } from '../domain/kinds';
import { pageSchema } from '../domain/kinds/page';
import {
  ARTICLE_MARKUP_MAX,
  ARTICLE_TEXT_MAX,
  CASE_TEXT_MAX,
  PAGE_TEXT_MAX,
  TEXT_MAX,
} from '../domain/limits';
import { getArticlePath, getCasePath, getPreviewPath, trpcBase } from '../domain/paths';
import { SHAPE_VERSION } from '../domain/rest/shape';
import { findSectionKind } from '../domain/sections';
import { createPageContent } from '../domain/sections/new-page';
import { addRowIds } from '../domain/sections/row-ids';
import { openSession } from './admin-sign-in';
import { replaceExamples } from './content/replace-examples';
import { expect, test } from './fixtures';

type Values = Record<string, unknown>;

const getAddress = (n: number) => `/large-${n}`;
/** Number of blocks of maximum length in an article. */
const BLOCKS = ARTICLE_TEXT_MAX / TEXT_MAX;

const repeat = (text: string, length: number) => text.repeat(Math.floor(length / text.length));
const listParagraphs = (content: string, count: number) =>
  Array.from({ length: count }, () => ({ type: 'paragraph' as const, content, alt: '', caption: '' }));

/** Creates an article of hyphenated text, which is slowest to render, with as many HTML tags as allowed. */
function createArticle() {
  const marks = '<b>a</b>'.repeat(ARTICLE_MARKUP_MAX / 2 / BLOCKS - 2);
  return createArticleInput({
    story: listParagraphs(marks + repeat('a-b ', TEXT_MAX - marks.length), BLOCKS),
  });
}

function createTables() {
  const rows = Array.from({ length: 100 }, () => Array(12).fill(repeat('a-b ', 32)));
  const table = { type: 'table' as const, content: '', alt: '', caption: '', rows };
  return createArticleInput({ story: Array(ARTICLE_MARKUP_MAX / 1_200).fill(table) });
}

/** Creates a case with the longest story and figures of repeated text. */
function createCase(fragment: string) {
  const text = repeat(fragment, 4_000);
  const count = Math.floor(CASE_TEXT_MAX / JSON.stringify(listParagraphs(text, 1)).length);
  const points = Array.from({ length: count }, () => ({ title: 'x', text }));
  return createCaseInput({
    story: listParagraphs(text, count),
    info: [points.slice(0, 10), points.slice(10)].map(pointsPart => ({
      title: 'x',
      subtitle: '',
      points: pointsPart,
    })),
  });
}

/** Creates a page with as many copies of a section as allowed. */
function createPage(section: object): Values {
  const page = createPageContent('empty', { title: '', address: getAddress(0) });
  const repeatSection = (count: number) =>
    replaceExamples({
      ...page,
      hero: { ...page.hero, title: 'Large' },
      meta_description: 'Large.',
      sections: addRowIds(Array(count).fill(section)) as object[],
    });
  let count = 1;
  while (pageSchema.shape.sections.safeParse(repeatSection(count + 1).sections).success) count++;
  return repeatSection(count);
}

/** Creates a section with as many example rows as allowed. */
function fillSection(name: { kind: string; variant: string }): object {
  const { schema } = findSectionKind(name) ?? {};
  if (!schema) throw new Error(`There is no section ${name.kind} ${name.variant}`);
  const example = createExample(schema) as Values & { items: object[] };
  const createSection = (count: number) => ({ ...example, items: Array(count).fill(example.items[0]) });
  let count = 1;
  while (schema.safeParse(createSection(count + 1)).success) count++;
  return createSection(count);
}

/** Creates chapters that contain only links. */
function createLinks(): object {
  const block = { look: 'text', text: repeat('[a](/blog) ', 2_000) };
  const chapters = Array.from({ length: Math.floor(PAGE_TEXT_MAX / 24_000) - 1 }, (_, n) => ({
    anchor: `chapter-${n}`,
    title: `Chapter ${n}`,
    blocks: Array(10).fill(block),
  }));
  return { kind: 'chapters', chapters };
}

/** The allowed items that take longest to render. */
const SLOWEST_ITEMS: [what: string, kind: KindName, values: object][] = [
  ['hyphens and tags', 'article', createArticle()],
  ['tables', 'article', createTables()],
  ['short paragraphs', 'case', createCase('<\n\n')],
  ['quotation marks', 'case', createCase("'")],
  ['links', 'page', createPage(createLinks())],
  ['columns', 'page', createPage(fillSection({ kind: 'accordion', variant: 'columns' }))],
  ['questions', 'page', createPage(fillSection({ kind: 'accordion', variant: 'questions' }))],
  ['layers', 'page', createPage(fillSection({ kind: 'layers', variant: 'rows' }))],
  ['cells', 'page', createPage(fillSection({ kind: 'cells', variant: 'grid' }))],
];

test('renders the largest items within the main thread time limit of a request @more', async ({
  page,
  site,
  request,
}) => {
  test.skip(process.platform !== 'linux', 'Only Linux reports the CPU time of another process by thread');
  await openSession(page);
  const getSiteCpuMs = () =>
    Number(readFileSync(`/proc/${site.pid}/task/${site.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  const costs: [what: string, ms: number][] = [];

  for (const [n, [title, kind, values]] of SLOWEST_ITEMS.entries()) {
    const titledValues = {
      ...values,
      title: `Large ${title}`,
      ...(kind === 'page' && { address: getAddress(n) }),
    };
    const changes = Object.fromEntries(Object.entries(titledValues).map(([field, to]) => [field, { to }]));
    const call = async (name: string, input: object = {}) => {
      const response = await page.request.post(`${trpcBase}/content.${name}`, {
        data: { kind, id: `large${n}`, ...input },
      });
      expect([title, name, response.status(), response.ok() || (await response.text())]).toEqual([
        title,
        name,
        200,
        true,
      ]);
      return (await response.json()).result.data;
    };
    await call('saveDraft', { changes, ...(kind !== 'page' && { shape: SHAPE_VERSION }) });
    const { token } = await call('makePreviewLink');
    const { slug } = await call('publish');
    const path = { article: getArticlePath, case: getCasePath, page: () => getAddress(n) }[kind](slug);

    // These views are rendered for each request. A visitor's page is rendered once after each write.
    const views: [view: string, open: () => Promise<unknown>][] = [
      ['shared preview', async () => expect(await request.get(getPreviewPath(token))).toBeOK()],
      ['page for staff', async () => expect(await page.request.get(path)).toBeOK()],
    ];
    for (const [view, open] of views)
      costs.push([`${title}, ${view}`, await measureCpuMs(open, open, getSiteCpuMs)]);
  }
  expect(costs.filter(([, ms]) => ms > CPU_MAX_MS)).toEqual([]);
});
