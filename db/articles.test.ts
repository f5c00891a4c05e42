import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { kinds } from '../domain/kinds';
import type { ArticleInput } from '../domain/kinds/article';
import { reviseItem } from '../domain/kinds/revise';
import type { Db } from './connection';
import { openTestDatabase } from './database.test-kit';
import { countFacets, listCards } from './item-lists';
import { listPopularCards, listRelatedCards } from './item-picks';
import { addReadCounts } from './item-queries';
import { createArticleInput } from './items.test-kit';
import { itemStores } from './stores';

let db: Db;
let close: () => Promise<void>;
let dayOfMonth: number;

beforeEach(async () => {
  ({ db, close } = await openTestDatabase());
  dayOfMonth = 0;
});
afterEach(() => close());

/** Adds an article one day newer than the last. */
const addArticle = (title: string, changes: Partial<ArticleInput> = {}) =>
  itemStores.article.insert(db, createArticleInput({ title, ...changes }), {
    now: new Date(Date.UTC(2026, 0, ++dayOfMonth)),
  });

const listTitles = (cards: { title: string }[]) => cards.map(card => card.title);

describe('stored articles', () => {
  it('returns an article as it was saved', async () => {
    const article = await addArticle('Tests');
    expect(await itemStores.article.findBySlug(db, 'tests')).toEqual({ kind: 'found', item: article });
    expect(await itemStores.article.findById(db, article._id)).toEqual({ kind: 'found', item: article });
  });

  it('uses the creation date when an article has no date', async () => {
    expect((await addArticle('Tests')).publishedOn).toBe('2026-01-01');
    expect((await addArticle('More tests', { publishedOn: '2025-05-05' })).publishedOn).toBe('2025-05-05');
  });

  it("keeps the old slug when an article's title and slug change", async () => {
    const article = await addArticle('Tests');
    const { next } = reviseItem(kinds.article, article, { title: 'Checks' });
    await itemStores.article.update(db, next, new Date());
    expect(await itemStores.article.findBySlug(db, 'tests')).toEqual({ kind: 'renamed', newSlug: 'checks' });
    expect(await itemStores.article.findBySlug(db, article._id)).toEqual({
      kind: 'renamed',
      newSlug: 'checks',
    });
  });

  it('rejects an article when another article has its slug', async () => {
    await addArticle('Tests');
    await expect(addArticle('Tests')).rejects.toMatchObject({
      kind: 'conflict',
      message: 'An article with this title already exists',
    });
  });

  it("doesn't return an article when it is deleted", async () => {
    const { _id } = await addArticle('Tests');
    expect(await itemStores.article.remove(db, _id)).toBe(true);
    expect(await itemStores.article.findBySlug(db, 'tests')).toEqual({ kind: 'missing' });
    expect(await countFacets(db, 'article')).toEqual([]);
  });
});

describe('article lists', () => {
  it('returns the newest articles first, with tags and the start of the first paragraph', async () => {
    await addArticle('One');
    await addArticle('Two');
    const { items, total } = await listCards(db, 'article', { offset: 0, limit: 9 });
    expect(listTitles(items)).toEqual(['Two', 'One']);
    expect(total).toBe(2);
    expect(items[0]).toMatchObject({ tags: ['QA', 'React'], excerpt: 'A test says what a thing does.' });
    expect(items[0]).not.toHaveProperty('story');
  });

  it('returns articles with all chosen tags, ignoring case', async () => {
    await addArticle('One', { tags: ['QA', 'React'] });
    await addArticle('Two', { tags: ['qa'] });
    await addArticle('Three', { tags: ['React', 'Node'] });
    const findByTags = async (...tags: string[]) =>
      listTitles((await listCards(db, 'article', { offset: 0, limit: 9, filters: tags })).items);
    expect(await findByTags('QA')).toEqual(['Two', 'One']);
    expect(await findByTags('react', 'qa')).toEqual(['One']);
    expect(await findByTags('QA', 'qa', 'Node')).toEqual([]);
    expect((await listCards(db, 'article', { offset: 0, limit: 1, filters: ['React'] })).total).toBe(2);
  });

  it('counts articles by tag, most used first', async () => {
    await addArticle('One', { tags: ['QA', 'React'] });
    await addArticle('Two', { tags: ['qa', 'Node'] });
    expect(await countFacets(db, 'article')).toEqual([
      { label: 'QA', count: 2 },
      { label: 'Node', count: 1 },
      { label: 'React', count: 1 },
    ]);
  });

  it('ranks only articles with shared tags as related, by tags and then by date', async () => {
    const ownArticle = await addArticle('Own', { tags: ['QA', 'React', 'Node'] });
    await addArticle('One shared, older', { tags: ['QA'] });
    await addArticle('Two shared', { tags: ['qa', 'node'] });
    await addArticle('Stranger', { tags: ['Design'] });
    await addArticle('One shared, newer', { tags: ['React', 'Design'] });
    await addArticle('One shared, newest', { tags: ['React'] });
    expect(listTitles(await listRelatedCards(db, 'article', ownArticle._id))).toEqual([
      'Two shared',
      'One shared, newest',
      'One shared, newer',
    ]);
  });

  it('ranks popular articles by views, then by date, without changing their revisions', async () => {
    const firstArticle = await addArticle('First');
    await addArticle('Second');
    await addArticle('Third');
    await addArticle('Fourth');
    await addReadCounts(
      db,
      'article',
      new Map([
        [firstArticle.slug, 1],
        ['gone', 2],
      ]),
    );
    expect(listTitles(await listPopularCards(db, 'article'))).toEqual(['First', 'Fourth', 'Third']);
    expect(await itemStores.article.findById(db, firstArticle._id)).toMatchObject({ item: { revision: 1 } });
  });
});
