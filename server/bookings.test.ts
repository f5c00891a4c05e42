import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { deleteEnquiriesBefore } from '../db/enquiries';
import { listEnquiryEvents } from '../db/enquiry-events';
import { listStaffBookings } from '../db/staff-bookings';
import { BOOKING_CHANGES_MAX, ENQUIRIES_PER_WINDOW } from '../domain/limits';
import { messages } from '../domain/messages';
import { CALENDAR_FILE, getBookingPath, getBookPath } from '../domain/paths';
import { MINUTE_MS } from '../domain/time';
import { createCaller } from '../trpc/router';
import { getManager, listFreeTimes } from '../use-cases/bookings/availability';
import { cancelCall, moveCall } from '../use-cases/bookings/change';
import { createBookingKey } from '../use-cases/bookings/links';
import { getFreeWeek } from '../use-cases/bookings/read';
import { listMoveTimes } from '../use-cases/bookings/staff-calls';
import { anonymousActor } from '../use-cases/context';
import { type TestResponse, testSite } from './app.test-kit';

const site = testSite();
const MONTH_MS = 30 * 86_400_000;

const getKey = () => getManager(site.services(), undefined).key;

async function readFreeTimes(managerKey = getKey()): Promise<string[]> {
  const { db, clock } = site.services();
  const start = clock.now().getTime();
  const times = await listFreeTimes(site.services(), db, {
    managerKey,
    range: { start, end: start + MONTH_MS },
  });
  return times.map(time => time.toISOString());
}

const post = (path: string, fields: Record<string, string>, accept = 'application/json') =>
  site.send('POST', path, {
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept },
  });

let visitors = 0;
function toForm(startsAt: string, changes: Record<string, string> = {}): Record<string, string> {
  visitors++;
  return {
    at: startsAt,
    zone: 'America/New_York',
    fullName: 'Hannah Whitlock',
    companyName: 'Deltaquay',
    workEmail: `hannah${visitors}@deltaquay.example`,
    content: 'The options desk.',
    ...changes,
  };
}

const book = (startsAt: string, changes?: Record<string, string>, accept?: string) =>
  post(getBookPath(getKey()), toForm(startsAt, changes), accept);

const listRows = () => site.services().db.selectFrom('bookings').selectAll().orderBy('created_at').execute();
const findRow = async (startsAt: string) => (await listRows()).findLast(row => row.starts_at === startsAt);

describe('booking a call', () => {
  it('books one call when 50 visitors confirm the same time simultaneously', async () => {
    const [firstTime = '', ...laterTimes] = await readFreeTimes();
    const responses = await Promise.all(Array.from({ length: 50 }, () => book(firstTime)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(49).fill(409)]);
    const [conflict] = responses.filter(({ status }) => status === 409);
    expect(conflict?.data).toMatchObject({ status: 'fail', freeTimes: laterTimes.slice(0, 3) });
    expect(conflict?.data.message).toContain(messages.timeTaken);
    expect((await listRows()).filter(row => row.starts_at === firstTime)).toHaveLength(1);
    expect(await readFreeTimes()).toEqual(laterTimes);
  });

  it('emails the visitor and the team when a call is booked or cancelled', async () => {
    const [startsAt = ''] = await readFreeTimes();
    const { data } = await book(startsAt);
    const row = await findRow(startsAt);
    await post((data as unknown as { path: string }).path, { action: 'cancel', reason: 'On hold' });
    const { db } = site.services();
    const listMails = () =>
      db
        .selectFrom('outbox')
        .select(['kind', 'state', 'about_json'])
        .where('enquiry_id', '=', row?.enquiry_id ?? '')
        .orderBy('created_at')
        .execute();
    expect(
      (await listMails()).map(({ kind, about_json }) => [kind, JSON.parse(about_json ?? '').change]),
    ).toEqual([
      ...[
        ['visitor-booking', 'booked'],
        ['staff-booking', 'booked'],
      ],
      ...[
        ['visitor-booking', 'cancelled'],
        ['staff-booking', 'cancelled'],
      ],
    ]);
    await expect
      .poll(async () => (await listMails()).map(({ state }) => state))
      .toEqual(Array(4).fill('sent'));
    const folder = path.join(site.dataDir, 'outbox');
    const emails = readdirSync(folder).map(name => readFileSync(path.join(folder, name), 'utf8'));
    const visitorMails = emails.filter(email => email.includes(`\nTo: ${row?.email}`));
    expect(visitorMails.map(email => /method=\w+/.exec(email)?.[0]).sort()).toEqual([
      'method=CANCEL',
      'method=REQUEST',
    ]);
  });

  it('creates a request with the call in its timeline when a visitor books a call', async () => {
    const [startsAt = ''] = await readFreeTimes();
    await book(startsAt);
    const { db } = site.services();
    const row = await findRow(startsAt);
    expect(row).toMatchObject({ time_zone: 'America/New_York', note: 'The options desk.', sequence: 0 });
    expect(Date.parse(row?.ends_at ?? '') - Date.parse(startsAt)).toBe(30 * MINUTE_MS);
    const enquiry = await db
      .selectFrom('enquiries')
      .selectAll()
      .where('id', '=', row?.enquiry_id ?? '')
      .executeTakeFirstOrThrow();
    expect(enquiry).toMatchObject({
      full_name: 'Hannah Whitlock',
      description: 'The options desk.',
      stage: 'new',
    });
    const [event] = await listEnquiryEvents(db, enquiry.id);
    expect(event).toMatchObject({ kind: 'booking', member_name: 'Hannah Whitlock' });
    expect(JSON.parse(event?.details_json ?? '')).toMatchObject({ change: 'booked', startsAt });
  });

  it("adds the call to the visitor's open request when the email address matches", async () => {
    const [firstTime = '', secondTime = ''] = await readFreeTimes();
    await book(firstTime, { workEmail: 'ann@deltaquay.example' });
    await book(secondTime, { workEmail: 'Ann@Deltaquay.example' });
    const [a, b] = [await findRow(firstTime), await findRow(secondTime)];
    expect(a?.enquiry_id).toBe(b?.enquiry_id);
  });

  it('stores a booking once when the same form is sent again', async () => {
    const [startsAt = ''] = await readFreeTimes();
    const form = { submissionId: 'twice', workEmail: 'twice@deltaquay.example' };
    const responses = await Promise.all([book(startsAt, form), book(startsAt, form), book(startsAt, form)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
  });

  it('books again with a form whose id is empty or whose call was cancelled', async () => {
    const [firstTime = '', secondTime = ''] = await readFreeTimes();
    const statuses = [
      (await book(firstTime, { submissionId: '' })).status,
      (await book(secondTime, { submissionId: '' })).status,
    ];
    const [startsAt = ''] = await readFreeTimes();
    const form = { submissionId: 'again', workEmail: 'again@deltaquay.example' };
    const { data } = await book(startsAt, form);
    await post((data as unknown as { path: string }).path, { action: 'cancel' });
    const repeatReply = await book(startsAt, form);
    expect([...statuses, repeatReply.status]).toEqual([200, 200, 200]);
    expect(repeatReply.data).not.toMatchObject({ path: (data as unknown as { path: string }).path });
  });

  it('redirects to the booking when a booking form is sent without JavaScript', async () => {
    const [startsAt = ''] = await readFreeTimes();
    const { status, headers } = await book(startsAt, {}, 'text/html');
    const row = await findRow(startsAt);
    expect([status, headers.location]).toEqual([
      303,
      row && getBookingPath(createBookingKey(site.services(), row)),
    ]);
  });

  it('rejects a booking when the visitor already has three upcoming calls', async () => {
    const statuses = [];
    for (const startsAt of (await readFreeTimes()).slice(0, 4))
      statuses.push((await book(startsAt, { workEmail: 'many@deltaquay.example' })).status);
    expect(statuses).toEqual([200, 200, 200, 409]);
  });

  it.each([
    ['no email address', { workEmail: '' }, 'workEmail', messages.emailRequired],
    ['a wrong email address', { workEmail: 'hannah@' }, 'workEmail', messages.emailInvalid],
    ['no name', { fullName: ' ' }, 'fullName', messages.fullNameRequired],
    ['an unknown time zone', { zone: 'Mars/Olympus' }, 'zone', messages.timeZoneUnknown],
    ['no time', { at: '' }, 'at', messages.timeUnavailable],
    ['a long note', { content: 'x'.repeat(2_001) }, 'content', messages.tooLong],
  ])('rejects a booking form with %s', async (_, changes, path, message) => {
    const [startsAt = ''] = await readFreeTimes();
    const { status, data } = await book(startsAt, changes);
    expect([status, data.errors]).toEqual([400, [{ path, message }]]);
  });

  it("rejects a booking when the manager or time isn't available", async () => {
    const [startsAt = ''] = await readFreeTimes();
    const offGridTime = new Date(Date.parse(startsAt) + MINUTE_MS).toISOString();
    expect((await book(offGridTime)).status).toBe(409);
    const pastBooking = await book('1970-01-05T09:00:00.000Z');
    expect([pastBooking.status, pastBooking.data]).toEqual([
      409,
      expect.objectContaining({ freeTimes: (await readFreeTimes()).slice(0, 3) }),
    ]);
    expect((await book('9999-12-31T23:59:00.000Z')).status).toBe(409);
    expect((await post(getBookPath('nobody'), toForm(startsAt))).status).toBe(404);
  });

  it('rejects a booking form from a bot, of another content type or over the size limit', async () => {
    const [startsAt = ''] = await readFreeTimes();
    expect((await book(startsAt, { website: 'https://spam.example' })).status).toBe(400);
    expect((await site.send('POST', getBookPath(getKey()), { json: {} })).status).toBe(415);
    expect((await book(startsAt, { content: 'x'.repeat(40_000) })).status).toBe(413);
  });
});

describe('changing a call', () => {
  async function bookOne(): Promise<{ at: string; path: string }> {
    const [startsAt = ''] = await readFreeTimes();
    const { data } = await book(startsAt);
    return { at: startsAt, path: (data as unknown as { path: string }).path };
  }

  it('moves a booking only once with the same link', async () => {
    const { at, path } = await bookOne();
    const [to = '', otherTime = ''] = (await readFreeTimes()).slice(5);
    const reply = await post(path, { action: 'move', at: to });
    expect([reply.status, (await findRow(to))?.sequence]).toEqual([200, 1]);
    expect(await findRow(at)).toBeUndefined();
    const secondReply = await post(path, { action: 'move', at: otherTime });
    expect([secondReply.status, secondReply.data.message]).toEqual([409, messages.bookingLinkUsed]);
    const { path: newPath } = reply.data as unknown as { path: string };
    expect((await post(newPath, { action: 'move', at: otherTime })).status).toBe(200);
  });

  it('rejects a move to a taken time and to the call’s own time', async () => {
    const { at, path } = await bookOne();
    const [takenTime = ''] = await readFreeTimes();
    await book(takenTime);
    expect((await post(path, { action: 'move', at: takenTime })).status).toBe(409);
    const unchangedMove = await post(path, { action: 'move', at });
    expect([unchangedMove.status, unchangedMove.data.message]).toEqual([409, messages.bookingUnmoved]);
  });

  it('allows only cancelling a call when it has been moved too often', async () => {
    const { at } = await bookOne();
    const { id = '' } = (await findRow(at)) ?? {};
    const { db } = site.services();
    await db.updateTable('bookings').set({ sequence: BOOKING_CHANGES_MAX }).where('id', '=', id).execute();
    const key = createBookingKey(site.services(), { id, sequence: BOOKING_CHANGES_MAX });
    const reply = await post(getBookingPath(key), {
      action: 'move',
      at: (await readFreeTimes()).at(-1) ?? '',
    });
    expect([reply.status, reply.data.message]).toEqual([409, messages.bookingMovedOften]);
    const { calendar } = await createCaller({ ...site.services(), ...anonymousActor }).bookings.byKey({
      key,
    });
    expect(calendar).toBeUndefined();
    expect((await post(getBookingPath(key), { action: 'cancel' })).status).toBe(200);
  });

  it('allows only cancelling a call when the manager no longer takes calls', async () => {
    const { at } = await bookOne();
    const { id = '' } = (await findRow(at)) ?? {};
    const services = site.services();
    const needs = { ...services, getSite: () => ({ ...services.getSite(), people: [] }) };
    const [startsAt = ''] = await readFreeTimes();
    await expect(moveCall(needs, { id }, { startsAt })).rejects.toThrow(messages.managerLeft);
    await expect(listMoveTimes(needs, id)).rejects.toThrow(messages.managerLeft);
    expect(await cancelCall(needs, { id }, {})).toMatchObject({ id, submission_id: null });
  });

  it('frees the time of a booking when the booking is cancelled', async () => {
    const { at, path } = await bookOne();
    expect((await post(path, { action: 'cancel', reason: 'The project is on hold' })).status).toBe(200);
    expect(await readFreeTimes()).toContain(at);
    expect((await findRow(at))?.cancel_reason).toBe('The project is on hold');
    const secondReply = await post(path, { action: 'cancel' });
    expect([secondReply.status, secondReply.data.message]).toEqual([409, messages.bookingCancelled]);
  });

  it('serves the calendar file of a booking until its link is used', async () => {
    const { path } = await bookOne();
    const file = await site.get(`${path}/${CALENDAR_FILE}`);
    expect([file.status, file.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(file.text).toContain('METHOD:PUBLISH');
    await post(path, { action: 'cancel' });
    expect((await site.get(`${path}/${CALENDAR_FILE}`)).status).toBe(404);
  });

  it('rejects a change of a booking when the link is forged', async () => {
    const { path } = await bookOne();
    const [id = '', , signature = ''] = path.slice(getBookingPath('').length).split('-');
    for (const key of [`${id}-1-${signature}`, `${id}-0-${'0'.repeat(32)}`, id, 'x'])
      expect((await post(getBookingPath(key), { action: 'cancel' })).status).toBe(404);
  });

  it('rejects an unknown action on a booking', async () => {
    const { path } = await bookOne();
    expect((await post(path, { action: 'steal' })).status).toBe(400);
  });
});

describe('a request with a call', () => {
  it('keeps an old request until its call is over or cancelled', async () => {
    const { db, clock } = site.services();
    const [startsAt = ''] = await readFreeTimes();
    await book(startsAt);
    const { id = '', enquiry_id = '' } = (await findRow(startsAt)) ?? {};
    await db
      .updateTable('enquiries')
      .set({ created_at: '2020-01-01T00:00:00.000Z' })
      .where('id', '=', enquiry_id)
      .execute();
    const apply = () => deleteEnquiriesBefore(db, '2021-01-01T00:00:00.000Z', clock.now().toISOString());
    expect(await apply()).toBe(0);
    await db.updateTable('bookings').set({ cancelled_at: startsAt }).where('id', '=', id).execute();
    expect(await apply()).toBe(1);
  });

  it('offers the time of a call again while the request is in quarantine', async () => {
    const { db } = site.services();
    const [startsAt = ''] = await readFreeTimes();
    await book(startsAt);
    const row = await findRow(startsAt);
    const { enquiry_id = '' } = row ?? {};
    await db.updateTable('enquiries').set({ spam_at: startsAt }).where('id', '=', enquiry_id).execute();
    await db.deleteFrom('outbox').where('enquiry_id', '=', enquiry_id).execute();
    const listFeedCalls = () =>
      listStaffBookings(db, {
        ...{ managerKey: getKey(), now: '2020-01-01T00:00:00.000Z', state: 'coming', offset: 0, limit: 500 },
      });
    expect((await listFeedCalls()).map(({ id }) => id)).not.toContain(row?.id);
    expect(await readFreeTimes()).toContain(startsAt);

    expect((await book(startsAt)).status).toBe(200);
    const quarantinedRow = (await listRows()).find(({ id }) => id === row?.id);
    expect(quarantinedRow?.cancel_reason).toBe(messages.timeGivenAway);
    const emails = await db
      .selectFrom('outbox')
      .select('state')
      .where('enquiry_id', '=', enquiry_id)
      .execute();
    expect(emails).toEqual([{ state: 'held' }, { state: 'held' }]);
  });
});

describe('limits of a network', () => {
  const limitedSite = testSite({ RATE_LIMIT: 'on' });
  const send = (path: string, fields: Record<string, string>) =>
    limitedSite.send('POST', path, {
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  it('counts moves of a call towards the limit, but not calendar files or cancellations', async () => {
    const services = limitedSite.services();
    const start = services.clock.now().getTime();
    const range = { start, end: start + MONTH_MS };
    const times = await listFreeTimes(services, services.db, { managerKey: getKey(), range });
    let at = 0;
    const nextTime = () => times[at++]?.toISOString() ?? '';
    let path = '';
    const readPath = ({ data }: TestResponse) => (data as unknown as { path: string }).path;
    for (let n = 0; n < ENQUIRIES_PER_WINDOW; n++) {
      const response =
        n < 2
          ? await send(getBookPath(getKey()), toForm(nextTime()))
          : await send(path, { action: 'move', at: nextTime() });
      expect(response.status).toBe(200);
      path = readPath(response);
    }
    expect((await send(path, { action: 'move', at: nextTime() })).status).toBe(429);
    expect((await send(getBookPath(getKey()), toForm(nextTime()))).status).toBe(429);
    expect((await limitedSite.get(`${path}/${CALENDAR_FILE}`)).status).toBe(200);
    expect((await send(path, { action: 'cancel' })).status).toBe(200);
  });
});

describe('pages', () => {
  it('lists up to three free times on each of five days, unless the manager is booked elsewhere', async () => {
    const services = site.services();
    const { days } = await getFreeWeek(services, {});
    const counts = days.map(({ times }) => times.length);
    expect([counts.length, Math.max(...counts)]).toEqual([5, 3]);
    const [firstTime] = await readFreeTimes();
    expect(days[0]?.times[0]?.at).toBe(firstTime);
    const people = services
      .getSite()
      .people.map(person => ({ ...person, schedulingUrl: 'https://cal.example' }));
    const getSite = () => ({ ...services.getSite(), people });
    expect((await getFreeWeek({ ...services, getSite }, {})).days).toEqual([]);
  });

  it("shows the free times of a month in the visitor's time zone", async () => {
    const api = createCaller({ ...site.services(), ...anonymousActor });
    const [startsAt = ''] = (await readFreeTimes()).slice(-1);
    const { calendar } = await api.bookings.free({ state: { zone: 'Pacific/Auckland', at: startsAt } });
    const localDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Pacific/Auckland' }).format(
      new Date(startsAt),
    );
    expect(calendar).toMatchObject({ zone: 'Pacific/Auckland', isTaken: false, chosen: { at: startsAt } });
    expect(calendar.shownDay?.day).toBe(localDay);
    expect(calendar.days.find(({ day }) => day === localDay)?.count).toBe(calendar.shownDay?.times.length);
    expect(calendar.chosen?.elsewhere).toContain('in Kyiv');
    const takenReply = await api.bookings.free({ state: { at: '2026-01-01T10:00:00.000Z' } });
    expect([takenReply.calendar.isTaken, takenReply.calendar.chosen]).toEqual([true, undefined]);
  });

  it('shows a booking only to a visitor who has the current link', async () => {
    const api = createCaller({ ...site.services(), ...anonymousActor });
    const [startsAt = ''] = await readFreeTimes();
    const { data } = await book(startsAt);
    const key = (data as unknown as { path: string }).path.slice(getBookingPath('').length);
    const page = await api.bookings.byKey({ key });
    expect(page).toMatchObject({ status: 'booked', call: { at: startsAt, zone: 'New York' } });
    await post(getBookingPath(key), { action: 'cancel' });
    expect(await api.bookings.byKey({ key })).toEqual({ status: 'used' });
    await expect(api.bookings.byKey({ key: key.replace(/.$/, 'x') })).rejects.toThrow(messages.notFound);
  });
});
