import { expect, it } from 'vitest';
import { data } from './+data';

type Context = Parameters<typeof data>[0];

it('lists cases sorted by industry, and articles with their first tag', async () => {
  const api = {
    cases: {
      list: async () => ({
        items: [
          { slug: 'pier', title: 'Pier', domain: 'Ports' },
          { slug: 'bank', title: 'Bank', domain: 'FinTech' },
        ],
        total: 70,
      }),
    },
    articles: {
      list: async () => ({
        items: [
          { slug: 'new', title: 'New', tags: ['QA', 'React'] },
          { slug: 'old', title: 'Old', tags: [] },
        ],
        total: 2,
      }),
    },
  };
  expect(await data({ api } as unknown as Context)).toEqual({
    furtherLists: [],
    cases: {
      items: [
        { href: '/cases/bank', title: 'Bank', topic: 'FinTech' },
        { href: '/cases/pier', title: 'Pier', topic: 'Ports' },
      ],
      total: 70,
    },
    articles: {
      items: [
        { href: '/article/new', title: 'New', topic: 'QA' },
        { href: '/article/old', title: 'Old', topic: '' },
      ],
      total: 2,
    },
  });
});
