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

const mailText = {
  subject: 'Here: {reference} at {agency}',
  heading: 'It is <here>',
  text: 'Dear {name},\n\n{manager} answers within {answer time}.\nSoon.',
  after: 'Until then: {site}',
};
const changeText = (json: unknown) => call('mails.change', { json, headers });
const sendForm = (fullName: string, email: string) =>
  sendEnquiry(site.services(), { ...contactForm, values: { ...contactForm.values, fullName, email } });
const listMailsTo = (address: string) =>
  mail.received.filter(email => email.to?.some(recipient => recipient.address === address));

it("uses editors' text in a receipt email, and the built-in text after a reset", async () => {
  expect((await changeText({ mail: 'receipt', says: mailText })).status).toBe(200);
  await sendForm('Hannah Whitlock', 'hannah@deltaquay.example');
  await expect.poll(() => listMailsTo('hannah@deltaquay.example')).toHaveLength(1);
  const [firstMail] = listMailsTo('hannah@deltaquay.example');
  expect(firstMail?.subject).toMatch(
    new RegExp(`^Here: ${getSite().referencePrefix}-\\S+ at ${getSite().name}$`),
  );
  expect(firstMail?.text).toContain(
    `Dear Hannah,\n\n${getSite().name} answers within ${getSite().answerTime}.\nSoon.`,
  );
  expect(firstMail?.text).toContain('Until then: northlight.test');
  expect(firstMail?.html).toContain('It is &lt;here&gt;');
  expect(firstMail?.html).toContain(`${getSite().answerTime}.<br>Soon.`);

  const { mails } = (await callQuery('mails.list', headers)).result.data as unknown as {
    mails: { name: string; changed: boolean; says: object }[];
  };
  expect(mails.filter(({ changed }) => changed)).toEqual([
    { name: 'receipt', changed: true, says: mailText },
  ]);
  expect((await call('mails.reset', { json: { mail: 'receipt' }, headers })).status).toBe(200);
  const resetReply = await call('mails.reset', { json: { mail: 'receipt' }, headers });
  expect([resetReply.status, resetReply.error.message]).toEqual([409, messages.mailUnchanged]);
  await sendForm('Ada Byron', 'ada@deltaquay.example');
  await expect.poll(() => listMailsTo('ada@deltaquay.example')).toHaveLength(1);
  expect(listMailsTo('ada@deltaquay.example')[0]?.text).toContain(builtInMailTexts.receipt.after);
});

it('rejects an invalid email text with a message, and changes nothing', async () => {
  const mailsBefore = (await callQuery('mails.list', headers)).result.data;
  const errorReply = await changeText({ mail: 'receipt', says: { ...mailText, text: '{company}' } });
  expect([errorReply.status, errorReply.error.data.errors]).toEqual([
    400,
    [{ path: 'says.text', message: expect.stringContaining('doesn’t support the placeholder {company}') }],
  ]);
  const emptyReply = await changeText({
    mail: 'newRequest',
    says: { ...mailText, subject: 'New', text: '' },
  });
  expect(emptyReply.error.data.errors).toContainEqual({
    path: 'says.subject',
    message: 'The subject needs {reference}',
  });
  for (const invalidText of [
    { mail: 'none', says: mailText },
    { mail: 'receipt' },
    { mail: 'receipt', says: { ...mailText, more: 1 } },
    7,
  ])
    expect((await changeText(invalidText)).status).toBe(400);
  expect((await callQuery('mails.list', headers)).result.data).toEqual(mailsBefore);
});

it.each([
  'receipt',
  'newRequest',
  'requestAssigned',
  'requestDigest',
  'invitation',
  'passwordReset',
  'publicationAsked',
  'publicationStopped',
  'published',
] as const)('sends a test email of %s before the new text is saved', async name => {
  const me = (await callQuery('members.me', headers)).result.data.email as string;
  const text = builtInMailTexts[name];
  const ownText = { ...text, heading: 'Tried out', text: `${text.text}\n\nTried at {site}.` };
  const reply = await call('mails.tryOut', { json: { mail: name, says: ownText }, headers });
  expect(reply.result.data).toEqual({ to: me, taken: true, words: expect.stringMatching(/^250 /) });
  const lastMail = mail.received.at(-1);
  expect(lastMail?.subject).toMatch(/^Test: /);
  expect(lastMail?.subject).not.toMatch(/[{}]/);
  expect(lastMail?.text).toContain('Tried out');
  expect(lastMail?.text).toContain('Tried at northlight.test.');
  expect(lastMail?.text).not.toMatch(/[{}]|undefined/);
});

it("reports the server's response when a test email is rejected", async () => {
  const otherMember = await site.staff({ role: 'editor' });
  const json = { mail: 'receipt', says: mailText };
  const reply = await call('mails.tryOut', { json, headers: { cookie: otherMember.cookie } });
  expect(reply.result.data).toMatchObject({
    taken: false,
    words: expect.stringContaining('550 5.7.1 this desk wants no mail'),
  });
});
