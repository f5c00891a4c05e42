// A process that books a call or blocks its time, and kills itself after a number of statements or after the commit.
import { writeSync } from 'node:fs';
import { openDatabase } from '../db/connection';
import { DAY_MS } from '../domain/time';
import { getAvailability, getManager, listFreeTimes } from '../use-cases/bookings/availability';
import { bookCall } from '../use-cases/bookings/book';
import { changeAvailability } from '../use-cases/bookings/change-availability';
import { createTestClock } from './jobs/clock.test-kit';

const [, , file = '', site = '', action, killAt] = process.argv;
const clock = createTestClock('2026-11-20T08:41:00Z');
const needs = { clock, getSite: () => JSON.parse(site), builtInAvailability: {}, hasWebhook: true };
const { key: managerKey } = getManager(needs, undefined);
const user = {
  _id: 'ann',
  name: 'Ann',
  email: 'ann@northlight.example',
  photo: '',
  position: '',
  role: 'sales' as const,
};

let statements = 0;
const kill = () => process.kill(process.pid, 'SIGKILL');
const db = openDatabase(file);
const countingDb = db.withPlugin({
  transformQuery: ({ node }) => node,
  async transformResult({ result }) {
    statements++;
    if (statements === Number(killAt)) kill();
    return result;
  },
});
const services = {
  ...{ ...needs, db: countingDb, user },
  wakeOutbox() {
    writeSync(1, 'committed');
    kill();
  },
};

if (action === 'book') {
  const start = clock.now().getTime();
  const range = { start, end: start + 14 * DAY_MS };
  const [startsAt] = await listFreeTimes({ ...needs, db }, db, { managerKey, range });
  await bookCall(services, {
    ...{ managerKey, submissionId: 'one' },
    values: {
      ...{ startsAt: startsAt?.toISOString(), timeZone: 'Europe/London', fullName: 'Hannah Whitlock' },
      ...{ companyName: '', email: 'hannah@deltaquay.example', note: '' },
    },
  });
} else {
  const from = await getAvailability({ ...needs, db }, db, managerKey);
  const { id } = await db.selectFrom('bookings').select('id').executeTakeFirstOrThrow();
  const range = { firstDay: '2026-11-20', lastDay: '2026-12-20', from: '00:00', to: '24:00' };
  const to = { ...from, blockedTimes: [{ ...range, _id: 'block', note: '' }] };
  await changeAvailability(services, { manager: managerKey, from, to, cancel: { ids: [id] } });
}
