import { expect, it } from 'vitest';
import { CPU_MAX_MS, measureCpuMs } from '../domain/cpu-time.test-kit';
import { openTestDatabase } from './database.test-kit';
import { createArticleInput } from './items.test-kit';
import { itemStores } from './stores';
import { addSearches, addVisits } from './visits';

it('adds the counts of a full batch within 100 ms of CPU time', async () => {
  const { db, close } = await openTestDatabase();
  const now = new Date();
  try {
    for (let n = 0; n < 400; n++)
      await itemStores.article.insert(db, createArticleInput({ title: `Read ${n}` }), { now });
    const counts = Array.from({ length: 1_000 }, (_, n) => ({
      ...{ page: `/article/read-${n}`, source: `site-${n % 300}.example`, campaign: '' },
      ...{ isEntry: true, count: 1 },
    }));
    expect(await measureCpuMs(() => addVisits(db, counts, now))).toBeLessThan(CPU_MAX_MS);
    const searches = new Map(Array.from({ length: 2_000 }, (_, n) => [`words ${n}`, 1]));
    expect(await measureCpuMs(() => addSearches(db, searches, now))).toBeLessThan(CPU_MAX_MS);
    expect(await db.selectFrom('visits').selectAll().execute()).toHaveLength(1_000);
    expect(await db.selectFrom('items').select('id').where('reads', '>', 0).execute()).toHaveLength(400);
  } finally {
    await close();
  }
});
