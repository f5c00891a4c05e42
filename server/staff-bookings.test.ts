import ICAL from 'ical.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { listEnquiryEvents } from '../db/enquiry-events';
import { createId } from '../db/items';
import { countStaffBookings, listBookingsBetween, listStaffBookings } from '../db/staff-bookings';
import { updateEnquiry } from '../db/staff-enquiries';
import type { Availability } from '../domain/bookings/availability';
import { CPU_MAX_MS, measureCpuMs } from '../domain/cpu-time.test-kit';
import { DomainError } from '../domain/errors';
import { formatClock } from '../domain/formatters';
import { FEED_CALLS_MAX, FEED_NOTE_MAX, LIST_ITEMS_MAX, LOST_REASON_MAX } from '../domain/limits';
import type { Role } from '../domain/members/permissions';
import { messages } from '../domain/messages';
import { addDays, getDayIn } from '../domain/start-dates';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../domain/time';
import { getManager, listFreeTimes } from '../use-cases/bookings/availability';
import { bookCall } from '../use-cases/bookings/book';
import { refreshAllBusyTimes, setBusyUrl } from '../use-cases/bookings/busy-times';
import { cancelCall } from '../use-cases/bookings/change';
import { getManagerHours } from '../use-cases/bookings/change-availability';
import { testSite } from './app.test-kit';
import { createProcedureClient } from './http/trpc.test-kit';

type ManagerHours = Awaited<ReturnType<typeof getManagerHours>>;

const site = testSite();
const { call, callQuery } = createProcedureClient(site);
let headers: { cookie: string };
beforeAll(async () => {
  headers = { cookie: (await site.staff({ role: 'sales' })).cookie };
});

const query = async (name: string, input: object) => {
  const { result, error } = await callQuery(
    `bookings.${name}?input=${encodeURIComponent(JSON.stringify(input))}`,
    headers,
  );
  return { data: result?.data as never, error };
};
const change = (name: string, json: object) => call(`bookings.${name}`, { json, headers });

let visitors = 0;
const getKey = () => getManager(site.services(), undefined).key;
async function book() {
  visitors++;
  return bookCall(site.services(), {
    managerKey: getKey(),
    submissionId: undefined,
    values: {
      startsAt: await findFirstFree(),
      timeZone: 'Europe/London',
      fullName: 'Hannah Whitlock',
      companyName: 'Deltaquay',
      email: `hannah${visitors}@deltaquay.example`,
      note: 'The options desk.',
    },
  });
}
async function findFirstFree(): Promise<string> {
  const start = site.services().clock.now().getTime();
  const times = await listFreeTimes(site.services(), site.services().db, {
    managerKey: getKey(),
    range: { start, end: start + 14 * DAY_MS },
  });
  return times[0]?.toISOString() ?? '';
}

describe('bookings in the admin', () => {
  it('filters calls by state and manager', async () => {
    const row = await book();
    const { data } = await query('list', { state: 'coming', manager: row.person_key });
    expect(data).toMatchObject({
      total: 1,
      counts: { coming: 1, past: 0, cancelled: 0 },
      items: [{ _id: row.id, fullName: 'Hannah Whitlock', managerKey: row.person_key, cancelledAt: null }],
    });
    expect((await query('list', { manager: 'nobody' })).data).toMatchObject({ total: 0, items: [] });
  });

  it('omits calls of requests in quarantine', async () => {
    const { id, enquiry_id, starts_at } = await book();
    const { db, clock } = site.services();
    await updateEnquiry(db, enquiry_id, { spam_at: starts_at });
    const filter = { managerKey: undefined, now: clock.now().toISOString() };
    const listIds = async () => [
      ...(await listStaffBookings(db, { ...filter, state: 'coming', offset: 0, limit: 100 })),
      ...(await listBookingsBetween(db, { from: filter.now, to: '2100-01-01', managerKey: undefined })),
    ];
    expect((await listIds()).map(row => row.id)).not.toContain(id);
    await updateEnquiry(db, enquiry_id, { spam_at: null });
    expect((await listIds()).filter(row => row.id === id)).toHaveLength(2);
    await cancelCall(site.services(), { id }, {});
  });

  it('returns a call with its details and the reference of its request', async () => {
    const row = await book();
    const { data } = await query('byId', { id: row.id });
    expect(data).toMatchObject({
      email: row.email,
      note: 'The options desk.',
      timeZone: 'Europe/London',
      enquiryId: row.enquiry_id,
      reference: expect.stringMatching(/^NL-/),
      isComing: true,
    });
    expect((await query('byId', { id: 'none' })).error.message).toBe(messages.notFound);
  });

  it('stores the message to the visitor in the timeline when a member moves a call', async () => {
    const row = await book();
    const times = (await query('freeTimes', { id: row.id })).data as string[];
    const startsAt = times.at(-1) ?? '';
    await change('move', { id: row.id, startsAt, reason: 'I am on a train.' });
    expect((await query('byId', { id: row.id })).data).toMatchObject({ startsAt });
    const events = await listEnquiryEvents(site.services().db, row.enquiry_id);
    expect(events.map(({ details_json }) => JSON.parse(details_json))).toContainEqual(
      expect.objectContaining({ change: 'moved', startsAt, reason: 'I am on a train.' }),
    );
  });

  it('rejects moving a call to a taken time', async () => {
    const [row, other] = [await book(), await book()];
    const { status, error } = await change('move', { id: row.id, startsAt: other.starts_at });
    expect([status, error.message]).toEqual([409, expect.stringContaining(messages.timeTaken)]);
  });

  it('rejects cancelling a call when it is already cancelled', async () => {
    const row = await book();
    await change('cancel', { id: row.id, reason: 'We are all ill.' });
    expect((await query('byId', { id: row.id })).data).toMatchObject({
      cancelReason: 'We are all ill.',
      isComing: false,
    });
    const { status, error } = await change('cancel', { id: row.id });
    expect([status, error.message]).toEqual([409, messages.bookingCancelled]);
  });

  it("lists the calls of a week in the office's time zone", async () => {
    const row = await book();
    const day = getDayIn(site.services().getSite().office.clock.timeZone, new Date(row.starts_at));
    const monday = addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
    const { data } = await query('week', { monday });
    expect((data as { items: { _id: string }[] }).items.map(({ _id }) => _id)).toContain(row.id);
    expect((await query('week', { monday: addDays(monday, 1) })).error.message).toBeTruthy();
  });
});

describe('availability of a manager', () => {
  const getHours = async () => (await query('hours', { manager: getKey() })).data as ManagerHours;
  const save = async (from: Availability, changes: Partial<Availability>) =>
    change('changeHours', { manager: getKey(), from, to: { ...from, ...changes } });
  const open = (from: string, to: string) => [{ from, to }];
  const createBlockedTime = (_id: string, firstDay = '2027-03-01') => ({
    ...{ _id, firstDay, lastDay: firstDay, from: '00:00', to: '24:00', note: 'Team day' },
  });

  it("merges changes of a manager's hours when two members change different days", async () => {
    const { availability: seen } = await getHours();
    await save(seen, {
      weekly: seen.weekly.with(0, open('08:00', '09:00')),
      blockedTimes: [createBlockedTime('a')],
    });
    await save(seen, {
      weekly: seen.weekly.with(1, open('20:00', '21:00')),
      blockedTimes: [createBlockedTime('b')],
      noticeHours: 8,
    });
    const { availability } = await getHours();
    expect(availability.weekly.slice(0, 3)).toEqual([
      open('08:00', '09:00'),
      open('20:00', '21:00'),
      seen.weekly[2],
    ]);
    expect(availability.blockedTimes.map(({ _id }) => _id).toSorted()).toEqual(['a', 'b']);
    expect(availability.noticeHours).toBe(8);
  });

  it("shows a manager's blocked time in the week and offers no calls then", async () => {
    const { availability: seen, freeTimes } = await getHours();
    const day = getDayIn(seen.timeZone, new Date(freeTimes[0] ?? ''));
    await save(seen, { blockedTimes: [createBlockedTime('c', day)] });
    const after = await getHours();
    expect(after.freeTimes.filter(time => getDayIn(seen.timeZone, new Date(time)) === day)).toEqual([]);
    const monday = addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
    const { data } = await query('week', { monday, manager: getKey() });
    const blockedTime = { day, from: '00:00', to: '24:00', note: 'Team day' };
    expect(data).toMatchObject({ unavailable: [blockedTime] });
    await save(after.availability, { blockedTimes: [] });
  });

  it('blocks a time and cancels its calls with emails together, or does neither', async () => {
    const { availability: seen } = await getHours();
    const [row, keptRow] = [await book(), await book()];
    const blockedTimes = [createBlockedTime('d', getDayIn(seen.timeZone, new Date(row.starts_at)))];
    const block = (from: Availability, reason: string, ids = [row.id, 'gone']) =>
      change('changeHours', {
        ...{ manager: getKey(), from, to: { ...from, blockedTimes } },
        cancel: { ids, reason },
      });
    const readState = async () => ({
      blockedTimes: (await getHours()).availability.blockedTimes,
      isComing: ((await query('byId', { id: row.id })).data as { isComing: boolean }).isComing,
      events: (await listEnquiryEvents(site.services().db, row.enquiry_id)).length,
    });
    const stateBefore = await readState();
    expect((await block(seen, 'x'.repeat(LOST_REASON_MAX + 1))).status).toBe(400);
    const tooMany = await block(seen, '', Array<string>(LIST_ITEMS_MAX + 1).fill(row.id));
    expect([tooMany.status, tooMany.error.message]).toEqual([400, messages.cancelledCallsTooMany]);
    expect(await readState()).toEqual(stateBefore);
    expect((await block(seen, 'A team day')).status).toBe(200);
    expect(await readState()).toEqual({ blockedTimes, isComing: false, events: stateBefore.events + 1 });
    expect((await query('byId', { id: keptRow.id })).data).toMatchObject({ isComing: true });
    const mails = await site
      .services()
      .db.selectFrom('outbox')
      .select('about_json')
      .where('enquiry_id', '=', row.enquiry_id)
      .where('about_json', 'like', '%A team day%')
      .execute();
    expect(mails).toHaveLength(2);
    await save((await getHours()).availability, { blockedTimes: [] });
  });

  it('rejects a change of hours when a colleague has changed the same day', async () => {
    const { availability: seen } = await getHours();
    await save(seen, { weekly: seen.weekly.with(2, open('08:00', '09:00')) });
    const { status, error } = await save(seen, { weekly: seen.weekly.with(2, open('10:00', '12:00')) });
    expect([status, error.message]).toEqual([409, messages.availabilityChanged]);
    expect((await getHours()).availability.weekly[2]).toEqual(open('08:00', '09:00'));
  });

  it('rejects overlapping hours and the hours of an unknown manager', async () => {
    const { availability: seen } = await getHours();
    const hours = [...open('08:00', '10:00'), ...open('09:00', '11:00')];
    expect((await save(seen, { weekly: seen.weekly.with(3, hours) })).status).toBe(400);
    expect((await query('hours', { manager: 'nobody' })).error.message).toBe(messages.notFound);
  });

  it("lists a manager's free times within the saved hours", async () => {
    const { availability: seen } = await getHours();
    await save(seen, { weekly: seen.weekly.map(() => open('06:00', '07:00')), timeZone: 'Europe/London' });
    const row = await book();
    const { freeTimes, calls } = await getHours();
    const clocks = freeTimes.map(time => formatClock(new Date(time), 'Europe/London'));
    expect(new Set(clocks)).toEqual(new Set(['06:00', '06:30']));
    expect(freeTimes).not.toContain(row.starts_at);
    expect(calls).toContainEqual(expect.objectContaining({ _id: row.id, startsAt: row.starts_at }));
  });
});

const getFeedPath = async () =>
  new URL(((await query('hours', { manager: getKey() })).data as ManagerHours).feedUrl ?? '').pathname;

describe('calendar feed', () => {
  it('serves upcoming calls as a calendar that a standard parser can read', async () => {
    const [row, cancelledRow] = [await book(), await book()];
    await change('cancel', { id: cancelledRow.id });
    const { status, text, headers: responseHeaders } = await site.get(await getFeedPath());
    expect([status, responseHeaders['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    const events = new ICAL.Component(ICAL.parse(text))
      .getAllSubcomponents('vevent')
      .map(component => new ICAL.Event(component));
    const event = events.find(({ uid }) => uid === `booking-${row.id}`);
    expect(event?.startDate.toJSDate().toISOString()).toBe(row.starts_at);
    expect(event?.summary).toBe('Call with Hannah Whitlock, Deltaquay');
    expect(events.map(({ uid }) => uid)).not.toContain(`booking-${cancelledRow.id}`);
  });

  it('omits the URL of the feed when the member can’t change bookings', async () => {
    const getUrl = async (role: Role) =>
      (await getManagerHours({ ...site.services(), user: { role } }, getKey())).feedUrl;
    expect(await getUrl('sales')).toContain('.ics');
    expect(await getUrl('editor')).toBeUndefined();
  });

  it('returns 304 when no call has changed', async () => {
    const path = await getFeedPath();
    const { etag = '' } = (await site.get(path)).headers;
    const get = () => site.get(path, { 'if-none-match': String(etag) });
    const unchangedHours = await get();
    expect([unchangedHours.status, unchangedHours.text]).toEqual([304, '']);
    await book();
    expect((await get()).status).toBe(200);
  });

  it('returns 404 for a calendar URL when it was renewed or guessed', async () => {
    const path = await getFeedPath();
    await change('renewFeed', { manager: getKey() });
    const renewedPath = await getFeedPath();
    expect(renewedPath).not.toBe(path);
    expect((await site.get(path)).status).toBe(404);
    expect((await site.get(renewedPath)).status).toBe(200);
    expect((await site.get(renewedPath.replace(/.{4}\.ics/, '0000.ics'))).status).toBe(404);
    expect((await site.get('/api/calls/x')).status).toBe(404);
  });
});

describe('busy times from a calendar', () => {
  const url = 'https://calendar.example/oksana.ics';
  const fail = () => Promise.reject(new DomainError('invalid', messages.calendarUnreachable));
  const getState = async () => ((await query('hours', { manager: getKey() })).data as ManagerHours).busy;
  const listQueuedEmails = () =>
    site.services().db.selectFrom('outbox').selectAll().where('kind', '=', 'calendar-failed').execute();
  const createClockAt = (hours: number) => ({ now: () => new Date(Date.now() + hours * HOUR_MS) });

  it("keeps busy times for a day when the calendar can't be read", async () => {
    const manager = getKey();
    const services = site.services();
    const first = await findFirstFree();
    const start = Date.parse(first);
    const readCalendar = async () => [{ start, end: start + HOUR_MS }];
    await setBusyUrl({ ...services, readCalendar }, { manager, url });
    expect(await getState()).toEqual({
      ...{ host: 'calendar.example', error: '', count: 1, isOutdated: false },
      readAt: expect.any(String),
    });
    expect(Date.parse(await findFirstFree())).toBeGreaterThanOrEqual(start + HOUR_MS);

    await refreshAllBusyTimes({ ...services, readCalendar: fail, clock: createClockAt(23) });
    expect(await getState()).toMatchObject({ error: messages.calendarUnreachable, count: 1 });
    expect(Date.parse(await findFirstFree())).toBeGreaterThanOrEqual(start + HOUR_MS);
    expect(await listQueuedEmails()).toEqual([]);
  });

  it('shows only the part of a long appointment that is in the week', async () => {
    const services = site.services();
    const readCalendar = async () => [{ start: Date.UTC(-500, 0), end: Date.UTC(9_999, 0) }];
    await setBusyUrl({ ...services, readCalendar }, { manager: getKey(), url });
    const { data } = await query('week', { monday: '2026-11-30', manager: getKey() });
    expect((data as { unavailable: unknown[] }).unavailable).toHaveLength(7);
  });

  it("offers no free times when the calendar couldn't be read for over a day", async () => {
    const services = { ...site.services(), readCalendar: fail, clock: createClockAt(25) };
    await refreshAllBusyTimes(services);
    await refreshAllBusyTimes(services);
    const range = { start: services.clock.now().getTime(), end: Number.MAX_SAFE_INTEGER };
    expect(await listFreeTimes(services, services.db, { managerKey: getKey(), range })).toEqual([]);
    expect((await listQueuedEmails()).map(({ about_json }) => JSON.parse(about_json ?? ''))).toEqual([
      expect.objectContaining({ managerKey: getKey(), reason: messages.calendarUnreachable }),
    ]);
  });

  it('offers free times again when the calendar can be read again', async () => {
    await refreshAllBusyTimes({ ...site.services(), readCalendar: async () => [] });
    expect(await getState()).toMatchObject({ error: '', count: 0, isOutdated: false });
  });

  it('rejects a private or unencrypted calendar URL', async () => {
    for (const [badUrl, message] of [
      ['https://127.0.0.1/a.ics', messages.calendarPrivate],
      ['http://calendar.example/a.ics', messages.calendarUrlInvalid],
    ]) {
      const { status, error } = await change('setBusyUrl', { manager: getKey(), url: badUrl });
      expect([status, error.data.errors]).toEqual([400, [expect.objectContaining({ message })]]);
    }
    expect((await getState()).host).toBe('calendar.example');
  });

  it('deletes the busy times when the calendar URL is removed', async () => {
    await change('setBusyUrl', { manager: getKey(), url: '' });
    expect(await getState()).toMatchObject({ host: '', count: 0, isOutdated: false });
  });
});

describe('10,000 bookings', () => {
  const now = new Date('2026-11-24T10:00:00Z');
  const filter = { managerKey: undefined, now: now.toISOString() };

  async function store(count: number, personKey: string, firstStart: number) {
    const { db } = site.services();
    const { enquiry_id } = await book();
    const rows = Array.from({ length: count }, (_, index) => {
      const start = firstStart + index * HOUR_MS;
      return {
        id: createId(),
        enquiry_id,
        submission_id: null,
        person_key: personKey,
        person_name: 'Many',
        starts_at: new Date(start).toISOString(),
        ends_at: new Date(start + 30 * MINUTE_MS).toISOString(),
        time_zone: 'Europe/London',
        full_name: `Visitor ${index}`,
        company_name: '',
        email: `visitor${index}@deltaquay.example`,
        note: 'An option. '.repeat(180),
        created_at: now.toISOString(),
        cancelled_at: index % 10 === 0 ? now.toISOString() : null,
      };
    });
    for (let at = 0; at < rows.length; at += 500)
      await db
        .insertInto('bookings')
        .values(rows.slice(at, at + 500))
        .execute();
  }
  beforeAll(() => store(10_000, 'many', now.getTime() - 5_000 * HOUR_MS));

  it.each(['coming', 'past', 'cancelled'] as const)(
    'lists and counts %s calls in under 50 ms of CPU time when 10,000 are stored',
    async state => {
      const { db } = site.services();
      const listMs = await measureCpuMs(() =>
        listStaffBookings(db, { ...filter, state, offset: 900, limit: 30 }),
      );
      const ofManagerMs = await measureCpuMs(() =>
        listStaffBookings(db, { ...filter, managerKey: 'nobody', state, offset: 0, limit: 30 }),
      );
      expect([listMs < 50, ofManagerMs < 50]).toEqual([true, true]);
      expect(await measureCpuMs(() => countStaffBookings(db, filter))).toBeLessThan(50);
    },
  );

  it('lists a week of calls in under 50 ms of CPU time when 10,000 are stored', async () => {
    const { db } = site.services();
    const week = { from: '2026-11-22T22:00:00.000Z', to: '2026-11-29T22:00:00.000Z', managerKey: undefined };
    expect(await measureCpuMs(() => listBookingsBetween(db, week))).toBeLessThan(50);
  });

  it('serves a full feed with shortened notes within 100 ms of CPU time', async () => {
    await store(2 * FEED_CALLS_MAX, getKey(), Date.now() + 200 * DAY_MS);
    const path = await getFeedPath();
    const { text } = await site.get(path);
    const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
    expect(events).toHaveLength(FEED_CALLS_MAX);
    const lengths = events.map(event => String(event.getFirstPropertyValue('description')).length);
    expect(Math.max(...lengths)).toBeLessThan(FEED_NOTE_MAX + 50);
    expect(await measureCpuMs(() => site.get(path))).toBeLessThan(CPU_MAX_MS);
  });
});
