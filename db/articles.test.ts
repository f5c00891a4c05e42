import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { kinds } from '../domain/kinds';
import type { ArticleInput } from '../domain/kinds/article';
import { reviseItem } from '../domain/kinds/revise';
import type { Db } from './connection';
import { countFacets, listCards } from './item-lists';
import { listPopularCards, listRelatedCards } from './item-picks';
import { addReadCounts } from './item-queries';
import { itemStores } from './stores';
import { openTestDatabase } from './test-database';
import { createArticleInput } from './test-items';

let db: Db;
let close: () => Promise<void>;
let day: number;

beforeEach(async () => {
  ({ db, close } = await openTestDatabase());
  day = 0;
});
afterEach(() => close());

/** Adds an article one day newer than the last. */
const add = (title: string, changes: Partial<ArticleInput> = {}) =>
  itemStores.article.insert(db, createArticleInput({ title, ...changes }), {
    now: new Date(Date.UTC(2026, 0, ++day)),
  });

const titles = (cards: { title: string }[]) => cards.map(card => card.title);

describe('stored articles', () => {
  it('returns an article as it was saved', async () => {
    const written = await add('Tests');
    expect(await itemStores.article.bySlug(db, 'tests')).toEqual({ kind: 'found', item: written });
    expect(await itemStores.article.byId(db, written._id)).toEqual({ kind: 'found', item: written });
  });

  it('uses the creation date as the date of an article that has none', async () => {
    expect((await add('Tests')).publishedOn).toBe('2026-01-01');
    expect((await add('More tests', { publishedOn: '2025-05-05' })).publishedOn).toBe('2025-05-05');
  });

  it("creates a slug from an article's new title, and keeps the old slug", async () => {
    const written = await add('Tests');
    const { next } = reviseItem(kinds.article, written, { title: 'Checks' });
    await itemStores.article.update(db, next, new Date());
    expect(await itemStores.article.bySlug(db, 'tests')).toEqual({ kind: 'renamed', newSlug: 'checks' });
    expect(await itemStores.article.bySlug(db, written._id)).toEqual({ kind: 'renamed', newSlug: 'checks' });
  });

  it('rejects an article when another article has its slug', async () => {
    await add('Tests');
    await expect(add('Tests')).rejects.toMatchObject({
      kind: 'conflict',
      message: 'An article with this title already exists',
    });
  });

  it("doesn't return deleted articles", async () => {
    const { _id } = await add('Tests');
    expect(await itemStores.article.remove(db, _id)).toBe(true);
    expect(await itemStores.article.bySlug(db, 'tests')).toEqual({ kind: 'missing' });
    expect(await countFacets(db, 'article')).toEqual([]);
  });
});

describe('article lists', () => {
  it('returns the newest articles first, with tags and the start of the first paragraph', async () => {
    await add('One');
    await add('Two');
    const { items, total } = await listCards(db, 'article', { offset: 0, limit: 9 });
    expect(titles(items)).toEqual(['Two', 'One']);
    expect(total).toBe(2);
    expect(items[0]).toMatchObject({ tags: ['QA', 'React'], excerpt: 'A test says what a thing does.' });
    expect(items[0]).not.toHaveProperty('story');
  });

  it('returns articles with all chosen tags, ignoring case', async () => {
    await add('One', { tags: ['QA', 'React'] });
    await add('Two', { tags: ['qa'] });
    await add('Three', { tags: ['React', 'Node'] });
    const matching = async (...tags: string[]) =>
      titles((await listCards(db, 'article', { offset: 0, limit: 9, filters: tags })).items);
    expect(await matching('QA')).toEqual(['Two', 'One']);
    expect(await matching('react', 'qa')).toEqual(['One']);
    expect(await matching('QA', 'qa', 'Node')).toEqual([]);
    expect((await listCards(db, 'article', { offset: 0, limit: 1, filters: ['React'] })).total).toBe(2);
  });

  it('counts articles by tag, most used first', async () => {
    await add('One', { tags: ['QA', 'React'] });
    await add('Two', { tags: ['qa', 'Node'] });
    expect(await countFacets(db, 'article')).toEqual([
      { label: 'QA', count: 2 },
      { label: 'Node', count: 1 },
      { label: 'React', count: 1 },
    ]);
  });

  it('ranks related articles by shared tags, then by date, and omits unrelated articles', async () => {
    const own = await add('Own', { tags: ['QA', 'React', 'Node'] });
    await add('One shared, older', { tags: ['QA'] });
    await add('Two shared', { tags: ['qa', 'node'] });
    await add('Stranger', { tags: ['Design'] });
    await add('One shared, newer', { tags: ['React', 'Design'] });
    await add('One shared, newest', { tags: ['React'] });
    expect(titles(await listRelatedCards(db, 'article', own._id))).toEqual([
      'Two shared',
      'One shared, newest',
      'One shared, newer',
    ]);
  });

  it('ranks popular articles by views, then by date, without changing their revisions', async () => {
    const first = await add('First');
    await add('Second');
    await add('Third');
    await add('Fourth');
    await addReadCounts(
      db,
      'article',
      new Map([
        [first.slug, 1],
        ['gone', 2],
      ]),
    );
    expect(titles(await listPopularCards(db, 'article'))).toEqual(['First', 'Fourth', 'Third']);
    expect(await itemStores.article.byId(db, first._id)).toMatchObject({ item: { revision: 1 } });
  });
});
