import { expect, it } from 'vitest';
import { type Case, caseSchema } from '../../../domain/kinds/case';
import { casePage } from './case.server';

type Api = Parameters<typeof casePage.prepare>[1]['api'];
const prepare = (api: Api, item: Case) => casePage.prepare(item, { api, siteUrl: 'http://site' });

/** Stub of a site without other cases. */
const api = {
  cases: { ofDomain: async () => [], list: async () => ({ items: [] }) },
  media: { focus: async () => ({ x: 50, y: 50 }) },
} as unknown as Api;

const words = 'full-time';
const MINIMAL = {
  description: words,
  heading: words,
  cover: { src: '/uploads/in-house.png', pixel: '', alt: words },
  customer: { name: words },
  title: words,
  domain: words,
};

it('applies typography to a case, but not to its URLs, tags and domain', async () => {
  const input = caseSchema.parse({
    ...MINIMAL,
    tags: [words],
    about: words,
    info: [{ title: words, subtitle: '', points: [{ title: words, text: words }] }],
    story: [
      { type: 'paragraph', content: words, alt: words, caption: '' },
      { type: 'image', content: 'https://x.example/a?q=in-house', alt: words, caption: words },
    ],
  });
  const { item } = await prepare(api, { ...input, slug: words } as Case);
  const set = 'full-\u2060time';
  expect(item).toMatchObject({
    title: set,
    slug: words,
    domain: words,
    tags: [words],
    heading: set,
    cover: { src: '/uploads/in-house.png', alt: words },
    about: set,
    info: [{ title: set, points: [{ title: set, text: set }] }],
    story: [
      { content: set, alt: words },
      { content: 'https://x.example/a?q=in-house', alt: words, caption: set },
    ],
  });
});

it('links to the next case of the domain, or to the newest other case when the domain has no other', async () => {
  const card = (slug: string) => ({ _id: slug, slug, title: slug, location: '' });
  const of = (...slugs: string[]) => ({
    ...api,
    cases: { ofDomain: async () => slugs.map(card), list: async () => ({ items: ['new', 'b'].map(card) }) },
  });
  const item = { ...caseSchema.parse(MINIMAL), ...card('b') } as Case;
  const nextAmong = async (...slugs: string[]) =>
    (await prepare(of(...slugs) as unknown as Api, item)).next?.slug;
  expect(await nextAmong('a', 'b', 'c')).toBe('c');
  expect(await nextAmong('a', 'c', 'b')).toBe('a');
  expect(await nextAmong('b')).toBe('new');
  expect((await prepare(api, item)).next).toBeUndefined();
});
