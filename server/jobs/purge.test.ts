import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isPurgeDue } from '../../db/purge';
import { deleteEnquiry } from '../../db/staff-enquiries';
import { createOutboxFixture, silentLog } from './outbox.test-kit';
import { startPurge } from './purge';

it('purges deleted data at startup when the process crashed after a deletion', async () => {
  const room = await createOutboxFixture();
  try {
    await room.request({ fullName: 'Zephyrine' });
    const { id } = await room.db.selectFrom('enquiries').select('id').executeTakeFirstOrThrow();
    await deleteEnquiry(room.db, id);
    const log = `${room.databaseFile}-wal`;
    expect(readFileSync(log, 'latin1')).toContain('Zephyrine');
    const job = startPurge({ ...room, log: silentLog });
    await expect.poll(() => isPurgeDue(room.db)).toBe(false);
    await job.stop();
    for (const file of [room.databaseFile, log])
      expect(readFileSync(file, 'latin1')).not.toContain('Zephyrine');
  } finally {
    await room.close();
  }
});
