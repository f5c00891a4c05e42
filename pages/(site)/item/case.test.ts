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

const sampleText = 'full-time';
const MINIMAL_CASE = {
  description: sampleText,
  heading: sampleText,
  cover: { src: '/uploads/in-house.png', pixel: '', alt: sampleText },
  customer: { name: sampleText },
  title: sampleText,
  domain: sampleText,
};

it('applies typography only to the texts of a case, not to URLs, tags or domain', async () => {
  const input = caseSchema.parse({
    ...MINIMAL_CASE,
    tags: [sampleText],
    about: sampleText,
    info: [{ title: sampleText, subtitle: '', points: [{ title: sampleText, text: sampleText }] }],
    story: [
      { type: 'paragraph', content: sampleText, alt: sampleText, caption: '' },
      { type: 'image', content: 'https://x.example/a?q=in-house', alt: sampleText, caption: sampleText },
    ],
  });
  const { item } = await prepare(api, { ...input, slug: sampleText } as Case);
  const preparedText = 'full-\u2060time';
  expect(item).toMatchObject({
    title: preparedText,
    slug: sampleText,
    domain: sampleText,
    tags: [sampleText],
    heading: preparedText,
    cover: { src: '/uploads/in-house.png', alt: sampleText },
    about: preparedText,
    info: [{ title: preparedText, points: [{ title: preparedText, text: preparedText }] }],
    story: [
      { content: preparedText, alt: sampleText },
      { content: 'https://x.example/a?q=in-house', alt: sampleText, caption: preparedText },
    ],
  });
});

it('links to the next case of the domain, or to the newest other case when the domain has no other', async () => {
  const { cover } = MINIMAL_CASE;
  const createCard = (slug: string) => ({ _id: slug, slug, title: slug, location: '', cover });
  const createApi = (...slugs: string[]) => ({
    ...api,
    cases: {
      ofDomain: async () => slugs.map(createCard),
      list: async () => ({ items: ['new', 'b'].map(createCard) }),
    },
  });
  const item = { ...caseSchema.parse(MINIMAL_CASE), ...createCard('b') } as Case;
  const findNextSlug = async (...slugs: string[]) =>
    (await prepare(createApi(...slugs) as unknown as Api, item)).next?.slug;
  expect(await findNextSlug('a', 'b', 'c')).toBe('c');
  expect(await findNextSlug('a', 'c', 'b')).toBe('a');
  expect(await findNextSlug('b')).toBe('new');
  expect((await prepare(api, item)).next).toBeUndefined();
});
