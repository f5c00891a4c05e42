import { describe, expect, it } from 'vitest';
import {
  findDemoParts,
  findOutdatedTexts,
  findUnpublishedLinks,
  hasPhrase,
  listOutdatedTextCauses,
  listSectionParts,
  type UnpublishedPage,
} from './outdated-texts';

const audit: UnpublishedPage = {
  title: 'QA Audit',
  paths: ['/services/qa-audit', '/services/quality-assurance/qa-audit'],
  names: ['QA Audit', 'Audits'],
  isService: true,
};
const aboutPage: UnpublishedPage = {
  title: 'About us',
  paths: ['/about-us'],
  names: ['About us'],
  isService: false,
};
const sources = {
  unpublishedPages: [audit, aboutPage],
  demoWords: ['Northlight', 'Lviv'],
  origin: 'https://otter.example',
};

const createPage = (...sections: object[]) => ({
  title: 'Testing',
  address: '/testing',
  hero: { kind: 'page', title: 'We test', lead: 'Slowly, and then all at once.' },
  sections: sections.map((section, index) => ({ _id: `s${index}`, ...section })),
});
const createCells = (...items: object[]) => ({
  kind: 'cells',
  title: 'What we do',
  items: items.map((item, index) => ({ _id: `i${index}`, ...item })),
});
const findTexts = (...sections: object[]) => findOutdatedTexts(createPage(...sections), sources);

describe('texts that offer a disabled page', () => {
  it('lists a row once when it both links to an unpublished page and names the page', () => {
    const card = { title: 'QA audit', text: 'An outside look at how you test.', href: '/services/qa-audit' };
    expect(findTexts({ kind: 'banner' }, createCells({ title: 'Web' }, card))).toEqual([
      {
        reason: 'link',
        about: 'QA Audit',
        field: 'sections.s1.items.i1.href',
        place: 'What we do',
        quote: 'QA audit. An outside look at how you test.',
      },
    ]);
  });

  it.each([
    ['another path of the page', '/services/quality-assurance/qa-audit?ask=check#top'],
    ['its full URL', 'https://otter.example/services/qa-audit'],
  ])('finds a link to an unpublished page by %s', (_, href) => {
    expect(findTexts(createCells({ title: 'A look', href }))).toMatchObject([
      { reason: 'link', about: 'QA Audit' },
    ]);
  });

  it('finds a mention of an unpublished page when a text contains its URL or a link to it', () => {
    const chapters = { kind: 'chapters', text: 'Read [more of it](/services/qa-audit) first.' };
    expect(findTexts(chapters)).toMatchObject([{ reason: 'link', field: 'sections.s0.text' }]);
    const mailText = {
      subject: 'Hello',
      text: 'See {site}/services/qa-audit, or {site}/services/qa-audit-2024.',
    };
    expect(findOutdatedTexts(mailText, sources)).toMatchObject([{ reason: 'mention', field: 'text' }]);
    expect(findOutdatedTexts({ text: 'See {site}/services/qa-audit-2024.' }, sources)).toEqual([]);
  });

  it('finds the name of an unpublished service as whole words, ignoring case', () => {
    expect(findTexts({ kind: 'faq', title: 'Questions', text: 'We begin with a qa audit.' })).toMatchObject([
      { reason: 'mention', place: 'Questions', quote: 'We begin with a qa audit.' },
    ]);
    expect(findTexts({ kind: 'faq', text: 'A beqa auditor looks.' })).toEqual([]);
  });

  it("finds the title of an unpublished page case-sensitively when the page isn't a service", () => {
    expect(findTexts({ kind: 'faq', text: 'Ask clients about us, then contact us.' })).toEqual([]);
    expect(findTexts({ kind: 'faq', text: 'See the page About us.' })).toMatchObject([{ about: 'About us' }]);
  });

  it('finds a single-word service name only when it is the whole text', () => {
    expect(findTexts({ kind: 'cells', text: 'Two audits a year.' })).toEqual([]);
    expect(findTexts(createCells({ title: 'Audits' }))).toMatchObject([
      { reason: 'mention', about: 'QA Audit' },
    ]);
  });

  it('ignores mentions of an unpublished page in hidden sections', () => {
    const hidden = { kind: 'banner', hidden: true, text: 'Our QA audit in Lviv', href: '/services/qa-audit' };
    expect(findTexts(hidden)).toEqual([]);
    expect(findTexts(hidden, { kind: 'banner', text: 'A QA audit' })).toMatchObject([
      { field: 'sections.s1.text' },
    ]);
  });

  it('finds only links to an unpublished page in an article, not its name', () => {
    const article = {
      title: 'QA Audit',
      story: [{ content: 'A <a href="/services/qa-audit">look</a>' }],
    };
    expect(findUnpublishedLinks(article, sources)).toMatchObject([
      { reason: 'link', place: 'Story 1', field: 'story.0.content' },
    ]);
  });
});

it('finds each name of the demo site once per row', () => {
  expect(
    findTexts(
      createCells({ title: 'Northlight in Lviv', text: 'Northlight stays.' }, { text: 'In northlights' }),
    ),
  ).toEqual(['Northlight', 'Lviv'].map(about => expect.objectContaining({ reason: 'demo', about })));
  const sitePage = createPage(
    { kind: 'banner', text: 'We are Northlight' },
    { kind: 'banner', text: 'From Northlight' },
  );
  const [demoPart] = findDemoParts({ ...sitePage, hero: {} }, [
    { ...sitePage, hero: {}, sections: sitePage.sections.slice(1) },
  ]);
  expect(findOutdatedTexts(sitePage, sources, demoPart && [demoPart])).toMatchObject([
    { field: 'sections.s0.text' },
  ]);
  expect(hasPhrase('Northlight’s people', 'Northlight')).toBe(true);
});

describe('delivered pages', () => {
  const demoPart = createPage(createCells({ title: 'Web', text: 'Portals and shops.' }), {
    kind: 'banner',
    title: 'Talk',
  });
  const findAfterChange = (values: object) => findDemoParts({ ...demoPart, ...values }, [demoPart]);

  it('lists every part of an unchanged page', () => {
    const outdatedTexts = findAfterChange({});
    expect(outdatedTexts).toMatchObject([
      { reason: 'delivered', field: 'hero' },
      { reason: 'delivered', field: 'sections.s0' },
      { reason: 'delivered', field: 'sections.s1' },
    ]);
    // A changed link isn't a text change.
    const [first, second] = demoPart.sections;
    expect(findAfterChange({ sections: [{ ...first, href: '/services' }, second] })).toEqual(outdatedTexts);
  });

  it('lists the unchanged parts of an edited built-in page', () => {
    const [first] = demoPart.sections;
    const banner = { _id: 's1', kind: 'banner', title: 'Ours' };
    expect(findAfterChange({ sections: [banner, first] })).toMatchObject([
      { field: 'hero', place: 'Hero', quote: 'Slowly, and then all at once.' },
      { field: 'sections.s0', place: 'What we do', quote: 'Portals and shops.' },
    ]);
  });

  it('finds parts of a page that are unchanged from any version of the built-in page', () => {
    const currentPage = createPage({ kind: 'banner', title: 'Otter in Porto' });
    const first = createPage({ kind: 'banner', title: 'Northlight in Lviv' });
    expect(findDemoParts(first, [currentPage, first])).toHaveLength(2);
    expect(findDemoParts(createPage({ kind: 'banner', title: 'Ours' }), [])).toEqual([]);
  });

  it('lists no part of a page when every part is changed or hidden', () => {
    const hidden = demoPart.sections.map(section => ({ ...section, hidden: true }));
    expect(findAfterChange({ hero: { kind: 'page', title: 'Our own head' }, sections: hidden })).toEqual([]);
  });
});

it('lists each cause of an outdated section only once', () => {
  const sitePage = createPage({ kind: 'banner', title: 'QA audit' }, { kind: 'banner', title: 'Ours' });
  expect(
    listOutdatedTextCauses([
      ...findOutdatedTexts(sitePage, sources),
      ...findOutdatedTexts(sitePage, sources),
    ]),
  ).toEqual([{ part: 'sections.s0', reason: 'mention', about: 'QA Audit' }]);
  expect(listSectionParts(sitePage)).toEqual([
    { part: 'hero', place: 'Hero' },
    { part: 'sections.s0', place: 'QA audit' },
    { part: 'sections.s1', place: 'Ours' },
  ]);
});
