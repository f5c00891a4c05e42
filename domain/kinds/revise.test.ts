import { describe, expect, it } from 'vitest';
import { kinds } from '.';
import type { Article } from './article';
import type { Case } from './case';
import { reviseItem } from './revise';

const reviseCase = (current: Case, patch: Partial<Case>) => reviseItem(kinds.case, current, patch);
const reviseArticle = (current: Article, patch: Partial<Article>) =>
  reviseItem(kinds.article, current, patch);

const storedItem = { _id: '1', revision: 3, createdAt: '2026-01-01', updatedAt: '2026-01-01' };

const item: Case = {
  ...kinds.case.schema.parse({
    title: 'Real-time alerts',
    description: 'Tells people before the chain does',
    domain: 'FinTech',
    cover: { src: '/uploads/cover.png' },
    customer: { name: 'Ada', review: 'Good', avatar: { src: '/uploads/ada.png' } },
    pictures: [{ src: '/uploads/one.png' }, { src: '/uploads/two.png' }],
    info: [{ _id: 'a', title: 'Results' }],
    videos: [{ url: '/uploads/film.mp4' }],
  }),
  ...storedItem,
  slug: 'real-time-alerts',
  oldSlugs: ['alerts'],
};

const article: Article = {
  ...kinds.article.schema.parse({
    title: 'On tests',
    tags: ['QA'],
    readingTime: 3,
    cover: { src: '/uploads/on-tests.png' },
    author: { name: 'Danylo', position: 'QA', avatar: { src: '/uploads/danylo.png' } },
    story: [
      { type: 'image', content: '/uploads/figure.png' },
      { type: 'paragraph', content: 'Words' },
    ],
  }),
  ...storedItem,
  slug: 'on-tests',
  oldSlugs: [],
};

describe('revise, for a case', () => {
  it('returns a case unchanged when the new values equal the stored ones', () => {
    expect(reviseCase(item, {})).toMatchObject({ isChanged: false, next: item, freedFiles: [] });
    const { title, customer, info } = item;
    const reorderedCustomer = Object.fromEntries(Object.entries(customer).reverse()) as Case['customer'];
    const blocksWithoutIds = info.map(({ _id, ...block }) => block);
    expect(reviseCase(item, { title, customer: reorderedCustomer, info: blocksWithoutIds }).isChanged).toBe(
      false,
    );
  });

  it('keeps fields of a case that a change omits', () => {
    const { isChanged, next } = reviseCase(item, { heading: 'Early warning', client: undefined });
    expect(isChanged).toBe(true);
    expect(next).toEqual({ ...item, heading: 'Early warning' });
  });

  it('updates the slug of a case and keeps the old one when the title changes', () => {
    const { next, isSlugChanged } = reviseCase(item, { title: 'Blockchain alerts' });
    expect(isSlugChanged).toBe(true);
    expect(next).toMatchObject({ slug: 'blockchain-alerts', oldSlugs: ['alerts', 'real-time-alerts'] });
  });

  it("removes a slug from a case's old slugs when an earlier title is restored", () => {
    expect(reviseCase(item, { title: 'Alerts' }).next).toMatchObject({
      slug: 'alerts',
      oldSlugs: ['real-time-alerts'],
    });
  });

  it("keeps the slug of a case when only the title's capitalisation changes", () => {
    const { isChanged, isSlugChanged, next } = reviseCase(item, { title: 'Real-Time Alerts' });
    expect([isChanged, isSlugChanged, next.oldSlugs]).toEqual([true, false, ['alerts']]);
  });

  it('throws when the new title of a case has no letter or digit', () => {
    expect(() => reviseCase(item, { title: '!?' })).toThrow('Title must contain a letter or a digit');
  });

  it('lists the files that a changed case no longer uses', () => {
    const change = {
      cover: { src: '/uploads/one.png', pixel: '', alt: '' },
      customer: { ...item.customer, avatar: undefined },
      pictures: [{ src: '/uploads/two.png' }],
      videos: [],
    };
    expect(reviseCase(item, change).freedFiles).toEqual([
      '/uploads/cover.png',
      '/uploads/ada.png',
      '/uploads/film.mp4',
    ]);
  });
});

describe('revise, for an article', () => {
  it('lists the images that a changed article no longer uses', () => {
    const { next, freedFiles } = reviseArticle(article, {
      title: 'On checks',
      story: [{ type: 'paragraph', content: 'Words', alt: '', caption: '' }],
    });
    expect(next).toMatchObject({ slug: 'on-checks', oldSlugs: ['on-tests'] });
    expect(freedFiles).toEqual(['/uploads/figure.png']);
  });
});
