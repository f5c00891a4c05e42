import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isPurgeDue } from '../../db/purge';
import { deleteEnquiry } from '../../db/staff-enquiries';
import { createOutboxFixture, silentLog } from './outbox.test-kit';
import { startPurge } from './purge';

it('purges deleted data at startup when the process crashed after a deletion', async () => {
  const fixture = await createOutboxFixture();
  try {
    await fixture.addRequest({ fullName: 'Zephyrine' });
    const { id } = await fixture.db.selectFrom('enquiries').select('id').executeTakeFirstOrThrow();
    await deleteEnquiry(fixture.db, id);
    const walFile = `${fixture.databaseFile}-wal`;
    expect(readFileSync(walFile, 'latin1')).toContain('Zephyrine');
    const job = startPurge({ ...fixture, log: silentLog });
    await expect.poll(() => isPurgeDue(fixture.db)).toBe(false);
    await job.stop();
    for (const file of [fixture.databaseFile, walFile])
      expect(readFileSync(file, 'latin1')).not.toContain('Zephyrine');
  } finally {
    await fixture.close();
  }
});
