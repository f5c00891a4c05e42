import { describe, expect, it } from 'vitest';
import { kinds } from '../kinds';
import { findPageExamples, pageSchema } from '../kinds/page';
import { messages } from '../messages';
import { listPublishingProblems } from '../publishing/checks';
import { copyPageContent, createPageContent, PAGE_TEMPLATES, type PageTemplate } from './new-page';

describe.each(Object.keys(PAGE_TEMPLATES) as PageTemplate[])('a new page from the template %s', template => {
  const page = createPageContent(template, { title: 'Careers', address: '/careers' });

  it('creates a page that passes the page schema', () => {
    expect(pageSchema.safeParse(page).error?.issues ?? []).toEqual([]);
  });

  it('adds ids to the sections of a new page', () => {
    expect(page.sections.every(({ _id }) => _id)).toBe(true);
  });

  it('shows the title of a new page in its hero', () => {
    expect(page.hero).toMatchObject({ kind: 'head', variant: 'drawing', title: 'Careers' });
  });
});

it('copies the sections of a page, but not the metadata', () => {
  const page = {
    ...createPageContent('example', { title: 'One', address: '/one' }),
    meta_title: 'One, for robots',
  };
  expect(copyPageContent(page, { title: 'Two', address: '/two' })).toEqual({
    ...createPageContent('example', { title: 'One', address: '/one' }),
    title: 'Two',
    address: '/two',
  });
});

describe('example texts of a new page', () => {
  const page = createPageContent('example', { title: 'Careers', address: '/careers' });
  const listBlockers = (values: Record<string, unknown>, publishedValues = {}) =>
    listPublishingProblems(kinds.page, values, { publishedValues })
      .filter(({ level }) => level === 'stop')
      .map(({ path, message }) => `${path} ${message}`);
  const faqIndex = page.sections.findIndex(({ variant }) => variant === 'questions');

  it('reports example texts as blockers at their fields', () => {
    const blockers = listBlockers(page);
    expect(blockers).toContain(`sections.${faqIndex}.items.2.text ${messages.exampleWords('Answer')}`);
    expect(blockers).toContain(
      `sections.${faqIndex}.title ${messages.exampleWords('A title of a few words')}`,
    );
  });

  it("doesn't report example texts that were replaced or are hidden", () => {
    const hero = { ...page.hero, lead: 'We look for two testers.' };
    const replacedPage = { ...page, hero, sections: [] };
    expect(listBlockers(replacedPage)).toEqual([]);
    const hiddenSections = page.sections.map(section => ({ ...section, hidden: true }));
    expect(listBlockers({ ...replacedPage, sections: hiddenSections })).toEqual([]);
  });

  it("doesn't report example texts as blockers when the page is already public", () => {
    expect(findPageExamples(page).length).toBeGreaterThan(5);
    expect(listBlockers(page, page)).toEqual([]);
  });
});
