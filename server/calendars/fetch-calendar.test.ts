import { once } from 'node:events';
import { createServer, request as requestHttp } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calendarUrl } from '../../domain/bookings/calendar-url';
import { CALENDAR_MAX_BYTES } from '../../domain/limits';
import { messages } from '../../domain/messages';
import { isPublicAddress } from '../http/public-request';
import { fetchCalendar } from './fetch-calendar';

// The server of these tests is on this machine and has no certificate.
const LOCAL_OPTIONS = { request: requestHttp };

const server = createServer((request, response) => {
  if (request.url === '/moved') response.writeHead(302, { location: '/calendar' }).end();
  else if (request.url === '/large') response.end('x'.repeat(CALENDAR_MAX_BYTES + 1));
  else if (request.url === '/calendar') response.end('BEGIN:VCALENDAR');
  else response.writeHead(404).end();
});
let url = '';
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

describe('reading a calendar', () => {
  it('returns the text of a calendar file', async () => {
    expect(await fetchCalendar(`${url}/calendar`, LOCAL_OPTIONS)).toBe('BEGIN:VCALENDAR');
  });

  it.each([
    ['/moved', messages.calendarMoved],
    ['/large', messages.calendarTooLarge],
    ['/unknown', `${messages.calendarRefused} (404)`],
  ])('rejects the calendar response of %s with a message', async (path, message) => {
    await expect(fetchCalendar(`${url}${path}`, LOCAL_OPTIONS)).rejects.toThrow(message);
  });

  it('reports a calendar server as unreachable when the connection fails', async () => {
    await expect(fetchCalendar('http://127.0.0.1:1/', LOCAL_OPTIONS)).rejects.toThrow(
      messages.calendarUnreachable,
    );
  });

  it.each([
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://localhost/',
    'https://169.254.169.254/',
    'https://10.0.0.1/',
  ])("doesn't fetch a calendar from the private URL %s", async url => {
    await expect(fetchCalendar(url)).rejects.toThrow(messages.calendarPrivate);
  });

  it('distinguishes public IP addresses from private ones', () => {
    const isPublic = [
      '8.8.8.8',
      '2a00:1450::1',
      '192.168.1.1',
      '::ffff:127.0.0.1',
      '0.0.0.0',
      'fd00::1',
      '100.64.0.1',
    ];
    expect(isPublic.map(isPublicAddress)).toEqual([true, true, false, false, false, false, false]);
  });
});

describe('calendar URL', () => {
  it('converts a webcal URL of a calendar to https', () => {
    expect(calendarUrl.parse(' webcal://calendar.example/a.ics ')).toBe('https://calendar.example/a.ics');
    expect(calendarUrl.parse('')).toBe('');
  });

  it.each([
    'http://calendar.example/a.ics',
    'file:///etc/passwd',
    'calendar',
    'https://a:b@calendar.example/',
  ])('rejects the calendar URL %s', text => {
    expect(calendarUrl.safeParse(text).success).toBe(false);
  });
});
