import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { kinds } from '../domain/kinds';
import type { CaseInput } from '../domain/kinds/case';
import { reviseItem } from '../domain/kinds/revise';
import type { Db } from './connection';
import { countFacets, listCards, listCardsWithFacet } from './item-lists';
import { listCardsByTitles } from './item-picks';
import { itemStores } from './stores';
import { openTestDatabase } from './test-database';
import { createCaseInput } from './test-items';

let db: Db;
let close: () => Promise<void>;
let day: number;

beforeEach(async () => {
  ({ db, close } = await openTestDatabase());
  day = 0;
});
afterEach(() => close());

/** Adds a case one day newer than the last. */
const add = (changes: Partial<CaseInput> = {}, oldSlugs: string[] = []) =>
  itemStores.case.insert(db, createCaseInput(changes), { now: new Date(Date.UTC(2026, 0, ++day)), oldSlugs });

const rename = async (id: string, title: string) => {
  const found = await itemStores.case.byId(db, id);
  if (found.kind !== 'found') throw new Error('missing');
  return itemStores.case.update(
    db,
    reviseItem(kinds.case, found.item, { title }).next,
    new Date('2026-06-01'),
  );
};

const titles = (cards: { title: string }[]) => cards.map(card => card.title);

describe('stored cases', () => {
  it('returns a case as it was saved', async () => {
    const written = await add();
    expect(await itemStores.case.bySlug(db, 'nodefy')).toEqual({ kind: 'found', item: written });
    expect(await itemStores.case.byId(db, written._id)).toEqual({ kind: 'found', item: written });
    expect(written).toMatchObject(createCaseInput({ info: written.info }));
  });

  it('adds ids to the info blocks of a case and to their rows', async () => {
    const { info } = await add();
    expect(info[0]?._id).toMatch(/./);
    expect(info[0]?.points[0]?._id).toMatch(/./);
  });

  it("doesn't find a deleted case by any of its slugs", async () => {
    const { _id } = await add({}, ['node-fy']);
    expect(await itemStores.case.remove(db, _id)).toBe(true);
    expect(await itemStores.case.remove(db, _id)).toBe(false);
    expect(await itemStores.case.bySlug(db, 'nodefy')).toEqual({ kind: 'missing' });
    expect(await itemStores.case.bySlug(db, 'node-fy')).toEqual({ kind: 'missing' });
    expect(await db.selectFrom('list_items').selectAll().execute()).toEqual([]);
  });
});

describe('slug lookup', () => {
  it('returns the current slug of a case for an old slug and for the id', async () => {
    const { _id } = await add({}, ['node-fy']);
    expect(await itemStores.case.bySlug(db, 'node-fy')).toEqual({ kind: 'renamed', newSlug: 'nodefy' });
    expect(await itemStores.case.bySlug(db, _id)).toEqual({ kind: 'renamed', newSlug: 'nodefy' });
  });

  it('keeps every old slug of a renamed case', async () => {
    const { _id } = await add();
    await rename(_id, 'Nodefy Two');
    const third = await rename(_id, 'Nodefy Three');
    expect(third.oldSlugs).toEqual(['nodefy', 'nodefy-two']);
    expect(await itemStores.case.bySlug(db, 'nodefy')).toEqual({ kind: 'renamed', newSlug: 'nodefy-three' });
    const back = await rename(_id, 'Nodefy');
    expect(back.oldSlugs).toEqual(['nodefy-two', 'nodefy-three']);
    expect(await itemStores.case.bySlug(db, 'nodefy')).toEqual({ kind: 'found', item: back });
  });

  it('rejects a case when another case has its slug', async () => {
    await add();
    const other = await add({ title: 'Ledger' });
    const refusal = { kind: 'conflict', message: 'A project with this title already exists' };
    await expect(add({ title: 'NODEFY!' })).rejects.toMatchObject(refusal);
    await expect(rename(other._id, 'Nodefy')).rejects.toMatchObject(refusal);
  });

  it('moves an old slug to a new case when the new case needs it', async () => {
    const first = await add({ title: 'Ledger' }, ['nodefy']);
    const second = await add({ title: 'Nodefy' });
    expect(await itemStores.case.bySlug(db, 'nodefy')).toMatchObject({
      kind: 'found',
      item: { _id: second._id },
    });
    expect(await itemStores.case.byId(db, first._id)).toMatchObject({ item: { oldSlugs: [] } });
  });
});

describe('saving', () => {
  it('increments the revision of a case, and rejects an edit based on an older revision', async () => {
    const first = await add();
    const saved = await itemStores.case.update(db, { ...first, heading: 'New' }, new Date('2026-06-01'));
    expect(saved).toMatchObject({ revision: 2, updatedAt: '2026-06-01T00:00:00.000Z' });
    await expect(itemStores.case.update(db, first, new Date())).rejects.toMatchObject({ kind: 'stale' });
    expect(await itemStores.case.byId(db, first._id)).toEqual({ kind: 'found', item: saved });
  });
});

describe('case lists', () => {
  beforeEach(async () => {
    await add({ title: 'Alpha', domain: 'FinTech' });
    await add({ title: 'Beta', domain: 'EdTech' });
    await add({ title: 'Gamma', domain: 'fintech' });
    await add({ title: 'Delta', domain: 'AI/ML SaaS' });
  });

  it('returns the requested range of cases, newest first, with the total', async () => {
    const { items, total } = await listCards(db, 'case', { offset: 1, limit: 2 });
    expect(titles(items)).toEqual(['Gamma', 'Beta']);
    expect(total).toBe(4);
    expect(await listCards(db, 'case', { offset: 4, limit: 2 })).toEqual({ items: [], total: 4 });
  });

  it('returns only the fields that cards show', async () => {
    const [card] = (await listCards(db, 'case', { offset: 0, limit: 1 })).items;
    expect(card).toMatchObject({ slug: 'delta', cover: { alt: 'A graph of nodes' } });
    expect(card).not.toHaveProperty('customer');
  });

  it('finds cases of any chosen domain, ignoring capitals', async () => {
    const chosen = await listCards(db, 'case', { offset: 0, limit: 9, filters: ['FINTECH', 'EdTech'] });
    expect(titles(chosen.items)).toEqual(['Gamma', 'Beta', 'Alpha']);
    expect(chosen.total).toBe(3);
    expect(await listCards(db, 'case', { offset: 0, limit: 9, filters: ['Space'] })).toEqual({
      items: [],
      total: 0,
    });
    expect((await listCards(db, 'case', { offset: 0, limit: 9, filters: [''] })).total).toBe(4);
  });

  it('finds cases whose domain contains the filter', async () => {
    await add({ title: 'Epsilon', domain: 'FinTech, HealthTech' });
    const chosen = await listCards(db, 'case', { offset: 0, limit: 9, filters: ['HealthTech'] });
    expect(titles(chosen.items)).toEqual(['Epsilon']);
  });

  it('counts cases by domain', async () => {
    expect(await countFacets(db, 'case')).toEqual([
      { label: 'AI/ML SaaS', count: 1 },
      { label: 'EdTech', count: 1 },
      { label: 'FinTech', count: 2 },
    ]);
  });

  it('finds cases by exact title in the requested order, or the newest when none matches', async () => {
    expect(titles(await listCardsByTitles(db, 'case', ['Gamma', 'Nothing', 'alpha', 'Beta']))).toEqual([
      'Gamma',
      'Beta',
    ]);
    expect(await listCardsByTitles(db, 'case', [])).toEqual([]);
    const newest = (await listCards(db, 'case', { offset: 0, limit: 2 })).items;
    expect(await listCardsByTitles(db, 'case', ['Nothing', 'Nobody'])).toEqual(newest);
  });

  it('finds only cases of exactly the given domain, newest first', async () => {
    await add({ title: 'Epsilon', domain: 'FinTech, HealthTech' });
    expect(titles(await listCardsWithFacet(db, 'case', 'Fintech', 9))).toEqual(['Gamma', 'Alpha']);
    expect(titles(await listCardsWithFacet(db, 'case', 'Fintech', 1))).toEqual(['Gamma']);
  });
});
