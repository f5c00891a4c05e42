import { expect, test } from 'vitest';
import { RELEASE_DAY } from '../art/diagrams/ruler-scale';
import { contactCopy } from '../components/contact/texts';
import { formatRatingSource } from '../components/sections/reviews/Testimonials';
import { getMaxSeats, TEAM_NAMES } from '../domain/closings/team';
import { demoCases as cases } from '../domain/content-files/demo.test-kit';
import { getSite } from '../domain/current-site';
import { listTexts } from '../domain/list-texts.test-kit';
import { isMenu } from '../domain/nav';
import { getSectionName } from '../domain/sections/name';
import { builtInClosings, builtInPeople } from '../site-data';
import { getHero, getPage, getSection, getSections, landings } from '../site-data/pages.test-kit';

/** Content of the agency's main pages and landing pages. */
const mainPages = [...(['home', 'about', 'services', 'process'] as const).map(getPage), ...landings];

const findStage = (title: string) =>
  getSection('process', 'rows stages').items.find(row => row.title === title);
/** Returns an empty list if the page doesn't exist. */
const listCaseTitles = (screen: string): readonly string[] =>
  landings
    .concat({ screen: 'home', ...getPage('home') })
    .filter(page => page.screen === screen)
    .flatMap(page => [
      ...getSections('cases figures', [page]),
      ...getSections('cases poster', [page]),
      ...getSections('cases slides', [page]),
    ])
    .flatMap(({ chosen }) => chosen ?? []);
const parseWeeks = (text = '') => (text.match(/\d+/g) ?? []).map(Number);

test('shows the same team figures on the home and about pages', () => {
  expect(getSite().stats.team).toBe(getSite().team.reduce((sum, { people }) => sum + people, 0));
  expect(getHero('about', 'head people').title[0]).toBe(`${getSite().stats.team} people,`);
  expect(getSection('home', 'figures tall').items.map(({ token }) => token)).toEqual(
    getSection('about', 'figures agency').items.map(({ token }) => token),
  );
});

test('shows figures of an earlier year only on the about page, with the year', () => {
  const { milestone } = getSite();
  if (!milestone) return expect(getSection('about', 'figures agency').note).toBe('');
  expect(getSection('about', 'figures agency').note).toContain(String(milestone.year));
  expect(getSite().founded + milestone.years).toBe(milestone.year);
  const aboutPage = getPage('about');
  const otherSections = aboutPage.sections.filter(section => getSectionName(section) !== 'figures agency');
  const otherTexts = listTexts([
    aboutPage.hero,
    otherSections,
    mainPages.filter(page => page !== aboutPage),
  ]).join('\n');
  const { years, projects, clients, experts, shareInCity } = milestone;
  const figures = `\\b(${projects}|${clients}|${experts})\\+|\\b${shareInCity}%|\\b${years} years`;
  expect(otherTexts).not.toMatch(new RegExp(`${figures}|nine in ten|seven years`, 'i'));
});

test('lists nine crafts on the home page and five offers on the services page', () => {
  expect(getSection('home', 'cells dial').items).toHaveLength(9);
  expect(getSection('services', 'pictures touching').items).toHaveLength(5);
  expect(getHero('services', 'head ring').title[0]).toContain('Nine crafts');
  expect(getHero('services', 'head ring').items).toHaveLength(9);
  expect(getSection('services', 'pictures touching').note).toContain('Nine crafts, five ways in');
});

test('states the same project durations on the home, process and about pages', () => {
  expect(parseWeeks(findStage('Design')?.facts[0]?.text)).toEqual([3, 4]);
  expect(getSection('home', 'steps dial').items.find(({ title }) => title === 'Design')?.text).toContain(
    'in week three, tested with real users by week four',
  );
  expect(parseWeeks(findStage('Testing & QA')?.facts[0]?.text)[0]).toBe(1);
  expect(getSection('about', 'pictures touching').items[1]?.text).toContain('Testing starts on day one');
  expect(7 * (parseWeeks(findStage('Maintenance')?.facts[0]?.text)[0] ?? 0)).toBeLessThanOrEqual(RELEASE_DAY);
  expect(getSection('home', 'schedule gains').gains.month1).toContain('prototype');
});

test('assigns ownership of the code to the client in every cooperation model', () => {
  for (const { productResponsibility } of getSections('models poster').flatMap(({ items }) => items))
    expect(productResponsibility).toMatch(/You, code included|code yours/);
});

test('makes the same statements on every page about who reads messages and where people work', () => {
  const texts = listTexts([mainPages, getPage('contact'), contactCopy, getSite().menus.header]);
  const listMatches = (pattern: RegExp) => texts.filter(text => pattern.test(text));
  expect(
    listMatches(/engineers? reads? (it|every|your)/i),
    'a manager reads a message (components/contact/texts.ts); the call is with an engineer',
  ).toEqual([]);
  expect(contactCopy.section.line).toContain('A partnership manager reads');
  expect(contactCopy.formatAnswerTime('Ada')).toMatch(/^Ada reads it and answers/);
  expect(
    listMatches(/\b(two|three|several|our) (addresses|offices)\b/i),
    'there is one office (site-data/site/facts.json)',
  ).toEqual([]);
  expect(getHero('about', 'head people').title).toContain('one address');
  expect(
    listMatches(/at home in|(all|each) of us (in|share)|every(body|one) in/i),
    'most people sit in the city of the office, not all of them (`milestone` in site-data/site/facts.json)',
  ).toEqual([]);
});

test('limits the seats in the team closing to the size of the team', () => {
  for (const { id, seats } of builtInClosings.team.roles) {
    const team = getSite().team.find(({ name }) => name === TEAM_NAMES[id]);
    expect(
      team,
      `name the team of the row "${id}" in domain/closings/team.ts as site-data/site/facts.json does, or remove the row from site-data/site/closings.json`,
    ).toBeDefined();
    expect(getMaxSeats(id), id).toBeLessThanOrEqual(team?.people ?? 0);
    expect(seats, `${id}: fewer seats at first in site-data/site/closings.json`).toBeLessThanOrEqual(
      getMaxSeats(id),
    );
  }
});

test('shows the same cooperation models on every page', () => {
  const listedNames = [
    ...getSections('chooser tabs').map(({ items }) => items.map(({ name }) => name)),
    ...getSections('chooser list').flatMap(({ items }) =>
      items.flatMap(({ title, facts }) =>
        /ways to/.test(title) ? [(facts ?? []).map(({ name }) => name)] : [],
      ),
    ),
  ];
  const [names = []] = listedNames;
  for (const nameList of listedNames) expect(nameList).toEqual(names);
  // The specification gives outstaffing three models of its own, which aren't ways to share a project.
  const countedTexts = listTexts([getPage('home'), getPage('services'), landings]).filter(text =>
    /\b(two|three|five|six) ways to (work|share|engage)/i.test(text),
  );
  expect(countedTexts, `there are ${names.length}`).toEqual([]);
});

test('names the engagement models of the specification on the JavaScript page', () => {
  const texts = listTexts(landings.filter(({ screen }) => screen === 'javascript')).join('\n');
  // An agency's site may lack this page.
  if (texts)
    for (const model of ['Fixed scope', 'Time and material', 'Team augmentation'])
      expect(texts).toContain(model);
});

test('shows the industries of the site facts in the menu and on the home and landing pages', () => {
  const knownIndustries = getSite().industries;
  const menu = getSite().menus.header.find(entry => isMenu(entry) && entry.id === 'industries');
  const menuTitles = menu && isMenu(menu) ? menu.entries.map(({ title }) => title) : [];
  expect(
    menuTitles,
    'site-data/site/menus.json: the industries of site-data/site/facts.json, in their order',
  ).toEqual(knownIndustries);
  expect(
    getSections('rows lines', [getPage('home')]).map(({ items }) => items.map(({ title }) => title)),
  ).toContainEqual(knownIndustries);
  expect(
    getSection('javascript', 'pictures touching')
      .items.map(({ title }) => title)
      .filter(title => !knownIndustries.includes(title)),
    'only industries of site-data/site/facts.json',
  ).toEqual([]);
  const countedTexts = listTexts([mainPages, getSite().menus.header]).filter(text =>
    /\b(two|three|four|five|six|seven) (industries|domains|sectors|very different)\b/i.test(text),
  );
  expect(countedTexts, 'pages do not count industries').toEqual([]);
});

test('quotes each client once, with name and position as in their case', () => {
  const positionsByName = new Map(cases.map(({ customer }) => [customer.name, customer.position]));
  const quotedReviews = builtInPeople.reviews;
  for (const { name, role } of quotedReviews)
    expect([name, positionsByName.get(name) ?? role]).toEqual([name, role]);
  for (const field of ['words', 'name'] as const)
    expect(new Set(quotedReviews.map(review => review[field])).size).toBe(quotedReviews.length);
});

test('shows different cases on each page unless the specification names them', () => {
  // The specification fixes the cases of outstaffing and JavaScript. The fintech pages pick cases by domain.
  const fixedPages = [...listCaseTitles('outstaffing'), ...listCaseTitles('javascript')];
  const auditedCases = listCaseTitles('qaAudit');
  const ownCases = [
    ...listCaseTitles('home'),
    ...listCaseTitles('aiWeb'),
    ...listCaseTitles('webTesting'),
    ...auditedCases.slice(1),
  ];
  expect(new Set(ownCases).size).toBe(ownCases.length);
  expect(ownCases.filter(title => fixedPages.includes(title))).toEqual([]);
  // An agency with its own cases has none of the demo cases, so its pages show the newest.
  const titles = cases.map(({ title }) => title);
  const missingTitles = [...ownCases, ...auditedCases].filter(title => !titles.includes(title));
  expect([0, ownCases.length + auditedCases.length]).toContain(missingTitles.length);
});

test('names the source of the rating without mentioning verified reviews', () => {
  const source = formatRatingSource({ of: 5, by: 'Clutch' });
  expect(source).toBe('of 5, our rating on Clutch');
  expect(formatRatingSource({ of: 5, by: '' })).toBe('of 5');
  expect(source).not.toMatch(/verified|reviews/i);
});

test("doesn't announce a case's story in the about text, which comes after the story", () => {
  for (const { title, layout, about = '' } of cases)
    if (layout === 'story') expect(about, title).not.toMatch(/\b(?:what )?follow(?:s|ing)\b/i);
});
