import { afterAll, beforeAll, expect, it } from 'vitest';
import { getSite } from '../domain/current-site';
import { messages } from '../domain/messages';
import { builtInMailTexts } from '../site-data';
import { sendEnquiry } from '../use-cases/enquiries/send';
import { testSite } from './app.test-kit';
import { createProcedureClient } from './http/trpc.test-kit';
import { contactForm, startMailServer } from './jobs/outbox.test-kit';

const mail = await startMailServer({
  onRcptTo({ address }, _session, done) {
    if (address.startsWith('staff2@'))
      done(Object.assign(new Error('5.7.1 this desk wants no mail'), { responseCode: 550 }));
    else done();
  },
});
// Hooks run in reverse order, so the site stops first and closes its idle connection to the mail server.
afterAll(() => mail.stop());
const site = testSite({ SMTP_URL: mail.url });
const { call, callQuery } = createProcedureClient(site);
let headers: { cookie: string };
beforeAll(async () => {
  headers = await site.staff({ role: 'editor' });
});

const says = {
  subject: 'Here: {reference} at {agency}',
  heading: 'It is <here>',
  text: 'Dear {name},\n\n{manager} answers within {answer time}.\nSoon.',
  after: 'Until then: {site}',
};
const change = (json: unknown) => call('mails.change', { json, headers });
const send = (fullName: string, email: string) =>
  sendEnquiry(site.services(), { ...contactForm, values: { ...contactForm.values, fullName, email } });
const to = (address: string) => mail.received.filter(item => item.to?.some(who => who.address === address));

it("uses editors' text in a receipt email, and the built-in text after a reset", async () => {
  expect((await change({ mail: 'receipt', says })).status).toBe(200);
  await send('Hannah Whitlock', 'hannah@deltaquay.example');
  await expect.poll(() => to('hannah@deltaquay.example'), { timeout: 10_000 }).toHaveLength(1);
  const [first] = to('hannah@deltaquay.example');
  expect(first?.subject).toMatch(
    new RegExp(`^Here: ${getSite().referencePrefix}-\\S+ at ${getSite().name}$`),
  );
  expect(first?.text).toContain(
    `Dear Hannah,\n\n${getSite().name} answers within ${getSite().answerTime}.\nSoon.`,
  );
  expect(first?.text).toContain('Until then: northlight.test');
  expect(first?.html).toContain('It is &lt;here&gt;');
  expect(first?.html).toContain(`${getSite().answerTime}.<br>Soon.`);

  const { mails } = (await callQuery('mails.list', headers)).result.data as unknown as {
    mails: { name: string; changed: boolean; says: object }[];
  };
  expect(mails.filter(({ changed }) => changed)).toEqual([{ name: 'receipt', changed: true, says }]);
  expect((await call('mails.reset', { json: { mail: 'receipt' }, headers })).status).toBe(200);
  const again = await call('mails.reset', { json: { mail: 'receipt' }, headers });
  expect([again.status, again.error.message]).toEqual([409, messages.mailUnchanged]);
  await send('Ada Byron', 'ada@deltaquay.example');
  await expect.poll(() => to('ada@deltaquay.example'), { timeout: 10_000 }).toHaveLength(1);
  expect(to('ada@deltaquay.example')[0]?.text).toContain(builtInMailTexts.receipt.after);
});

it('rejects an invalid email text with a message, and changes nothing', async () => {
  const before = (await callQuery('mails.list', headers)).result.data;
  const unknown = await change({ mail: 'receipt', says: { ...says, text: '{company}' } });
  expect([unknown.status, unknown.error.data.errors]).toEqual([
    400,
    [{ path: 'says.text', message: expect.stringContaining('has no placeholder {company}') }],
  ]);
  const without = await change({ mail: 'newRequest', says: { ...says, subject: 'New', text: '' } });
  expect(without.error.data.errors).toContainEqual({
    path: 'says.subject',
    message: 'The subject needs {reference}',
  });
  for (const wrong of [
    { mail: 'none', says },
    { mail: 'receipt' },
    { mail: 'receipt', says: { ...says, more: 1 } },
    7,
  ])
    expect((await change(wrong)).status).toBe(400);
  expect((await callQuery('mails.list', headers)).result.data).toEqual(before);
});

it.each([
  'receipt',
  'newRequest',
  'invitation',
  'passwordReset',
  'publicationAsked',
  'publicationStopped',
  'published',
] as const)('sends a test email of %s before the new text is saved', async name => {
  const me = (await callQuery('members.me', headers)).result.data.email as string;
  const text = builtInMailTexts[name];
  const mine = { ...text, heading: 'Tried out', text: `${text.text}\n\nTried at {site}.` };
  const told = await call('mails.tryOut', { json: { mail: name, says: mine }, headers });
  expect(told.result.data).toEqual({ to: me, taken: true, words: expect.stringMatching(/^250 /) });
  const got = mail.received.at(-1);
  expect(got?.subject).toMatch(/^Test: /);
  expect(got?.subject).not.toMatch(/[{}]/);
  expect(got?.text).toContain('Tried out');
  expect(got?.text).toContain('Tried at northlight.test.');
  expect(got?.text).not.toMatch(/[{}]|undefined/);
});

it("reports the server's response when a test email is rejected", async () => {
  const other = await site.staff({ role: 'editor' });
  const json = { mail: 'receipt', says };
  const told = await call('mails.tryOut', { json, headers: { cookie: other.cookie } });
  expect(told.result.data).toMatchObject({
    taken: false,
    words: expect.stringContaining('550 5.7.1 this desk wants no mail'),
  });
});
