import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseTerms } from '../domain/search/words';
import type { Db } from './connection';
import { openTestDatabase } from './database.test-kit';
import { createArticleInput, createCaseInput } from './items.test-kit';
import { createDatabaseSearch } from './search';
import { itemStores } from './stores';

let db: Db;
let close: () => Promise<void>;
const now = new Date('2026-11-22T10:00:00Z');

beforeEach(async () => {
  ({ db, close } = await openTestDatabase());
});
afterEach(() => close());

const findDocuments = (
  q: string,
  part: { kind?: 'case' | 'article'; offset?: number; limit?: number } = {},
) => createDatabaseSearch(db).find({ words: parseTerms(q), offset: 0, limit: 10, ...part });
const listFoundTitles = async (q: string, part = {}) =>
  (await findDocuments(q, part)).documents.map(({ title }) => title);

const insertArticle = (title: string, text = 'Nothing of note.') =>
  itemStores.article.insert(
    db,
    createArticleInput({
      title,
      tags: ['Notes'],
      story: [{ type: 'paragraph', content: text, alt: '', caption: '' }],
    }),
    { now },
  );

describe('search results', () => {
  it('matches word prefixes in any order, ignoring case, accents and apostrophes', async () => {
    await itemStores.case.insert(
      db,
      createCaseInput({ title: 'Fleet Routing Console', about: 'Offline is normal.' }),
      {
        now,
      },
    );
    await insertArticle('П’ять ґанків', 'Їжак сидить у кав’ярні');
    expect(await listFoundTitles('offl')).toEqual(['Fleet Routing Console']);
    expect(await listFoundTitles('CONSOLE fleet')).toEqual(['Fleet Routing Console']);
    expect(await listFoundTitles("п'ять")).toEqual(['П’ять ґанків']);
    expect(await listFoundTitles('ганк іжак кавярн')).toEqual(['П’ять ґанків']);
    expect(await listFoundTitles('utin')).toEqual([]);
  });

  it('ranks whole words in titles above other title matches, and those above text matches', async () => {
    await insertArticle('Nothing at all', 'A ledger, a ledger and another ledger.');
    await insertArticle('Ledgers everywhere');
    await insertArticle('Ledger');
    expect(await listFoundTitles('ledger')).toEqual(['Ledger', 'Ledgers everywhere', 'Nothing at all']);
  });

  it('ignores HTML tags in the texts of search documents', async () => {
    await insertArticle('Tags', 'Bold is <strong>strong</strong> &amp; <a href="/zebra">linked</a>.');
    expect(await listFoundTitles('zebra')).toEqual([]);
    expect(await listFoundTitles('linked')).toEqual(['Tags']);
  });

  it('filters and counts search results by kind', async () => {
    await itemStores.case.insert(db, createCaseInput({ title: 'Ledger one' }), { now });
    for (const title of ['Ledger two', 'Ledger three', 'Ledger four']) await insertArticle(title);
    const searchResult = await findDocuments('ledger', { kind: 'article', limit: 2 });
    expect(searchResult.counts).toEqual({ case: 1, article: 3, page: 0 });
    expect(searchResult.documents.map(({ kind }) => kind)).toEqual(['article', 'article']);
    expect(await listFoundTitles('ledger', { kind: 'article', offset: 2, limit: 2 })).toHaveLength(1);
  });
});

describe('typo correction', () => {
  beforeEach(async () => {
    await insertArticle('Blockchain alerts', 'Settlement within a second.');
    await insertArticle('Blocked');
  });

  it.each([
    ['blokchain', ['blockchain']],
    ['blockhcain', ['blockchain']],
    ['setlement alrts', ['settlement', 'alerts']],
  ])('corrects the typo in %s to %j', async (query, correction) => {
    const searchResult = await findDocuments(query);
    expect(searchResult.words).toEqual(correction);
    expect(searchResult.documents.map(({ title }) => title)).toEqual(['Blockchain alerts']);
  });

  it('returns no results when no indexed word is similar', async () => {
    expect((await findDocuments('zebra')).documents).toEqual([]);
    const removedArticle = await insertArticle('Peculiarities');
    await itemStores.article.remove(db, removedArticle._id);
    expect(await listFoundTitles('peculiarites')).toEqual([]);
  });

  it('finds documents that contain some of the words when no document contains all words', async () => {
    expect(await listFoundTitles('settlement blocked zebra')).toEqual(['Blocked', 'Blockchain alerts']);
    expect(await listFoundTitles('zebra a')).toEqual([]);
  });
});

describe('the index', () => {
  it('updates the search index when items are saved or deleted', async () => {
    const firstArticle = await insertArticle('Ledger');
    await itemStores.article.update(db, { ...firstArticle, title: 'Consent' }, now);
    expect(await listFoundTitles('ledger')).toEqual([]);
    expect(await listFoundTitles('consent')).toEqual(['Consent']);
    await itemStores.article.remove(db, firstArticle._id);
    expect(await listFoundTitles('consent')).toEqual([]);
  });

  it("doesn't index an item when its transaction is rolled back", async () => {
    await expect(
      db.transaction().execute(async trx => {
        await itemStores.article.insert(trx, createArticleInput({ title: 'Ledger' }), { now });
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect(await listFoundTitles('ledger')).toEqual([]);
  });
});
