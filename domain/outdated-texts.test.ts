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
  isSold: true,
};
const about: UnpublishedPage = {
  title: 'About us',
  paths: ['/about-us'],
  names: ['About us'],
  isSold: false,
};
const searched = { off: [audit, about], demoWords: ['Northlight', 'Lviv'], origin: 'https://otter.example' };

const page = (...sections: object[]) => ({
  title: 'Testing',
  address: '/testing',
  hero: { kind: 'page', title: 'We test', lead: 'Slowly, and then all at once.' },
  sections: sections.map((section, index) => ({ _id: `s${index}`, ...section })),
});
const cells = (...items: object[]) => ({
  kind: 'cells',
  title: 'What we do',
  items: items.map((item, index) => ({ _id: `i${index}`, ...item })),
});
const found = (...sections: object[]) => findOutdatedTexts(page(...sections), searched);

describe('texts that offer a disabled page', () => {
  it('lists a row once when it both links to a disabled page and names the page', () => {
    const card = { title: 'QA audit', text: 'An outside look at how you test.', href: '/services/qa-audit' };
    expect(found({ kind: 'banner' }, cells({ title: 'Web' }, card))).toEqual([
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
  ])('finds a link to a disabled page by %s', (_, href) => {
    expect(found(cells({ title: 'A look', href }))).toMatchObject([{ reason: 'link', about: 'QA Audit' }]);
  });

  it('finds links to a disabled page, and its URL, within a text', () => {
    const chapters = { kind: 'chapters', text: 'Read [more of it](/services/qa-audit) first.' };
    expect(found(chapters)).toMatchObject([{ reason: 'link', field: 'sections.s0.text' }]);
    const mail = {
      subject: 'Hello',
      text: 'See {site}/services/qa-audit, or {site}/services/qa-audit-2024.',
    };
    expect(findOutdatedTexts(mail, searched)).toMatchObject([{ reason: 'mention', field: 'text' }]);
    expect(findOutdatedTexts({ text: 'See {site}/services/qa-audit-2024.' }, searched)).toEqual([]);
  });

  it('finds the name of a disabled service as whole words, ignoring case', () => {
    expect(found({ kind: 'faq', title: 'Questions', text: 'We begin with a qa audit.' })).toMatchObject([
      { reason: 'mention', place: 'Questions', quote: 'We begin with a qa audit.' },
    ]);
    expect(found({ kind: 'faq', text: 'A beqa auditor looks.' })).toEqual([]);
  });

  it("finds the title of a disabled page case-sensitively when it isn't a service", () => {
    expect(found({ kind: 'faq', text: 'Ask clients about us, then contact us.' })).toEqual([]);
    expect(found({ kind: 'faq', text: 'See the page About us.' })).toMatchObject([{ about: 'About us' }]);
  });

  it('finds a single-word service name only when it is the whole text', () => {
    expect(found({ kind: 'cells', text: 'Two audits a year.' })).toEqual([]);
    expect(found(cells({ title: 'Audits' }))).toMatchObject([{ reason: 'mention', about: 'QA Audit' }]);
  });

  it('ignores mentions of a disabled page in hidden sections', () => {
    const hidden = { kind: 'banner', hidden: true, text: 'Our QA audit in Lviv', href: '/services/qa-audit' };
    expect(found(hidden)).toEqual([]);
    expect(found(hidden, { kind: 'banner', text: 'A QA audit' })).toMatchObject([
      { field: 'sections.s1.text' },
    ]);
  });

  it('finds only links to a disabled page in an article, not its name', () => {
    const article = {
      title: 'QA Audit',
      story: [{ content: 'A <a href="/services/qa-audit">look</a>' }],
    };
    expect(findUnpublishedLinks(article, searched)).toMatchObject([
      { reason: 'link', place: 'Story 1', field: 'story.0.content' },
    ]);
  });
});

it('finds each name of the demo site once per row', () => {
  expect(
    found(cells({ title: 'Northlight in Lviv', text: 'Northlight stays.' }, { text: 'In northlights' })),
  ).toEqual(['Northlight', 'Lviv'].map(about => expect.objectContaining({ reason: 'demo', about })));
  const own = page(
    { kind: 'banner', text: 'We are Northlight' },
    { kind: 'banner', text: 'From Northlight' },
  );
  const [delivered] = findDemoParts({ ...own, hero: {} }, [
    { ...own, hero: {}, sections: own.sections.slice(1) },
  ]);
  expect(findOutdatedTexts(own, searched, delivered && [delivered])).toMatchObject([
    { field: 'sections.s0.text' },
  ]);
  expect(hasPhrase('Northlight’s people', 'Northlight')).toBe(true);
});

describe('delivered pages', () => {
  const delivered = page(cells({ title: 'Web', text: 'Portals and shops.' }), {
    kind: 'banner',
    title: 'Talk',
  });
  const changed = (values: object) => findDemoParts({ ...delivered, ...values }, [delivered]);

  it('lists every part of an unchanged page', () => {
    const all = changed({});
    expect(all).toMatchObject([
      { reason: 'delivered', field: 'hero' },
      { reason: 'delivered', field: 'sections.s0' },
      { reason: 'delivered', field: 'sections.s1' },
    ]);
    // A link removed with its page isn't a text change.
    const [first, second] = delivered.sections;
    expect(changed({ sections: [{ ...first, href: '/services' }, second] })).toEqual(all);
  });

  it('lists the unchanged parts of an edited built-in page', () => {
    const [first] = delivered.sections;
    const banner = { _id: 's1', kind: 'banner', title: 'Ours' };
    expect(changed({ sections: [banner, first] })).toMatchObject([
      { field: 'hero', place: 'Top of the page', quote: 'Slowly, and then all at once.' },
      { field: 'sections.s0', place: 'What we do', quote: 'Portals and shops.' },
    ]);
  });

  it('finds parts of a page that are unchanged from any version of the built-in page', () => {
    const today = page({ kind: 'banner', title: 'Otter in Porto' });
    const first = page({ kind: 'banner', title: 'Northlight in Lviv' });
    expect(findDemoParts(first, [today, first])).toHaveLength(2);
    expect(findDemoParts(page({ kind: 'banner', title: 'Ours' }), [])).toEqual([]);
  });

  it('lists no part of a page when every part is changed or hidden', () => {
    const hidden = delivered.sections.map(section => ({ ...section, hidden: true }));
    expect(changed({ hero: { kind: 'page', title: 'Our own head' }, sections: hidden })).toEqual([]);
  });
});

it('lists each cause of an outdated section once, and all sections of the page', () => {
  const own = page({ kind: 'banner', title: 'QA audit' }, { kind: 'banner', title: 'Ours' });
  expect(
    listOutdatedTextCauses([...findOutdatedTexts(own, searched), ...findOutdatedTexts(own, searched)]),
  ).toEqual([{ part: 'sections.s0', reason: 'mention', about: 'QA Audit' }]);
  expect(listSectionParts(own)).toEqual([
    { part: 'hero', place: 'Top of the page' },
    { part: 'sections.s0', place: 'QA audit' },
    { part: 'sections.s1', place: 'Ours' },
  ]);
});
