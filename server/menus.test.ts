import { beforeAll, describe, expect, it } from 'vitest';
import { getSite } from '../domain/current-site';
import { createMenuRow, type Menus } from '../domain/menus';
import { messages } from '../domain/messages';
import { builtInMenus } from '../site-data';
import { builtInSite } from '../site-data/shown';
import { testSite } from './app.test-kit';
import { createProcedureClient } from './http/trpc.test-kit';

const site = testSite();
const { call, callQuery } = createProcedureClient(site);
let cookie: string;
beforeAll(async () => {
  ({ cookie } = await site.staff({ role: 'editor' }));
});

const menus = builtInMenus;
const getCurrent = async () =>
  (await callQuery('site.menus', { cookie })).result.data as unknown as { menus: Menus; seen: string };
const publish = async (changes: Partial<Menus>, seen?: string) =>
  call('site.changeMenus', {
    json: { menus: { ...menus, ...changes }, seen: seen ?? (await getCurrent()).seen },
    headers: { cookie },
  });
const link = { ...createMenuRow('ours'), title: 'Our workshop', href: '/process' };

it('restores the built-in menus when they are published unchanged', async () => {
  expect(await getCurrent()).toEqual({ menus, seen: '' });
  const menusBefore = await getCurrent();
  expect((await publish({ header: [link], button: { title: 'Write', href: '/contact-us' } })).status).toBe(
    200,
  );
  expect(getSite().menus.header).toEqual([{ title: 'Our workshop', href: '/process' }]);
  expect(getSite().menus.button.title).toBe('Write');
  expect((await getCurrent()).menus.header).toEqual([link]);

  const lateReply = await publish({ header: [] }, menusBefore.seen);
  expect([lateReply.status, lateReply.error.message]).toEqual([409, messages.menusChanged]);

  expect((await publish({})).status).toBe(200);
  expect(getSite()).toEqual(builtInSite);
});

describe('changing menus', () => {
  const createNestedRow = (id: string, parent: string) => ({ ...link, id, title: id, within: parent });
  it.each([
    [
      'a menu within itself',
      [createNestedRow('one', 'two'), createNestedRow('two', 'one')],
      'header.0.within',
      'one',
    ],
    ['a dead link', [{ ...link, href: '/no-such-page' }], 'header.0.href', '/no-such-page'],
    ['a URL that runs a script', [{ ...link, href: 'javascript:alert(1)' }], 'header.0.href', 'not a URL'],
    [
      'a URL that browsers read as another host',
      [{ ...link, href: '//evil.example' }],
      'header.0.href',
      'not a URL',
    ],
    ['an entry without a title', [{ ...link, title: ' ' }], 'header.0.title', 'missing'],
    [
      'too many levels',
      [
        createNestedRow('a', ''),
        createNestedRow('b', 'a'),
        createNestedRow('c', 'b'),
        createNestedRow('d', 'c'),
      ],
      'header.3.within',
      'levels',
    ],
    ['an unknown token', [{ ...link, note: '{site.cty}' }], 'header.0.note', '{site.cty}'],
    [
      'too many rows',
      Array.from({ length: 81 }, (_, index) => createNestedRow(`r${index}`, '')),
      'header',
      '80',
    ],
  ])('rejects menus with %s, and changes nothing', async (_, header, path, words) => {
    const { status, error } = await publish({ header });
    expect([status, error.data.errors?.[0]]).toEqual([
      400,
      { path: `menus.${path}`, message: expect.stringContaining(words) },
    ]);
    expect(getSite()).toEqual(builtInSite);
  });

  it('rejects a menu button with a dead link', async () => {
    const { status, error } = await publish({ button: { title: 'Write', href: '/nobody' } });
    expect([status, error.message]).toEqual([400, messages.menuDead('Write', '/nobody')]);
  });

  it("rejects menus that aren't lists of rows", async () => {
    const { status } = await call('site.changeMenus', { json: { menus: 7, seen: '' }, headers: { cookie } });
    expect(status).toBe(400);
  });
});

it('returns whether each menu link is live, dead or external', async () => {
  const hrefs = [
    '/services',
    '/casepage?domain=FinTech',
    '/nothing',
    'https://example.com',
    'mailto:a@b.example',
  ];
  const input = encodeURIComponent(JSON.stringify({ hrefs }));
  const { result } = await callQuery(`site.targets?input=${input}`, { cookie });
  expect(result.data).toEqual({
    '/services': 'live',
    '/casepage?domain=FinTech': 'live',
    '/nothing': 'dead',
    'https://example.com': 'elsewhere',
    'mailto:a@b.example': 'elsewhere',
  });
});

it('hides a menu link to an unpublished page until the path redirects', async () => {
  const { db } = site.services();
  const draftPath = '/our-kitchen';
  const draft = {
    id: 'd-kitchen',
    kind: 'page',
    values_json: JSON.stringify({ title: 'Our kitchen', address: draftPath }),
    summary_json: JSON.stringify({ address: draftPath }),
    revision: 1,
    owner_id: 'm1',
    created_at: '2026-01-01T00:00:00.000Z',
    updated_at: '2026-01-01T00:00:00.000Z',
    updated_by: 'm1',
    updated_by_name: 'Inês',
  } as const;
  await db
    .insertInto('drafts')
    .values({ ...draft, title: 'Our kitchen', title_key: 'our kitchen' } as never)
    .execute();
  expect(
    (await publish({ header: [link, { ...link, id: 'k', title: 'Kitchen', href: draftPath }] })).status,
  ).toBe(200);
  expect(getSite().menus.header.map(({ title }) => title)).toEqual(['Our workshop']);
  const redirect = { from: draftPath, to: '/about-us', permanent: true };
  expect((await call('redirects.add', { json: redirect, headers: { cookie } })).status).toBe(200);
  await expect
    .poll(() => getSite().menus.header.map(({ title }) => title))
    .toEqual(['Our workshop', 'Kitchen']);
  expect((await publish({})).status).toBe(200);
});
