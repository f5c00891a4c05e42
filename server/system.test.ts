import { afterAll, beforeAll, expect, it } from 'vitest';
import { messages } from '../domain/messages';
import { sendContactRequest } from '../trpc/send-contact-request';
import { testSite } from './app.test-kit';
import { contactForm, mailServer } from './jobs/outbox.test-kit';
import { expectRefused, procedures } from './trpc.test-kit';

const mail = await mailServer();
const site = testSite({ SMTP_URL: mail.url });
const { call, ask } = procedures(site);
let headers: Record<string, string>;
beforeAll(async () => {
  headers = { cookie: (await site.staff()).cookie };
});
afterAll(() => mail.stop());

type Delivery = { _id: string; state: string; reason: string; takenBy: string | null };
async function deliveries(): Promise<Delivery[]> {
  const { result } = await ask('requests.list', headers);
  return (result.data.items as { deliveries: Delivery[] }[]).flatMap(item => item.deliveries);
}

it('a mail that failed says why, and is sent again at once when it is asked for', async () => {
  await mail.stop();
  await sendContactRequest(site.services(), contactForm);
  await expect
    .poll(async () => (await deliveries()).map(({ reason }) => reason))
    .toEqual(Array(2).fill('Nothing answers at the mail server’s address (ECONNREFUSED)'));

  await mail.start();
  for (const { _id } of await deliveries()) {
    expect((await call('system.sendAgain', { json: { id: _id }, headers })).status).toBe(200);
  }
  await expect
    .poll(async () => (await deliveries()).map(({ state, takenBy }) => [state, takenBy]))
    .toEqual(Array(2).fill(['sent', 'server']));
  expect(mail.received.map(({ to }) => to?.[0]?.address).sort()).toEqual([
    'hannah@deltaquay.example',
    'hello@northlight.example',
  ]);

  // One that went out meanwhile stays as it is.
  const [sent] = await deliveries();
  expect((await call('system.sendAgain', { json: { id: sent?._id }, headers })).status).toBe(200);
  expect((await deliveries()).map(({ state }) => state)).toEqual(['sent', 'sent']);
  const unknown = await call('system.sendAgain', { json: { id: 'x' }, headers });
  expectRefused(unknown, 404, ['NOT_FOUND', 'not_found'], messages.notFound);
});
