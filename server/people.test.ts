import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { headOfPartnerships } from '../content/contact';
import { managerOf } from '../content/managers';
import { people } from '../content/people';
import { builtInPeopleParts } from '../content/people-parts';
import { builtInReviews, reviewsOn } from '../content/reviews';
import { changedFacts } from '../content/site';
import { insertMedia } from '../db/media';
import { messages } from '../domain/messages';
import type { People } from '../domain/people';
import { testSite } from './app.test-kit';
import { procedures } from './http/trpc.test-kit';

const site = testSite();
const { call, ask } = procedures(site);
let cookie: string;
beforeAll(async () => {
  ({ cookie } = await site.staff({ role: 'editor' }));
});

const builtIn = builtInPeopleParts();
const now = async () =>
  (await ask('site.people', { cookie })).result.data as unknown as People & { seen: string };
const change = async (changed: Partial<People & { seen: string }>) =>
  call('site.changePeople', {
    json: { ...builtIn, seen: (await now()).seen, ...changed },
    headers: { cookie },
  });
afterEach(() => change({}));

const somebody = {
  key: 'ines',
  name: 'Inês Duarte',
  role: 'Partner',
  languages: ['Portuguese'],
  portrait: '',
  onAbout: true,
  takesRequests: true,
  hours: '9:00 to 17:00, Porto',
  askAbout: 'Boats',
  hidden: false,
};
const said = {
  id: 'a',
  words: 'They told us no.',
  name: 'Rui',
  role: 'CEO, Quay',
  on: ['home' as const],
  hidden: false,
};

it('are the built-in ones until somebody changes them, and again once they are back', async () => {
  expect(await now()).toEqual({ ...builtIn, seen: '' });
  expect((await change({ people: [somebody], reviews: [said] })).status).toBe(200);
  expect(people().map(({ name }) => name)).toEqual(['Inês Duarte']);
  expect([headOfPartnerships().name, managerOf('ines')?.askAbout, managerOf('oksana')]).toEqual([
    'Inês Duarte',
    'Boats',
    undefined,
  ]);
  expect(reviewsOn('home').map(({ quote }) => quote)).toEqual(['They told us no.']);
  expect(reviewsOn('about')).toEqual([]);
  expect((await change({})).status).toBe(200);
  expect([changedFacts(), reviewsOn('home')]).toEqual([undefined, builtInReviews.home]);
});

it('who is hidden is shown nowhere, and nobody can write to them', async () => {
  await change({ people: [somebody, { ...somebody, key: 'rui', name: 'Rui', hidden: true }] });
  expect([people().map(({ key }) => key), managerOf('rui')]).toEqual([['ines'], undefined]);
});

it('a portrait that is used cannot be deleted from the library, and is free once it is not', async () => {
  const { db, clock } = site.services();
  const url = '/uploads/face-0123456789abcdef-400.jpg';
  const media = { key: 'face', url, width: 400, height: 500, pixel: '', files: [], kept: true, name: 'face' };
  const id = await insertMedia(db, { ...media, now: clock.now() });
  expect((await change({ people: [{ ...somebody, portrait: url }] })).status).toBe(200);
  const remove = () => call('media.remove', { json: { id }, headers: { cookie } });
  expect((await remove()).status).toBe(409);
  const uses = await ask(`media.byId?input=${encodeURIComponent(JSON.stringify({ id }))}`, { cookie });
  expect(uses.result.data.usedBy).toEqual([expect.objectContaining({ kind: 'site', title: 'People' })]);
  await change({});
  expect((await remove()).status).toBe(200);
});

describe('refused in words, with nothing changed, is', () => {
  it.each<[string, Partial<People>, string]>([
    [
      'a site where nobody answers',
      { people: [{ ...somebody, takesRequests: false }] },
      'Somebody has to take requests',
    ],
    [
      'a site whose only one who answers is hidden',
      { people: [{ ...somebody, hidden: true }] },
      'Somebody has to',
    ],
    ['two people with one key', { people: [somebody, somebody] }, 'the same key'],
    ['somebody without a name', { people: [{ ...somebody, name: ' ' }] }, 'The name is missing'],
    [
      'a portrait from elsewhere',
      { people: [{ ...somebody, portrait: 'https://x.example/a.png' }] },
      'from the library',
    ],
    [
      'a portrait that is gone',
      { people: [{ ...somebody, portrait: '/uploads/none.jpg' }] },
      messages.pictureGone,
    ],
    ['a testimonial without words', { reviews: [{ ...said, words: '' }] }, 'What they said is missing'],
    ['a page that there is not', { reviews: [{ ...said, on: ['blog' as 'home'] }] }, 'There is no such page'],
  ])('%s', async (_, changed, words) => {
    const { status, error } = await change(changed);
    expect([status, error.message]).toEqual([400, expect.stringContaining(words)]);
    expect(changedFacts()).toBeUndefined();
  });

  it('what somebody else changed meanwhile', async () => {
    const before = await now();
    await change({ people: [somebody] });
    const { status, error } = await change({ seen: before.seen });
    expect([status, error.message]).toEqual([409, messages.peopleChanged]);
  });
});
