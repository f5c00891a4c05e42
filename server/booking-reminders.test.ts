import { describe, expect, it } from 'vitest';
import { cancelBooking, insertBooking, updateBooking } from '../db/bookings';
import { enqueueMessage } from '../db/outbox';
import { updateEnquiry } from '../db/staff-enquiries';
import { getDefaultAvailability } from '../domain/bookings/availability';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../domain/time';
import { bookCall } from '../use-cases/bookings/book';
import { cancelCall, moveCall } from '../use-cases/bookings/change';
import { toMailFacts } from '../use-cases/bookings/record-change';
import { queueReminders } from '../use-cases/bookings/reminders';
import { createMessage } from '../use-cases/outbox';
import { testSite } from './app.test-kit';
import { createOutboxFixture } from './jobs/outbox.test-kit';
import type { MailMessage } from './mail/message';

const site = testSite();
const ZONE = 'Europe/Kyiv';
/** A Wednesday at 11:00 in Kyiv. */
const CALL = '2030-01-16T09:00:00.000Z';

/** Returns the services at a time before the call. */
const getServicesAt = (msBefore: number, call = CALL) => {
  const time = new Date(Date.parse(call) - msBefore);
  return {
    ...site.services(),
    ...{ clock: { now: () => time }, wakeOutbox() {} },
    builtInAvailability: {},
  };
};

let visitorCount = 0;
function book(msBefore: number, startsAt = CALL) {
  visitorCount++;
  return bookCall(getServicesAt(msBefore, startsAt), {
    managerKey: undefined,
    submissionId: undefined,
    values: {
      ...{ startsAt, timeZone: ZONE, fullName: 'Hannah Whitlock', companyName: 'Deltaquay' },
      ...{ email: `hannah${visitorCount}@deltaquay.example`, note: 'The options desk.' },
    },
  });
}

const listReminders = async ({ enquiry_id }: { enquiry_id: string }) => {
  const rows = await site
    .services()
    .db.selectFrom('outbox')
    .select(['about_json', 'created_at'])
    .where('enquiry_id', '=', enquiry_id)
    .where('kind', '=', 'booking-reminder')
    .orderBy('created_at')
    .execute();
  return rows.map(row => ({ at: row.created_at, startsAt: JSON.parse(row.about_json ?? '').startsAt }));
};

const markRemindersSent = () =>
  site
    .services()
    .db.updateTable('outbox')
    .set({ state: 'sent' })
    .where('kind', '=', 'booking-reminder')
    .execute();

describe('queueReminders', () => {
  it('queues one reminder a day before the call and one an hour before it', async () => {
    const call = await book(2 * DAY_MS);
    const runs = [DAY_MS + 1, DAY_MS, DAY_MS - MINUTE_MS, HOUR_MS + 1, HOUR_MS, HOUR_MS - 1, MINUTE_MS, 0];
    for (const msBefore of runs) {
      await Promise.all([queueReminders(getServicesAt(msBefore)), queueReminders(getServicesAt(msBefore))]);
      await markRemindersSent();
    }
    expect(await listReminders(call)).toEqual(
      [DAY_MS, HOUR_MS].map(ms => ({ at: getServicesAt(ms).clock.now().toISOString(), startsAt: CALL })),
    );
    await cancelCall(getServicesAt(MINUTE_MS), { id: call.id }, {});
  });

  it('replaces an unsent reminder when the next reminder is due', async () => {
    const call = await book(2 * DAY_MS);
    for (const msBefore of [DAY_MS, HOUR_MS]) await queueReminders(getServicesAt(msBefore));
    expect(await listReminders(call)).toMatchObject([
      { at: getServicesAt(HOUR_MS).clock.now().toISOString() },
    ]);
    await cancelCall(getServicesAt(MINUTE_MS), { id: call.id }, {});
  });

  it('queues one reminder when the site starts after both reminders were due', async () => {
    const call = await book(2 * DAY_MS);
    await queueReminders(getServicesAt(10 * MINUTE_MS));
    await queueReminders(getServicesAt(9 * MINUTE_MS));
    expect(await listReminders(call)).toHaveLength(1);
    await cancelCall(getServicesAt(MINUTE_MS), { id: call.id }, {});
  });

  it('queues no reminder for a time that had passed when the call was booked', async () => {
    const call = await book(20 * HOUR_MS);
    await queueReminders(getServicesAt(19 * HOUR_MS));
    expect(await listReminders(call)).toEqual([]);
    await queueReminders(getServicesAt(HOUR_MS));
    expect(await listReminders(call)).toHaveLength(1);
    await cancelCall(getServicesAt(MINUTE_MS), { id: call.id }, {});
  });

  it('queues reminders for the new time of a moved call, and none for a cancelled one', async () => {
    const [movedCall, cancelledCall] = [
      await book(3 * DAY_MS),
      await book(3 * DAY_MS, '2030-01-16T10:00:00.000Z'),
    ];
    const startsAt = '2030-01-17T09:00:00.000Z';
    await moveCall(getServicesAt(2 * DAY_MS), { id: movedCall.id }, { startsAt });
    await cancelCall(getServicesAt(2 * DAY_MS), { id: cancelledCall.id }, {});
    for (const msBefore of [DAY_MS, HOUR_MS]) await queueReminders(getServicesAt(msBefore));
    for (const msBefore of [DAY_MS, HOUR_MS]) {
      await queueReminders(getServicesAt(msBefore, startsAt));
      await markRemindersSent();
    }
    expect((await listReminders(movedCall)).map(reminder => reminder.startsAt)).toEqual([startsAt, startsAt]);
    expect(await listReminders(cancelledCall)).toEqual([]);
    await cancelCall(getServicesAt(MINUTE_MS, startsAt), { id: movedCall.id }, {});
  });

  it('queues no reminder that was due while the request was in quarantine', async () => {
    const call = await book(2 * DAY_MS);
    const { db } = site.services();
    await updateEnquiry(db, call.enquiry_id, { spam_at: CALL });
    await queueReminders(getServicesAt(DAY_MS));
    await updateEnquiry(db, call.enquiry_id, { spam_at: null });
    await queueReminders(getServicesAt(12 * HOUR_MS));
    expect(await listReminders(call)).toEqual([]);
  });
});

it('sends a reminder only when the call is still planned for the stated time', async () => {
  const fixture = await createOutboxFixture();
  try {
    await fixture.addRequest();
    const { id = '' } = (await fixture.db.selectFrom('enquiries').select('id').executeTakeFirst()) ?? {};
    await fixture.db.deleteFrom('outbox').execute();
    const now = fixture.clock.now().getTime();
    const addCall = async (name: string, msAhead: number) => {
      const [starts_at, ends_at] = [msAhead, msAhead + HOUR_MS].map(ms => new Date(now + ms).toISOString());
      const row = await insertBooking(fixture.db, {
        ...{ id: name, enquiry_id: id, submission_id: null, note: '', created_at: starts_at ?? '' },
        ...{ person_key: name, person_name: 'Oksana Kravets', time_zone: ZONE },
        ...{ starts_at: starts_at ?? '', ends_at: ends_at ?? '', next_reminder_at: null },
        ...{ full_name: 'Hannah', company_name: '', email: `${name}@deltaquay.example` },
      });
      const facts = toMailFacts(row, getDefaultAvailability(ZONE));
      await enqueueMessage(fixture.db, [
        {
          ...createMessage({ id, created_at: fixture.clock.now().toISOString() }, 'booking-reminder'),
          about_json: JSON.stringify({ ...facts, change: 'reminder', by: '' }),
        },
      ]);
    };
    await addCall('coming', HOUR_MS);
    await addCall('moved', HOUR_MS);
    await addCall('cancelled', HOUR_MS);
    await addCall('over', -1);
    await updateBooking(fixture.db, 'moved', { starts_at: new Date(now + DAY_MS).toISOString() });
    await cancelBooking(fixture.db, 'cancelled', { at: new Date(now).toISOString(), reason: '' });
    const sentMails: MailMessage[] = [];
    const outbox = fixture.startOutbox({
      transport: 'server',
      send: async message => String(sentMails.push(message)),
      close() {},
    });
    await expect.poll(async () => (await fixture.rows()).map(({ state }) => state)).toEqual(['sent']);
    await outbox.stop();
    expect(sentMails.map(({ to }) => to)).toEqual(['coming@deltaquay.example']);
    expect(sentMails[0]?.subject).toMatch(/^Reminder: call on Friday 20 November, /);
  } finally {
    await fixture.close();
  }
});
