import { beforeAll, expect, it, vi } from 'vitest';
import { imageAddressOrNone, requiredText } from '../domain/fields';
import type { Kind } from '../domain/kinds/kind';
import { messages } from '../domain/messages';
import { slugify } from '../domain/slug';
import { z } from '../domain/zod';
import { testSite } from './app.test-kit';
import { procedures } from './http/trpc.test-kit';
import { publishDue } from './jobs/publications';
import { memoryLog } from './media/test-kit';

/** What a kind is, as `domain/kinds` says it: nothing of this is written anywhere else. */
const note = {
  name: 'note',
  schema: z.strictObject({
    title: requiredText('A note needs a title'),
    words: requiredText('A note says something'),
    picture: imageAddressOrNone.default(''),
  }),
  together: [],
  noun: 'note',
  nouns: 'notes',
  path: slug => `/notes/${slug}`,
  slugOf: ({ title }) => slugify(title),
  slugTaken: 'Another note has this address',
  slugField: 'title',
  derived: {
    toCard: ({ words }) => ({ words }),
    toSearchTexts: ({ words }) => ({ note: 'Note', image: '', headings: '', body: String(words) }),
  },
} satisfies Kind<'note'>;

vi.mock('../domain/kinds', async load => {
  const known = await load<{ kinds: object; kindNames: string[] }>();
  // As it is asked for: the schema above is there by then.
  Object.defineProperty(known.kinds, 'note', { enumerable: true, get: () => note });
  known.kindNames.push('note');
  return known;
});
vi.mock('../domain/search/kinds', async load => {
  const known = await load<{ SEARCH_KINDS: string[] }>();
  known.SEARCH_KINDS.push('note');
  return known;
});

const site = testSite();
const { call, ask } = procedures(site);
let headers: Record<string, string>;
beforeAll(async () => {
  headers = { cookie: (await site.staff()).cookie };
});

const of = { kind: 'note', id: 'n1' };
const act = async (name: string, json: object = of) => {
  const told = await call(`content.${name}`, { json, headers });
  expect([name, told.status, told.error]).toEqual([name, 200, undefined]);
  return told.result.data;
};
const read = async (name: string, input: object) =>
  // biome-ignore lint/suspicious/noExplicitAny: what is told is the test's to know
  (await ask(`${name}?input=${encodeURIComponent(JSON.stringify(input))}`, headers)).result.data as any;
const state = async () => (await read('content.open', of)).state;
const save = (changes: object) => act('saveDraft', { ...of, changes });

it('a further kind is a descriptor: it is drafted, published, found, dated, taken down, deleted and restored', async () => {
  await save({ title: { to: 'Lanterns at noon' } });
  expect(await state()).toBe('draft');
  expect(await read('content.checks', of)).toContainEqual(
    expect.objectContaining({ level: 'stop', path: 'words', message: 'A note says something' }),
  );
  await save({ words: { to: 'They are lit all the same.' } });
  await act('publish');
  expect(await state()).toBe('live');

  await save({ title: { from: 'Lanterns at noon', to: 'Lanterns at dusk' } });
  expect(await state()).toBe('changed');
  await act('nameMoment', { ...of, name: 'Before dusk' });
  await act('publish');
  const { items: versions } = await read('content.history', of);
  expect(versions.map(({ revision }: { revision?: number }) => revision)).toEqual([2, undefined, 1]);
  const moment = versions.find(({ note }: { note: string }) => note === 'Before dusk');
  expect((await read('content.version', { ...of, id: moment.id })).title).toBe('Lanterns at dusk');
  const { targets } = await read('content.linkTargets', { q: 'lanterns' });
  expect(targets).toMatchObject([{ kind: 'note', href: '/notes/lanterns-at-dusk' }]);
  expect(await read('search.staff', { q: 'dusk lanterns' })).toMatchObject([{ kind: 'note', total: 1 }]);

  const now = Date.now();
  const days = (n: number) => new Date(now + n * 86_400_000).toISOString();
  await act('plan', { ...of, until: days(3) });
  const calendar = await read('content.calendar', { from: days(-1), to: days(9) });
  expect(calendar.plans).toMatchObject([{ kind: 'note', title: 'Lanterns at dusk', action: 'unpublish' }]);
  expect(calendar.live).toMatchObject([{ kind: 'note', id: 'n1' }]);
  const clock = { now: () => new Date(now + 4 * 86_400_000), after: () => () => {} };
  await publishDue({ ...site.services(), clock, log: memoryLog() });
  expect(await state()).toBe('unpublished');

  await act('publish');
  await act('remove');
  expect((await read('content.trash', {})).items).toMatchObject([{ kind: 'note', live: true }]);
  await act('restore', { id: 'n1' });
  expect(await state()).toBe('live');
});

it('who may do what with a further kind is what they may do with any', async () => {
  const told = async (role: 'author' | 'sales', name: string, json: object) => {
    const { cookie } = await site.staff({ role });
    const { status, error } = await call(`content.${name}`, { json, headers: { cookie } });
    return status === 200 ? 'done' : error.message;
  };
  const changes = { title: { from: 'Lanterns at dusk', to: 'Mine' } };
  expect(await told('author', 'saveDraft', { ...of, changes })).toBe(messages.notYourDraft);
  const own = { kind: 'note', id: 'n2', changes: { title: { to: 'Of an author' } } };
  expect(await told('author', 'saveDraft', own)).toBe('done');
  expect(await told('author', 'publish', { kind: 'note', id: 'n2' })).toBe(messages.roleRefused);
  expect(await told('sales', 'saveDraft', own)).toBe(messages.roleRefused);
});
