import { afterEach, describe, expect, it } from 'vitest';
import { getSite } from '../domain/current-site';
import type { SiteFacts } from '../domain/site';
import { fillFacts } from '../domain/site-tokens';
import { builtInFacts } from '../site-data';
import { builtInPages } from '../site-data/shown';
import { REQUEST_TYPE } from '../site-data/site.test-kit';
import { resetPage } from '../use-cases/content/pages';
import { unpublishItem } from '../use-cases/content/publish';
import { sendEnquiry } from '../use-cases/enquiries/send';
import { changeFacts } from '../use-cases/site/facts';
import { testSite } from './app.test-kit';
import { escapeHtml } from './http/escape';
import { isPrerenderCurrent } from './pages/prerendered';

const site = testSite();
const member = {
  _id: 'm1',
  name: 'Inês',
  email: 'ines@otter.example',
  photo: '',
  position: '',
  role: 'owner',
} as const;
const changeSiteFacts = (facts: Partial<SiteFacts>) =>
  changeFacts({ ...site.services(), user: member }, facts);

const otter: Partial<SiteFacts> = {
  name: 'Otter & Ash',
  brandSuffix: 'Otter & Ash',
  email: 'hi@otter.example',
  referencePrefix: 'OA9',
  line: 'A studio by a river.',
};

afterEach(() => changeSiteFacts({ ...builtInFacts, figures: undefined }));

it('returns the built-in facts until an editor changes them, and again after a revert', async () => {
  expect([isPrerenderCurrent(), getSite().changed]).toEqual([true, []]);
  expect(await changeSiteFacts(builtInFacts)).toBe(false);
  await changeSiteFacts({ name: 'Otter & Ash' });
  expect([isPrerenderCurrent(), getSite().changed]).toEqual([false, ['name']]);
  await changeSiteFacts({ name: builtInFacts.name });
  expect([isPrerenderCurrent(), getSite().changed]).toEqual([true, []]);
});

it('restores the built-in text when an edited text is emptied', async () => {
  const emptyTexts = { title: '', text: '', button: '' };
  expect(await changeSiteFacts({ thanks: emptyTexts })).toBe(false);
  await changeSiteFacts({ thanks: { ...emptyTexts, title: 'It is on the desk' } });
  expect([getSite().changed, getSite().thanks]).toEqual([
    ['thanks'],
    { ...emptyTexts, title: 'It is on the desk' },
  ]);
  await changeSiteFacts({ thanks: emptyTexts });
  expect([isPrerenderCurrent(), getSite().changed]).toEqual([true, []]);
});

it('computes the size of the whole team from the teams in the facts', async () => {
  await changeSiteFacts({ team: [{ name: 'Everybody', people: 12 }] });
  expect(getSite().stats.team).toBe(12);
});

describe('changed facts', () => {
  it.each([
    ['/site.webmanifest', '"name":"Otter & Ash"'],
    ['/blog/rss.xml', 'Otter &amp; Ash'],
    ['/.well-known/security.txt', 'mailto:hi@otter.example'],
    ['/api/v1/openapi.json', '"title":"Otter & Ash API"'],
    ['/api/v1/docs', 'API | Otter &amp; Ash'],
  ])('shows a changed fact in %s', async (path, text) => {
    const responseBefore = await site.get(path);
    if (responseBefore.status !== 200) throw new Error(`${path} answers ${responseBefore.status}`);
    expect(responseBefore.text).not.toContain(text);
    await changeSiteFacts(otter);
    const responseAfter = await site.get(path);
    expect(responseAfter.text).toContain(text);
    expect(responseAfter.text).not.toContain(escapeHtml(builtInFacts.name));
  });

  it('applies a changed reference prefix to new requests, but not to earlier ones', async () => {
    const form = {
      values: {
        fullName: 'Hannah Quay',
        email: 'hannah@quay.example',
        description: 'A harbour, please, by May.',
        department: [REQUEST_TYPE],
      },
      addressee: '',
      submissionId: undefined,
      file: undefined,
    };
    const firstEnquiry = await sendEnquiry(site.services(), form);
    await changeSiteFacts(otter);
    const secondEnquiry = await sendEnquiry(site.services(), form);
    expect([firstEnquiry, secondEnquiry].map(({ reference }) => reference.split('-')[0])).toEqual([
      builtInFacts.referencePrefix,
      otter.referencePrefix,
    ]);
    const { db } = site.services();
    const requests = await db.selectFrom('enquiries').select('reference').orderBy('created_at').execute();
    expect(requests.map(({ reference }) => reference).sort()).toEqual(
      [firstEnquiry.reference, secondEnquiry.reference].sort().reverse().sort(),
    );
  });
});

describe('the admin', () => {
  const callAs = async (input: object, role: 'owner' | 'author' = 'owner') => {
    const { cookie } = await site.staff({ role });
    return site.send('POST', '/api/trpc/site.changeFacts', {
      json: input,
      headers: { cookie, origin: 'http://northlight.test' },
    });
  };

  it('logs the change when a fact is changed in the admin', async () => {
    // Country code 999 doesn’t exist, so no agency has this number.
    const phone = '+999 22 000 0000';
    const { status } = await callAs({ phone });
    expect([status, getSite().phone]).toEqual([200, phone]);
    const { db } = site.services();
    const activity = await db.selectFrom('activity').selectAll().orderBy('id', 'desc').executeTakeFirst();
    expect(activity).toMatchObject({
      action: 'factsChanged',
      kind: 'site',
      subject_title: 'the telephone number',
    });
  });

  it.each([
    [{ email: 'nobody' }, 'Enter an email address like name@example.com'],
    [{ phone: 'call us' }, 'A telephone number can have digits and spaces, like +351 22 000 0000'],
    [
      { office: { ...builtInFacts.office, clock: { timeZone: 'Europe/Atlantis', name: 'x' } } },
      'Unknown time zone. Enter one like Europe/Lisbon.',
    ],
    [
      { social: [{ kind: 'linkedin', label: 'LinkedIn', href: 'javascript:alert(1)' }] },
      'A profile needs a URL that begins with https://',
    ],
    [{ referencePrefix: 'TOO LONG' }, 'The prefix must have one to six letters or digits'],
    [{ name: ' ' }, 'The name is missing'],
    [{ stats: { clients: -1, projects: 3 } }, 'Clients can’t be below zero'],
    [{ colour: 'red' }, 'Unknown field: colour'],
  ])('rejects the facts %j with a message, and changes nothing', async (input, message) => {
    const { status, text } = await callAs(input);
    expect(status).toBe(400);
    expect(text).toContain(message);
    expect(getSite().changed).toEqual([]);
  });

  it('rejects a change of facts by an author', async () => {
    expect((await callAs({ name: 'Mine' }, 'author')).status).toBe(403);
  });
});

it('ignores stored facts in the format of another version', async () => {
  const { db, onSiteChange } = site.services();
  await changeSiteFacts({ name: 'Otter & Ash' });
  await db
    .updateTable('site_parts')
    .set({ values_json: JSON.stringify({ name: 'Otter & Ash', phone: 7, moon: true }) })
    .execute();
  await onSiteChange();
  expect([getSite().changed, getSite().name]).toEqual([['name'], 'Otter & Ash']);
});

describe('the number of pages that mention a fact', () => {
  it('counts the pages that mention a fact', async () => {
    const { countFactUses } = site.services();
    const { pages, uses } = await countFactUses();
    // Contact and the privacy policy mention the phone number. Only About mentions the milestone.
    const { milestone, rating } = builtInFacts;
    expect([uses.phone, uses.line, uses['milestone.year']]).toEqual([
      2,
      pages - 1,
      milestone ? 1 : undefined,
    ]);
    const pagesWithReviews = Object.values(fillFacts(builtInPages)).filter(({ sections }) =>
      sections.some(({ kind }) => kind === 'reviews'),
    );
    expect(uses['rating.value']).toBe(rating ? pagesWithReviews.length : undefined);
    expect(uses['office.note']).toBe(1);
    expect(uses['address.street']).toBeUndefined();
    // Counting must not change the site’s facts.
    expect(getSite().changed).toEqual([]);
  });

  it("doesn't count pages for a missing rating or milestone", async () => {
    const needs = { ...site.services(), user: member };
    await changeFacts(needs, { rating: null, milestone: null });
    const { uses } = await site.services().countFactUses();
    expect(Object.keys(uses).filter(path => /^(rating|milestone)\./.test(path))).toEqual([]);
    const texts = JSON.stringify(fillFacts(builtInPages));
    expect(texts).not.toContain('A milestone on the way');
    const { rating, milestone } = builtInFacts;
    await changeFacts(needs, { rating, milestone });
    expect(getSite().changed).toEqual([]);
  });

  it('counts published pages whose sections show a fact', async () => {
    const { countFactUses } = site.services();
    const needs = { ...site.services(), user: member };
    // The adopter’s site may have no rating.
    await changeFacts(needs, { rating: { value: 4, of: 5, by: '' } });
    const useCountBefore = (await countFactUses()).uses['rating.value'] ?? 0;
    await unpublishItem(needs, 'page', 'services');
    expect((await countFactUses()).uses['rating.value']).toBe(useCountBefore - 1);
    await resetPage(needs, 'services');
    await changeFacts(needs, { rating: builtInFacts.rating });
  });
});

it('includes a plus sign in texts only when the changed figure has one', async () => {
  const exactFigure = { sign: '' as const, label: 'clients', since: '2026-03-31' };
  const { stats } = builtInFacts;
  await changeSiteFacts({
    figures: { clients: exactFigure, projects: { ...exactFigure, sign: '+' }, team: exactFigure },
  });
  expect(fillFacts('{site.clients}, {site.projects}')).toBe(`${stats.clients}, ${stats.projects}+`);
  expect(fillFacts(builtInPages.home?.meta_description)).toContain(`for ${stats.clients} clients`);
});
