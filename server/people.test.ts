import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertMedia } from '../db/media';
import { addByline } from '../domain/byline';
import {
  findManager,
  getHeadOfPartnerships,
  getMeetingUrl,
  listManagers,
  listPeople,
  listReviews,
} from '../domain/colleague';
import { getSite } from '../domain/current-site';
import { messages } from '../domain/messages';
import { getBookPath } from '../domain/paths';
import type { People } from '../domain/people';
import { isPhotograph } from '../domain/portraits';
import { builtInPeople as builtIn } from '../site-data';
import { builtInSite } from '../site-data/shown';
import { testSite } from './app.test-kit';
import { createProcedureClient } from './http/trpc.test-kit';

const site = testSite();
const { call, callQuery } = createProcedureClient(site);
let cookie: string;
beforeAll(async () => {
  ({ cookie } = await site.staff({ role: 'editor' }));
});

const getCurrentPeople = async () =>
  (await callQuery('site.people', { cookie })).result.data as unknown as People & { seen: string };
const changePeople = async (changes: Partial<People & { seen: string }>) =>
  call('site.changePeople', {
    json: { ...builtIn, seen: (await getCurrentPeople()).seen, ...changes },
    headers: { cookie },
  });
afterEach(() => changePeople({}));

/** A generated portrait, or an empty string if the agency has photos only. */
const drawing = builtIn.people.find(({ portrait }) => portrait && !isPhotograph(portrait))?.portrait ?? '';
const person = {
  key: 'ines',
  name: 'Inês Duarte',
  role: 'Partner',
  languages: ['Portuguese'],
  portrait: '',
  onAbout: true,
  takesRequests: true,
  hours: '9:00 to 17:00, Porto',
  askAbout: 'Boats',
  schedulingUrl: '',
  hidden: false,
};
const texts = {
  id: 'a',
  words: 'They told us no.',
  name: 'Rui',
  role: 'CEO, Quay',
  on: ['home' as const],
  hidden: false,
};

it('returns the built-in people until an editor changes them, and again after a revert', async () => {
  expect(await getCurrentPeople()).toEqual({ ...builtIn, seen: '' });
  expect((await changePeople({ people: [person], reviews: [texts] })).status).toBe(200);
  expect(listPeople().map(({ name }) => name)).toEqual(['Inês Duarte']);
  expect([getHeadOfPartnerships().name, findManager('ines')?.askAbout, findManager('oksana')]).toEqual([
    'Inês Duarte',
    'Boats',
    undefined,
  ]);
  expect(listReviews('home').map(({ quote }) => quote)).toEqual(['They told us no.']);
  expect(listReviews('about')).toEqual([]);
  expect((await changePeople({})).status).toBe(200);
  expect(getSite()).toEqual(builtInSite);
});

it("links meetings to a person's free times unless the person has a scheduling link", async () => {
  const listHrefs = () => listManagers().map(getMeetingUrl);
  const { schedulingUrl: _, ...stored } = person;
  expect((await changePeople({ people: [stored as typeof person] })).status).toBe(200);
  expect(listHrefs()).toEqual([getBookPath('ines')]);
  const schedulingUrl = 'https://cal.example/ines';
  await changePeople({ people: [{ ...person, schedulingUrl }] });
  expect(listHrefs()).toEqual([schedulingUrl]);
});

it('omits hidden people from lists and from the recipients of requests', async () => {
  await changePeople({ people: [person, { ...person, key: 'rui', name: 'Rui', hidden: true }] });
  expect([listPeople().map(({ key }) => key), findManager('rui')]).toEqual([['ines'], undefined]);
});

it('rejects the deletion of a portrait from the library while a person uses it', async () => {
  const { db, clock } = site.services();
  const url = '/uploads/face-0123456789abcdef-400.jpg';
  const media = { key: 'face', url, width: 400, height: 500, pixel: '', files: [], kept: true, name: 'face' };
  const id = await insertMedia(db, { ...media, now: clock.now() });
  expect((await changePeople({ people: [{ ...person, portrait: url }] })).status).toBe(200);
  const removeImage = () => call('media.remove', { json: { id }, headers: { cookie } });
  expect((await removeImage()).status).toBe(409);
  const usesReply = await callQuery(`media.byId?input=${encodeURIComponent(JSON.stringify({ id }))}`, {
    cookie,
  });
  expect(usesReply.result.data.usedBy).toEqual([expect.objectContaining({ kind: 'site', title: 'People' })]);
  // A missing alt text becomes the person’s name.
  expect(usesReply.result.data.alt).toBe(person.name);
  await changePeople({});
  expect((await removeImage()).status).toBe(200);
});

describe('changing people', () => {
  it.each<[string, Partial<People>, string]>([
    [
      'a site without contacts',
      { people: [{ ...person, takesRequests: false }] },
      'At least one person must take requests',
    ],
    [
      'a scheduling link without https',
      { people: [{ ...person, schedulingUrl: 'http://cal.example' }] },
      'A scheduling link must begin with https://',
    ],
    [
      'a scheduling link that runs a script',
      { people: [{ ...person, schedulingUrl: 'javascript:alert(1)' }] },
      'A scheduling link must begin with https://',
    ],
    [
      'a site whose only contact is hidden',
      { people: [{ ...person, hidden: true }] },
      'At least one person must',
    ],
    ['two people with the same key', { people: [person, person] }, 'the same key'],
    ['a person without a name', { people: [{ ...person, name: ' ' }] }, 'The name is missing'],
    [
      'a portrait of another site',
      { people: [{ ...person, portrait: 'https://x.example/a.png' }] },
      'from the library',
    ],
    ['a missing portrait', { people: [{ ...person, portrait: '/uploads/none.jpg' }] }, messages.imageGone],
    ['a testimonial without text', { reviews: [{ ...texts, words: '' }] }, 'The quote is missing'],
    [
      'a testimonial on an unknown page',
      { reviews: [{ ...texts, on: ['blog' as 'home'] }] },
      'This page doesn’t exist',
    ],
  ])('rejects %s in the people settings', async (_, changes, message) => {
    const { status, error } = await changePeople(changes);
    expect([status, error.message]).toEqual([400, expect.stringContaining(message)]);
    expect(getSite()).toEqual(builtInSite);
  });

  it('rejects a change to people when another member has changed them since', async () => {
    const peopleBefore = await getCurrentPeople();
    await changePeople({ people: [person] });
    const { status, error } = await changePeople({ seen: peopleBefore.seen });
    expect([status, error.message]).toEqual([409, messages.peopleChanged]);
  });
});

describe.each(['/uploads', 'https://pictures.example', 'http://minio:9000/bucket'])(
  'portraits in %s',
  baseName => {
    const key = 'fedcba9876543210-me';
    const photo = `${baseName}/${key}-800x1000.jpg`;
    const personWithPhoto = { ...person, portrait: photo };
    const personWithDrawing = { ...person, key: 'rui', name: 'Rui', portrait: drawing };
    // The site deletes unused images, so each test adds the photo again.
    beforeEach(async () => {
      const { db } = site.services();
      const size = { width: 800, height: 1000, pixel: '', now: new Date() };
      const files = [{ key: `${key}-800x1000.jpg`, width: 800, type: 'image/jpeg' }];
      await db.deleteFrom('media').where('key', '=', key).execute();
      await insertMedia(db, { key, url: photo, ...size, files });
    });

    it('shows portraits as photos in grey or two tones, drawings or initials, as configured', async () => {
      await changePeople({ people: [personWithPhoto, personWithDrawing], treatment: 'grey' });
      expect(listPeople().map(({ portrait }) => portrait)).toEqual([photo, '']);
      expect(getSite().treatment).toBeUndefined();
      await changePeople({ people: [personWithPhoto, personWithDrawing], treatment: 'twoTone' });
      expect(getSite().treatment).toBe('twoTone');
      await changePeople({ people: [personWithPhoto, personWithDrawing], treatment: 'drawn' });
      const [portrait = '', otherPortrait = ''] = listPeople().map(({ portrait }) => portrait);
      expect([portrait, otherPortrait !== '']).toEqual(['', drawing !== '']);
      expect(getSite().treatment).toBeUndefined();
    });

    it("uses a person's stored role and portrait in the byline of an article", async () => {
      await changePeople({ people: [personWithPhoto] });
      const author = {
        name: personWithPhoto.name,
        position: 'Intern',
        info: '',
        link: '',
        avatar: { src: '/uploads/old.png', pixel: '', alt: 'x' },
      };
      expect(addByline(author)).toMatchObject({ position: 'Partner', avatar: { src: photo } });
      const otherAuthor = { ...author, name: 'Somebody else' };
      expect(addByline(otherAuthor)).toBe(otherAuthor);
    });
  },
);

it('finds a person in the site search when the person was added', async () => {
  const { status } = await changePeople({ people: [{ ...person, name: 'Philippa Quaresma' }] });
  expect(status).toBe(200);
  await expect.poll(async () => (await site.get('/api/v1/search?q=Quaresma')).text).toContain('/about-us');
});
