import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Db } from './connection';
import { openTestDatabase } from './database.test-kit';
import { createArticleInput, createCaseInput } from './items.test-kit';
import { findSimilarItems } from './staff-search';
import { itemStores } from './stores';

let db: Db;
let close: () => Promise<void>;
const now = new Date('2026-11-22T08:00:00Z');
beforeEach(async () => {
  ({ db, close } = await openTestDatabase());
});
afterEach(() => close());

const find = async (segment: string, words: string[]) =>
  (await findSimilarItems(db, { segment, words }, { owner: undefined, limit: 3 })).map(({ title }) => title);

it('finds items that share most words with a mistyped path, best first', async () => {
  await itemStores.article.insert(db, createArticleInput({ title: 'The cheapest bug is a sentence' }), {
    now,
  });
  await itemStores.case.insert(db, createCaseInput({ title: 'The cheapest fleet' }), { now });
  await itemStores.article.insert(db, createArticleInput({ title: 'Nine minutes' }), { now });
  expect(await find('the-cheapest-bug', ['the', 'cheap', 'bug'])).toEqual([
    'The cheapest bug is a sentence',
    'The cheapest fleet',
  ]);
  expect(await find('nothing-like-it', ['nothi', 'like'])).toEqual([]);
});

it('finds an item when the query is its id', async () => {
  const item = await itemStores.article.insert(db, createArticleInput({ title: 'Nine minutes' }), { now });
  expect(await find(item._id, [item._id.slice(0, 5)])).toEqual(['Nine minutes']);
});
