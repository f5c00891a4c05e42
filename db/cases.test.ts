import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { kinds } from '../domain/kinds';
import type { CaseInput } from '../domain/kinds/case';
import { reviseItem } from '../domain/kinds/revise';
import type { Db } from './connection';
import { openTestDatabase } from './database.test-kit';
import { countFacets, listCards, listCardsWithFacet } from './item-lists';
import { listCardsByTitles } from './item-picks';
import { createCaseInput } from './items.test-kit';
import { itemStores } from './stores';

let db: Db;
let close: () => Promise<void>;
let dayOfMonth: number;

beforeEach(async () => {
  ({ db, close } = await openTestDatabase());
  dayOfMonth = 0;
});
afterEach(() => close());

/** Adds a case one day newer than the last. */
const addCase = (changes: Partial<CaseInput> = {}, oldSlugs: string[] = []) =>
  itemStores.case.insert(db, createCaseInput(changes), {
    now: new Date(Date.UTC(2026, 0, ++dayOfMonth)),
    oldSlugs,
  });

const rename = async (id: string, title: string) => {
  const lookup = await itemStores.case.findById(db, id);
  if (lookup.kind !== 'found') throw new Error('missing');
  return itemStores.case.update(
    db,
    reviseItem(kinds.case, lookup.item, { title }).next,
    new Date('2026-06-01'),
  );
};

const listTitles = (cards: { title: string }[]) => cards.map(card => card.title);

describe('stored cases', () => {
  it('returns a case as it was saved', async () => {
    const addedCase = await addCase();
    expect(await itemStores.case.findBySlug(db, 'nodefy')).toEqual({ kind: 'found', item: addedCase });
    expect(await itemStores.case.findById(db, addedCase._id)).toEqual({ kind: 'found', item: addedCase });
    expect(addedCase).toMatchObject(createCaseInput({ info: addedCase.info }));
  });

  it('adds ids to the info blocks of a case and to their rows', async () => {
    const { info } = await addCase();
    expect(info[0]?._id).toMatch(/./);
    expect(info[0]?.points[0]?._id).toMatch(/./);
  });

  it("doesn't find a case by any of its slugs when it is deleted", async () => {
    const { _id } = await addCase({}, ['node-fy']);
    expect(await itemStores.case.remove(db, _id)).toBe(true);
    expect(await itemStores.case.remove(db, _id)).toBe(false);
    expect(await itemStores.case.findBySlug(db, 'nodefy')).toEqual({ kind: 'missing' });
    expect(await itemStores.case.findBySlug(db, 'node-fy')).toEqual({ kind: 'missing' });
    expect(await db.selectFrom('list_items').selectAll().execute()).toEqual([]);
  });
});

describe('slug lookup', () => {
  it('finds the current slug of a case by an old slug or the id', async () => {
    const { _id } = await addCase({}, ['node-fy']);
    expect(await itemStores.case.findBySlug(db, 'node-fy')).toEqual({ kind: 'renamed', newSlug: 'nodefy' });
    expect(await itemStores.case.findBySlug(db, _id)).toEqual({ kind: 'renamed', newSlug: 'nodefy' });
  });

  it('keeps every old slug when a case is renamed repeatedly', async () => {
    const { _id } = await addCase();
    await rename(_id, 'Nodefy Two');
    const renamedCase = await rename(_id, 'Nodefy Three');
    expect(renamedCase.oldSlugs).toEqual(['nodefy', 'nodefy-two']);
    expect(await itemStores.case.findBySlug(db, 'nodefy')).toEqual({
      kind: 'renamed',
      newSlug: 'nodefy-three',
    });
    const renamedBack = await rename(_id, 'Nodefy');
    expect(renamedBack.oldSlugs).toEqual(['nodefy-two', 'nodefy-three']);
    expect(await itemStores.case.findBySlug(db, 'nodefy')).toEqual({ kind: 'found', item: renamedBack });
  });

  it('rejects a case when another case has its slug', async () => {
    await addCase();
    const otherCase = await addCase({ title: 'Ledger' });
    const conflictError = { kind: 'conflict', message: 'A project with this title already exists' };
    await expect(addCase({ title: 'NODEFY!' })).rejects.toMatchObject(conflictError);
    await expect(rename(otherCase._id, 'Nodefy')).rejects.toMatchObject(conflictError);
  });

  it('moves an old slug to a new case when the new case needs it', async () => {
    const firstCase = await addCase({ title: 'Ledger' }, ['nodefy']);
    const secondCase = await addCase({ title: 'Nodefy' });
    expect(await itemStores.case.findBySlug(db, 'nodefy')).toMatchObject({
      kind: 'found',
      item: { _id: secondCase._id },
    });
    expect(await itemStores.case.findById(db, firstCase._id)).toMatchObject({ item: { oldSlugs: [] } });
  });
});

describe('saving', () => {
  it('rejects an edit of a case when it is based on an older revision', async () => {
    const firstCase = await addCase();
    const savedCase = await itemStores.case.update(
      db,
      { ...firstCase, heading: 'New' },
      new Date('2026-06-01'),
    );
    expect(savedCase).toMatchObject({ revision: 2, updatedAt: '2026-06-01T00:00:00.000Z' });
    await expect(itemStores.case.update(db, firstCase, new Date())).rejects.toMatchObject({ kind: 'stale' });
    expect(await itemStores.case.findById(db, firstCase._id)).toEqual({ kind: 'found', item: savedCase });
  });
});

describe('case lists', () => {
  beforeEach(async () => {
    await addCase({ title: 'Alpha', domain: 'FinTech' });
    await addCase({ title: 'Beta', domain: 'EdTech' });
    await addCase({ title: 'Gamma', domain: 'fintech' });
    await addCase({ title: 'Delta', domain: 'AI/ML SaaS' });
  });

  it('returns the requested range of cases, newest first, with the total', async () => {
    const { items, total } = await listCards(db, 'case', { offset: 1, limit: 2 });
    expect(listTitles(items)).toEqual(['Gamma', 'Beta']);
    expect(total).toBe(4);
    expect(await listCards(db, 'case', { offset: 4, limit: 2 })).toEqual({ items: [], total: 4 });
  });

  it('returns only the fields that cards show', async () => {
    const [card] = (await listCards(db, 'case', { offset: 0, limit: 1 })).items;
    expect(card).toMatchObject({ slug: 'delta', cover: { alt: 'A graph of nodes' } });
    expect(card).not.toHaveProperty('customer');
  });

  it('finds cases of any chosen domain, ignoring case', async () => {
    const filteredCards = await listCards(db, 'case', {
      offset: 0,
      limit: 9,
      filters: ['FINTECH', 'EdTech'],
    });
    expect(listTitles(filteredCards.items)).toEqual(['Gamma', 'Beta', 'Alpha']);
    expect(filteredCards.total).toBe(3);
    expect(await listCards(db, 'case', { offset: 0, limit: 9, filters: ['Space'] })).toEqual({
      items: [],
      total: 0,
    });
    expect((await listCards(db, 'case', { offset: 0, limit: 9, filters: [''] })).total).toBe(4);
  });

  it('finds cases whose domain contains the filter', async () => {
    await addCase({ title: 'Epsilon', domain: 'FinTech, HealthTech' });
    const filteredCards = await listCards(db, 'case', { offset: 0, limit: 9, filters: ['HealthTech'] });
    expect(listTitles(filteredCards.items)).toEqual(['Epsilon']);
  });

  it('counts cases by domain', async () => {
    expect(await countFacets(db, 'case')).toEqual([
      { label: 'AI/ML SaaS', count: 1 },
      { label: 'EdTech', count: 1 },
      { label: 'FinTech', count: 2 },
    ]);
  });

  it('finds cases by exact title in the requested order, or the newest when none matches', async () => {
    expect(listTitles(await listCardsByTitles(db, 'case', ['Gamma', 'Nothing', 'alpha', 'Beta']))).toEqual([
      'Gamma',
      'Beta',
    ]);
    expect(await listCardsByTitles(db, 'case', [])).toEqual([]);
    const newestCases = (await listCards(db, 'case', { offset: 0, limit: 2 })).items;
    expect(await listCardsByTitles(db, 'case', ['Nothing', 'Nobody'])).toEqual(newestCases);
  });

  it('finds only cases of exactly the given domain, newest first', async () => {
    await addCase({ title: 'Epsilon', domain: 'FinTech, HealthTech' });
    expect(listTitles(await listCardsWithFacet(db, 'case', 'Fintech', 9))).toEqual(['Gamma', 'Alpha']);
    expect(listTitles(await listCardsWithFacet(db, 'case', 'Fintech', 1))).toEqual(['Gamma']);
  });
});
