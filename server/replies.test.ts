import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ENQUIRY_REPLY_MAX, REPLY_TEMPLATES_MAX, SIGNATURE_MAX } from '../domain/limits';
import { messages } from '../domain/messages';
import { testSite } from './app.test-kit';
import { createProcedureClient } from './http/trpc.test-kit';
import { startMailServer } from './jobs/outbox.test-kit';
import { createContactFields } from './rest/email-send.test-kit';

let isRejecting = false;
const mail = await startMailServer({
  onRcptTo: (_address, _session, done) =>
    done(isRejecting ? Object.assign(new Error('Mailbox unavailable'), { responseCode: 550 }) : null),
});
afterAll(() => mail.stop());
const site = testSite({ SMTP_URL: mail.url, MAIL_FROM: 'Northlight <hello@northlight.example>' });
const { call, callQuery } = createProcedureClient(site);

let maya: Awaited<ReturnType<typeof site.staff>>;
let headers: Record<string, string>;
beforeAll(async () => {
  maya = await site.staff({ role: 'sales' });
  headers = { cookie: maya.cookie };
});
beforeEach(async () => {
  await site.services().db.deleteFrom('enquiries').execute();
  mail.received.length = 0;
});

type Details = {
  _id: string;
  replySubject: string;
  seenAt: string | null;
  replies: {
    text: string;
    memberName: string;
    delivery: { state: string; takenBy: string; reason: string };
  }[];
};
const read = async (id: string) =>
  (await callQuery(`enquiries.byId?input=${encodeURIComponent(JSON.stringify({ id }))}`, headers)).result
    .data as unknown as Details;

/** Sends a request, and waits until the team and the visitor have been emailed. */
async function receiveRequest(): Promise<string> {
  const body = createContactFields();
  await fetch(`http://127.0.0.1:${site.port()}/email/send`, { method: 'POST', body });
  await vi.waitFor(() => expect(mail.received).toHaveLength(2), 5_000);
  const [row] = await site.services().db.selectFrom('enquiries').select('id').execute();
  return row?.id ?? '';
}

let mailCount = 0;
const reply = (
  id: string,
  text: string,
  mailId = `reply-${++mailCount}-of-a-test`,
  senderHeaders = headers,
) => call('replies.send', { json: { id, mailId, text }, headers: senderHeaders });
const findReply = (text: string) => mail.received.find(({ text: body }) => body?.includes(text));

describe('replies', () => {
  it("sends replies with the signature in the thread of the visitor's receipt", async () => {
    const id = await receiveRequest();
    await call('replies.changeSignature', { json: { signature: 'Maya\nNorthlight' }, headers });
    const { replySubject } = await read(id);
    expect((await reply(id, 'Yes, the core can stay.\n\n<b>Same</b> team.')).status).toBe(200);
    await vi.waitFor(() => expect(findReply('the core can stay')).toBeDefined(), 5_000);
    expect((await reply(id, 'The estimate follows.')).status).toBe(200);
    await vi.waitFor(() => expect(findReply('estimate follows')).toBeDefined(), 5_000);

    const receipt = mail.received.find(({ to }) => to?.[0]?.address === 'hannah@deltaquay.example');
    const [firstReply, secondReply] = [findReply('the core can stay'), findReply('estimate follows')];
    expect(replySubject).toBe(`Re: ${receipt?.subject}`);
    expect(firstReply).toMatchObject({
      subject: replySubject,
      from: { address: 'hello@northlight.example' },
      to: [{ address: 'hannah@deltaquay.example' }],
      replyTo: [{ address: maya.email }],
      inReplyTo: receipt?.messageId,
      references: receipt?.messageId,
      attachments: [],
    });
    expect(firstReply?.text?.trim()).toBe('Yes, the core can stay.\n\n<b>Same</b> team.\n\nMaya\nNorthlight');
    expect(firstReply?.html).toContain('<p>&lt;b&gt;Same&lt;/b&gt; team.</p>');
    expect(firstReply?.headers.some(({ key }) => key === 'auto-submitted')).toBe(false);
    expect(secondReply).toMatchObject({
      inReplyTo: firstReply?.messageId,
      references: `${receipt?.messageId} ${firstReply?.messageId}`,
    });
    await vi.waitFor(
      async () =>
        expect((await read(id)).replies).toMatchObject([
          { memberName: 'Staff 1', delivery: { state: 'sent', takenBy: 'server' } },
          { text: 'The estimate follows.\n\nMaya\nNorthlight', delivery: { state: 'sent' } },
        ]),
      5_000,
    );
    expect((await read(id)).seenAt).toEqual(expect.any(String));
    await call('replies.changeSignature', { json: { signature: '' }, headers });
  });

  it('sends a reply only once when the call is repeated', async () => {
    const id = await receiveRequest();
    await Promise.all([1, 2, 3].map(() => reply(id, 'Once only.', 'the-same-reply')));
    await reply(id, 'Another.');
    await vi.waitFor(() => expect(findReply('Another.')).toBeDefined(), 5_000);
    expect(mail.received.filter(({ text }) => text?.includes('Once only.'))).toHaveLength(1);
  });

  it("adds no email headers from a reply's text or recipient name", async () => {
    const id = await receiveRequest();
    await site
      .services()
      .db.updateTable('enquiries')
      .set({ addressee: 'Taras\r\nBcc: all@evil.example' })
      .execute();
    await reply(id, 'Hello.\r\nBcc: all@evil.example\r\n.\r\nQUIT');
    await vi.waitFor(() => expect(findReply('QUIT')).toBeDefined(), 5_000);
    const sentEmail = findReply('QUIT');
    expect(sentEmail?.bcc ?? []).toEqual([]);
    expect(sentEmail?.to).toHaveLength(1);
    expect(sentEmail?.subject).not.toMatch(/[\r\n]/);
  });

  it('lists a request under Undelivered when the mail server rejects the reply', async () => {
    const id = await receiveRequest();
    isRejecting = true;
    try {
      await reply(id, 'Lost for now.');
      await vi.waitFor(
        async () =>
          expect((await read(id)).replies).toMatchObject([
            { delivery: { state: 'waiting', reason: expect.stringContaining('Mailbox unavailable') } },
          ]),
        5_000,
      );
      const { result } = await callQuery(
        `enquiries.list?input=${encodeURIComponent('{"view":"undelivered"}')}`,
        headers,
      );
      expect(result.data.total).toBe(1);
    } finally {
      isRejecting = false;
    }
  });

  it('rejects a reply when it is invalid or its request is spam or unknown', async () => {
    const id = await receiveRequest();
    for (const [text, message] of [
      ['', messages.replyMissing],
      [' \n', messages.replyMissing],
      ['a'.repeat(ENQUIRY_REPLY_MAX + 1), messages.tooLong],
      ['Hello {name}', messages.replyUnfilled(['name'])],
    ] as const) {
      const { status, error } = await reply(id, text);
      expect([status, error.data.errors]).toEqual([400, [{ path: 'text', message }]]);
    }
    expect((await reply('unknown', 'Hello.')).status).toBe(404);
    expect((await reply(id, 'Hello.', 'a b')).status).toBe(400);
    await call('enquiries.setSpam', { json: { ids: [id], isSpam: true }, headers });
    const rejection = await reply(id, 'Hello.');
    expect([rejection.status, rejection.error.message]).toEqual([409, messages.replyToSpam]);
    const { cookie } = await site.staff({ role: 'editor' });
    expect((await reply(id, 'Hello.', undefined, { cookie })).status).toBe(403);
    expect((await read(id)).replies).toEqual([]);
  });
});

describe('reply settings', () => {
  const readSettings = async () =>
    (await callQuery('replies.settings', headers)).result.data as { templates: object[]; seen: string };
  const change = (templates: object[], seen: string) =>
    call('replies.changeTemplates', { json: { templates, seen }, headers });
  const template = { name: 'First answer', text: 'Hello {name},\n\nthank you.', files: [] };

  it('rejects a change of reply templates when they have changed since', async () => {
    const { templates, seen } = await readSettings();
    expect(templates).toEqual([]);
    const secondTemplate = { name: 'Not for us', text: 'Hello {name}', files: [] };
    expect((await change([secondTemplate, template], seen)).status).toBe(200);
    expect((await readSettings()).templates).toEqual([secondTemplate, template]);
    const { status, error } = await change([], seen);
    expect([status, error.message]).toEqual([409, messages.templatesChanged]);
  });

  it('rejects invalid reply templates and signatures', async () => {
    const { seen, templates } = await readSettings();
    const { error } = await change([{ ...template, text: 'Hello {nmae}' }], seen);
    expect(error.data.errors).toMatchObject([{ path: 'templates.0.text' }]);
    expect((await change(Array(REPLY_TEMPLATES_MAX + 1).fill(template), seen)).status).toBe(400);
    const signature = 'a'.repeat(SIGNATURE_MAX + 1);
    expect((await call('replies.changeSignature', { json: { signature }, headers })).status).toBe(400);
    expect((await readSettings()).templates).toEqual(templates);
  });
});

describe('without a mail server', () => {
  const offlineSite = testSite();
  const client = createProcedureClient(offlineSite);

  it('rejects a reply without storing it when no mail server is set up', async () => {
    const { cookie } = await offlineSite.staff({ role: 'sales' });
    const settingsReply = await client.callQuery('replies.settings', { cookie });
    expect(settingsReply.result.data).toMatchObject({ sendsMail: false });
    const { status, error } = await client.call('replies.send', {
      json: { id: 'r1', mailId: 'reply-1-of-a-test', text: 'Hello.' },
      headers: { cookie },
    });
    expect([status, error.message]).toEqual([409, messages.replyNoServer]);
  });
});
