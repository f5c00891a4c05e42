import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY_MS } from '../domain/time';
import { getManager, listFreeTimes } from '../use-cases/bookings/availability';
import { bookCall } from '../use-cases/bookings/book';
import { cancelCall } from '../use-cases/bookings/change';
import { sendEnquiry } from '../use-cases/enquiries/send';
import { testSite } from './app.test-kit';
import { isPublicAddress, postPublic } from './http/public-request';
import { createProcedureClient } from './http/trpc.test-kit';
import { contactForm } from './jobs/outbox.test-kit';
import { signWebhook } from './jobs/webhook';

const SECRET = 'a secret of some length';
const receivedCalls: { headers: IncomingHttpHeaders; body: string }[] = [];
let status = 204;
const receiver = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  receivedCalls.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
  response.writeHead(status, { location: '/elsewhere' }).end('Thanks.');
});
await new Promise<void>(resolve => receiver.listen(0, '127.0.0.1', resolve));
const url = `http://localhost:${(receiver.address() as AddressInfo).port}/hook`;
afterAll(() => new Promise(resolve => receiver.close(resolve)));

const site = testSite({ WEBHOOK_URL: url, WEBHOOK_SECRET: SECRET, WEBHOOK_PRIVATE: 'allow' });
const { call, callQuery } = createProcedureClient(site);
let headers: { cookie: string };
beforeEach(async () => {
  headers ??= await site.staff({ role: 'owner' });
  await site.services().db.deleteFrom('enquiries').execute();
  receivedCalls.length = 0;
  status = 204;
});

const sendRequest = (values: object = {}) =>
  sendEnquiry(site.services(), { ...contactForm, values: { ...contactForm.values, ...values } });
const waitForEvents = (count: number) => vi.waitFor(() => expect(receivedCalls).toHaveLength(count), 5_000);
type Delivery = { _id: string; state: string; attempts: number; reason: string; reference: string };
const listDeliveries = async () => {
  const { result } = await callQuery('system.state', headers);
  return (result.data as unknown as { webhook: { deliveries: Delivery[] } }).webhook.deliveries;
};
const waitForState = (state: object) =>
  vi.waitFor(async () => expect(await listDeliveries()).toMatchObject([state]), 5_000);

describe('webhook', () => {
  it('signs the time and the body of each webhook event', async () => {
    const { reference } = await sendRequest();
    await waitForEvents(1);
    const [{ headers: callHeaders, body } = { headers: {}, body: '' }] = receivedCalls;
    expect(JSON.parse(body)).toMatchObject({
      id: callHeaders['webhook-id'],
      event: 'request.created',
      data: { reference, fullName: 'Hannah Whitlock', companyName: 'Deltaquay' },
    });
    const timestamp = String(callHeaders['webhook-timestamp']);
    expect(Math.abs(Date.now() / 1_000 - Number(timestamp))).toBeLessThan(60);
    expect(callHeaders['webhook-signature']).toBe(signWebhook(SECRET, timestamp, body));
    expect(callHeaders['webhook-signature']).not.toBe(signWebhook(SECRET, `${timestamp}0`, body));
    await waitForState({ state: 'sent', reference });
  });

  it.each([500, 302])(
    'retries a webhook event with the same id when the receiver responds with %i',
    async code => {
      status = code;
      await sendRequest();
      const reason = `The receiver responded with status ${code}`;
      await waitForState({ state: 'waiting', attempts: 1, reason });
      // Emails don’t report problems of the webhook.
      const { result } = await callQuery('system.state', headers);
      expect(result.data).toMatchObject({ mail: { troubled: [] } });
      expect(result.data).not.toHaveProperty('mail.lastFailure');
      status = 200;
      for (const count of [2, 3]) {
        const [delivery] = await listDeliveries();
        await call('system.sendAgain', { json: { id: delivery?._id }, headers });
        await waitForEvents(count);
        await waitForState({ state: 'sent' });
      }
      expect(new Set(receivedCalls.map(event => event.headers['webhook-id'])).size).toBe(1);
    },
  );

  it('holds the webhook event of spam until the request is released', async () => {
    await sendRequest({ description: 'Cheap SEO: https://a.example https://b.example https://c.example' });
    expect(await listDeliveries()).toMatchObject([{ state: 'held' }]);
    const { db } = site.services();
    const { id } = await db.selectFrom('enquiries').select('id').executeTakeFirstOrThrow();
    await call('enquiries.setSpam', { json: { ids: [id], isSpam: false }, headers });
    await waitForEvents(1);
    await call('enquiries.remove', { json: { id }, headers });
    expect(await listDeliveries()).toEqual([]);
  });

  it('posts a webhook event when staff add a request', async () => {
    const { department, fullName, companyName, email, description } = contactForm.values;
    await call('enquiries.add', {
      json: { department, fullName, companyName, email, description },
      headers,
    });
    site.services().wakeOutbox();
    await waitForEvents(1);
  });
});

describe('calls', () => {
  it('posts a webhook event when a call is booked or cancelled', async () => {
    const services = site.services();
    const { key: managerKey } = getManager(services, undefined);
    const start = services.clock.now().getTime();
    const range = { start, end: start + 14 * DAY_MS };
    const [startsAt] = await listFreeTimes(services, services.db, { managerKey, range });
    const booking = await bookCall(services, {
      managerKey,
      submissionId: undefined,
      values: {
        startsAt: startsAt?.toISOString(),
        ...{ timeZone: 'Europe/London', fullName: 'Hannah Whitlock', companyName: 'Deltaquay' },
        ...{ email: 'hannah@deltaquay.example', note: 'The options desk.' },
      },
    });
    await waitForEvents(1);
    await cancelCall(services, { id: booking.id, by: undefined }, { reason: 'On hold' });
    await waitForEvents(2);
    expect(receivedCalls.map(({ body }) => JSON.parse(body))).toMatchObject([
      { event: 'booking.booked', data: { id: booking.id, startsAt: booking.starts_at, by: '' } },
      { event: 'booking.cancelled', data: { id: booking.id, reason: 'On hold' } },
    ]);
  });
});

describe('private addresses', () => {
  const post = (target: string) =>
    postPublic(target, '{}', { headers: {}, timeoutMs: 1_000, allowsPrivate: false });

  it.each([
    url,
    url.replace('localhost', '127.0.0.1'),
    'http://[::1]:9/',
    'http://10.1.2.3/',
    'http://[::ffff:a00:1]/',
  ])('rejects the private webhook URL %s before connecting', async target => {
    await expect(post(target)).rejects.toThrow(expect.objectContaining({ name: 'PrivateAddressError' }));
    expect(receivedCalls).toEqual([]);
  });

  it.each([
    ['93.184.216.34', true],
    ['2606:2800:220:1::1', true],
    ['169.254.169.254', false],
    ['100.64.0.1', false],
    ['0.0.0.0', false],
    ['fd00::1', false],
    ['fe80::1', false],
    ['::ffff:192.168.0.1', false],
  ])('classifies the IP address %s as public: %s', (ip, isPublic) => {
    expect(isPublicAddress(ip)).toBe(isPublic);
  });
});
