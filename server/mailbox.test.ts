import { createHash } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { isAttached } from '../db/enquiries';
import { FORM_FIELD_NAMES } from '../domain/contact-form';
import { createDiskFullError } from '../domain/disk-full';
import {
  ATTACHMENT_MAX_BYTES,
  RECEIVED_EMAIL_MAX_BYTES,
  RECEIVED_EMAILS_MAX,
  RECEIVED_FILES_MAX,
  RECEIVED_FILES_MAX_BYTES,
  RECEIVED_NAMES_MAX,
  REPLY_FILES_MAX,
} from '../domain/limits';
import { messages } from '../domain/messages';
import { getEmailFilePath, getReplyFilesPath, templateFilesPath } from '../domain/paths';
import { testSite } from './app.test-kit';
import type { DiskGuard } from './disk-guard';
import { createProcedureClient } from './http/trpc.test-kit';
import { createImageProcesses } from './images';
import { silentLog, startMailServer } from './jobs/outbox.test-kit';
import { readMailbox } from './mail/mailbox';
import { startMailbox } from './mail/mailbox.test-kit';
import { UNREADABLE } from './mail/parse-email';
import { createContactFields } from './rest/email-send.test-kit';

// Starting a process is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const [mail, mailbox] = [await startMailServer(), await startMailbox()];
const processes = createImageProcesses(silentLog, { processes: 1 });
afterAll(() => Promise.all([mail.stop(), mailbox.close(), processes.close()]));
const site = testSite({ SMTP_URL: mail.url });
const { call, callQuery } = createProcedureClient(site);

let headers: { cookie: string };
beforeAll(async () => {
  headers = { cookie: (await site.staff({ role: 'sales' })).cookie };
});
beforeEach(async () => {
  await site.services().db.deleteFrom('enquiries').execute();
  mail.received.length = 0;
});

type File = { _id: string; name: string; size: number; isStored: boolean };
type Answer = { from: { name: string; email: string }; subject: string; text: string; files: File[] };
type StoredReply = { text: string; files: File[] };
type Details = { seenAt: string | null; replies: StoredReply[]; answers: Answer[]; draftFiles: File[] };

const parseEmail = (source: Uint8Array) => processes.draw('parseEmail', source);
const readMail = (imapUrl = mailbox.url, disk: DiskGuard = { assertSpace: async () => {} }) =>
  readMailbox(
    { ...site.services(), log: silentLog, imapUrl, disk, parseEmail },
    new AbortController().signal,
  );
const read = async (id: string) =>
  (await callQuery(`enquiries.byId?input=${encodeURIComponent(JSON.stringify({ id }))}`, headers)).result
    .data as unknown as Details;

/** Sends a request. Returns its id and the Message-ID of the visitor’s receipt. */
async function receiveRequest() {
  await fetch(`http://127.0.0.1:${site.port()}/email/send`, { method: 'POST', body: createContactFields() });
  await vi.waitFor(() => expect(mail.received).toHaveLength(2), 5_000);
  const [row] = await site.services().db.selectFrom('enquiries').select('id').execute();
  const receipt = mail.received.find(({ to }) => to?.[0]?.address === 'hannah@deltaquay.example');
  return { id: row?.id ?? '', receiptId: receipt?.messageId ?? '' };
}

async function reply(id: string, text: string): Promise<string> {
  const mailId = createHash('sha256').update(text).digest('hex').slice(0, 20);
  await call('replies.send', { json: { id, mailId, text }, headers });
  const find = () => mail.received.find(({ text: body }) => body?.includes(text));
  await vi.waitFor(() => expect(find()).toBeDefined(), 5_000);
  return find()?.messageId ?? '';
}

let answers = 0;
/** Delivers an answer to the mailbox. Returns its source. */
function answer(references: string, text: string, changes: { head?: string; parts?: string[] } = {}): string {
  const parts = [`Content-Type: text/plain; charset=utf-8\n\n${text}`, ...(changes.parts ?? [])];
  const source = [
    changes.head ?? `Message-ID: <answer-${++answers}@deltaquay.example>`,
    'From: =?utf-8?q?Hannah_Whitlock?= <hannah@deltaquay.example>',
    'Subject: =?utf-8?q?Re=3A_Your_request?=',
    `References: ${references}`,
    'Content-Type: multipart/mixed; boundary=cut',
    '',
    ...parts.map(part => `--cut\n${part}`),
    '--cut--',
  ].join('\n');
  mailbox.append(source);
  return source;
}

/** Uploads a file for the member’s reply, like a browser. */
const uploadFile = (id: string, name: string, content: string, cookieHeaders: object = headers) =>
  uploadTo(getReplyFilesPath(id), name, content, cookieHeaders);

async function uploadTo(filesPath: string, name: string, content: string, cookieHeaders: object) {
  const body = new FormData();
  body.append(FORM_FIELD_NAMES.file, new File([content], name));
  const form = new Response(body);
  return site.send('POST', filesPath, {
    body: Buffer.from(await form.arrayBuffer()),
    headers: { 'content-type': form.headers.get('content-type') ?? '', ...cookieHeaders },
  });
}

const attach = (name: string, bytes: Buffer, headLines = '') =>
  `Content-Type: application/octet-stream\nContent-Disposition: attachment; filename="${name}"\n${headLines}Content-Transfer-Encoding: base64\n\n${bytes.toString('base64').replace(/.{76}/g, '$&\n')}`;
const listAttachments = () => readdirSync(path.join(site.dataDir, 'attachments'));

it('shows each of five emails of a thread once, with their files', async () => {
  const { id, receiptId } = await receiveRequest();
  mailbox.append('Message-ID: <other@x.example>\nFrom: a@x.example\nSubject: Unrelated\n\nBuy now');
  answer(receiptId, 'Can the core stay?\n\n> We received your request.');
  await readMail();
  const firstReply = await reply(id, 'Yes, the core can stay.');
  expect((await read(id)).seenAt).toEqual(expect.any(String));
  answer(`${receiptId}\n ${firstReply}`, 'Here is the plan.', {
    parts: [attach('plan.txt', Buffer.from('The plan')), attach('tool.exe', Buffer.from('MZ'))],
  });
  await readMail();
  expect((await read(id)).seenAt).toBeNull();
  expect((await uploadFile(id, 'estimate.txt', 'The estimate')).status).toBe(204);
  const lastReply = await reply(id, 'The estimate follows.');
  await Promise.all([readMail(), readMail()]);
  answer(`${receiptId}\n ${firstReply}\n ${lastReply}`, 'We agree. The signed copy is attached.', {
    parts: [attach('signed.pdf', Buffer.from('%PDF-1.7'))],
  });
  await readMail();
  await readMail();

  const details = await read(id);
  expect(details.replies.map(({ text }) => text)).toEqual([
    'Yes, the core can stay.',
    'The estimate follows.',
  ]);
  expect(details.answers).toMatchObject([
    {
      from: { name: 'Hannah Whitlock', email: 'hannah@deltaquay.example' },
      subject: 'Re: Your request',
      text: 'Can the core stay?\n\n> We received your request.',
      files: [],
    },
    {
      text: 'Here is the plan.',
      files: [
        { name: 'plan.txt', size: 8, isStored: true },
        { name: 'tool.exe', isStored: false },
      ],
    },
    { text: 'We agree. The signed copy is attached.', files: [{ name: 'signed.pdf', isStored: true }] },
  ]);
  expect(details.answers).toHaveLength(3);
  const sentMail = mail.received.find(({ messageId }) => messageId === lastReply);
  const [firstAnswer, lastAnswer] = ['<answer-1@deltaquay.example>', '<answer-2@deltaquay.example>'];
  for (const messageId of [receiptId, firstReply, firstAnswer])
    expect(sentMail?.references).toContain(messageId);
  expect(sentMail?.inReplyTo).toBe(lastAnswer);
  expect(sentMail?.attachments).toMatchObject([{ filename: 'estimate.txt', mimeType: 'text/plain' }]);
  expect(Buffer.from(sentMail?.attachments[0]?.content as ArrayBuffer).toString()).toBe('The estimate');
  expect(details.replies.map(({ files }) => files.map(({ name }) => name))).toEqual([[], ['estimate.txt']]);
  expect(mailbox.listFlags()).toEqual([[], [], [], []]);

  const [firstFile, secondFile] = details.answers[1]?.files ?? [];
  const file = await site.get(getEmailFilePath(id, firstFile?._id ?? ''), headers);
  expect([file.status, file.text, file.headers['content-disposition']]).toEqual([
    ...[200, 'The plan', "attachment; filename*=UTF-8''plan.txt"],
  ]);
  expect(file.headers['x-content-type-options']).toBe('nosniff');
  expect((await site.get(getEmailFilePath(id, secondFile?._id ?? ''), headers)).status).toBe(404);
  expect((await site.get(getEmailFilePath('other', firstFile?._id ?? ''), headers)).status).toBe(404);
  expect((await site.get(getEmailFilePath(id, firstFile?._id ?? ''))).status).toBe(302);
});

it('stores an answer once when it is delivered again, renumbered, or fetched after a lost connection', async () => {
  const { id, receiptId } = await receiveRequest();
  const source = answer(receiptId, 'Once', { parts: [attach('a.txt', Buffer.from('a'))] });
  mailbox.append(source);
  answer(receiptId, 'Twice');
  const filesBefore = listAttachments().length;
  for (let fetches = 0; fetches < 8; fetches++) {
    mailbox.closeAfter(fetches);
    await readMail().catch(() => {});
  }
  mailbox.closeAfter(Number.POSITIVE_INFINITY);
  await readMail();
  mailbox.renumber();
  await readMail();
  expect((await read(id)).answers.map(({ text }) => text)).toEqual(['Once', 'Twice']);
  expect(listAttachments()).toHaveLength(filesBefore + 1);
  expect(mailbox.listFlags().flat()).toEqual([]);
});

it('stores the text of an answer that has only HTML, no id or a large file', async () => {
  const { id, receiptId } = await receiveRequest();
  const html =
    'Content-Type: text/html\n\n<style>p{}</style><p>Yes &amp; <b>no</b></p><blockquote>Well</blockquote>';
  mailbox.append(
    `Message-ID: <html@x.example>\nFrom: hannah@deltaquay.example\nIn-Reply-To: ${receiptId}\n${html}`,
  );
  answer(receiptId, 'No id', { head: 'X-Test: 1' });
  answer(receiptId, 'Large', { parts: [attach('large.txt', Buffer.alloc(RECEIVED_EMAIL_MAX_BYTES, 65))] });
  await readMail();
  const storedEmails = (await read(id)).answers;
  expect(storedEmails.map(({ text }) => text)).toEqual(['Yes & no\nWell', 'No id', 'Large']);
  expect(storedEmails[2]?.files).toMatchObject([{ name: 'large.txt', isStored: false }]);
});

it('stores later answers when an email can’t be parsed', async () => {
  const { id, receiptId } = await receiveRequest();
  const createNestedParts = (level: number): string =>
    level > 300
      ? 'Deep'
      : `Content-Type: multipart/mixed; boundary=b${level}\n\n--b${level}\n${createNestedParts(level + 1)}`;
  answer(receiptId, 'First', { parts: [createNestedParts(0)] });
  answer(receiptId, 'Last', {
    parts: Array.from({ length: 1_000 }, (_, index) =>
      attach(index ? `../${index}.txt` : 'plan.pdf', Buffer.from('%PDF-1.7')).replace('attachment', 'inline'),
    ),
  });
  await expect(readMail()).rejects.toThrow('An email could not be read');
  await readMail();
  const storedAnswers = (await read(id)).answers;
  expect(storedAnswers.map(({ text }) => text)).toEqual([UNREADABLE, 'Last']);
  expect(storedAnswers[0]).toMatchObject({
    from: { email: 'hannah@deltaquay.example' },
    subject: 'Re: Your request',
  });
  expect(storedAnswers[1]?.files).toHaveLength(RECEIVED_NAMES_MAX);
  expect(storedAnswers[1]?.files.filter(({ isStored }) => isStored)).toHaveLength(RECEIVED_FILES_MAX);
});

it('limits the stored answers and files of a request', async () => {
  const { id, receiptId } = await receiveRequest();
  const { db } = site.services();
  const storedEmail = {
    enquiry_id: id,
    received_at: '2026-01-01',
    from_name: '',
    from_email: '',
    subject: '',
  };
  const first = { ...storedEmail, id: 'first', message_id: '<first@x.example>', text: 'First' };
  await db.insertInto('received_emails').values(first).execute();
  const file = { id: 'large', enquiry_id: id, email_id: 'first', name: 'large.txt', type: '' };
  await db
    .insertInto('email_files')
    .values({ ...file, size: RECEIVED_FILES_MAX_BYTES - 1, key: 'large', created_at: '2026-01-01' })
    .execute();
  answer(receiptId, 'Two files', {
    parts: [attach('a.txt', Buffer.from('a')), attach('b.txt', Buffer.from('b'))],
  });
  await readMail();
  expect((await read(id)).answers[1]?.files.map(({ isStored }) => isStored)).toEqual([true, false]);
  for (let count = 2; count < RECEIVED_EMAILS_MAX; count++)
    await db
      .insertInto('received_emails')
      .values({ ...first, id: `${count}`, message_id: `<${count}@x.example>` })
      .execute();
  await call('enquiries.markSeen', { json: { id }, headers });
  answer(receiptId, 'Too many');
  await readMail();
  const { answers: all, seenAt } = await read(id);
  expect([all.length, all.some(({ text }) => text === 'Too many'), seenAt]).toEqual([
    ...[RECEIVED_EMAILS_MAX, false, null],
  ]);
});

it('requires encryption unless the mailbox is on localhost or IMAP_URL allows plain connections', async () => {
  const imapUrl = mailbox.url.replace('127.0.0.1', '0.0.0.0');
  await expect(readMail(imapUrl)).rejects.toThrow('add ?requireTLS=false to IMAP_URL');
  await readMail(`${imapUrl}/INBOX?requireTLS=false`);
});

it('stores an answer at a later attempt when the disk is full', async () => {
  const { id, receiptId } = await receiveRequest();
  answer(receiptId, 'Later');
  const fullDisk = { assertSpace: () => Promise.reject(createDiskFullError()) };
  await expect(readMail(mailbox.url, fullDisk)).rejects.toMatchObject({ kind: 'unavailable' });
  expect((await read(id)).answers).toEqual([]);
  await readMail();
  expect((await read(id)).answers).toMatchObject([{ text: 'Later' }]);
});

it('reports a wrong mailbox password without revealing it', async () => {
  const imapUrl = mailbox.url.replace('testpass', 'secret-word');
  await expect(readMail(imapUrl)).rejects.toThrow(/^The mailbox could not be read: (?!.*secret-word)/);
});

it('lets a member add and remove files of a reply within limits until the reply is sent', async () => {
  const { id } = await receiveRequest();
  const author = await site.staff({ role: 'author' });
  expect((await uploadFile(id, 'a.txt', 'a', { cookie: author.cookie })).status).toBe(403);
  expect((await uploadFile(id, 'a.txt', 'a', {})).status).toBe(302);
  expect((await uploadFile('other', 'a.txt', 'a')).status).toBe(404);
  const otherSite = { ...headers, origin: 'https://attacker.example' };
  expect((await uploadFile(id, 'a.txt', 'a', otherSite)).status).toBe(403);
  expect((await uploadFile(id, 'a.exe', 'a')).data.message).toBe(messages.fileType);
  const filesBefore = listAttachments().length;
  for (let count = 0; count < REPLY_FILES_MAX; count++)
    expect((await uploadFile(id, `${count}.txt`, 'a')).status).toBe(204);
  expect((await uploadFile(id, 'more.txt', 'a')).data.message).toBe(messages.replyFilesTooMany);
  for (const { _id } of (await read(id)).draftFiles.slice(1))
    await call('replies.removeFile', { json: { id: _id }, headers });
  expect(listAttachments()).toHaveLength(filesBefore + 1);
  const colleague = await site.staff({ role: 'sales' });
  const [{ _id: fileId = '' } = {}] = (await read(id)).draftFiles;
  const rejection = await call('replies.removeFile', {
    json: { id: fileId },
    headers: { cookie: colleague.cookie },
  });
  expect(rejection.status).toBe(404);
  await reply(id, 'With a file');
  expect((await call('replies.removeFile', { json: { id: fileId }, headers })).status).toBe(404);
  expect(await read(id)).toMatchObject({ draftFiles: [], replies: [{ files: [{ name: '0.txt' }] }] });
  await call('enquiries.setSpam', { json: { ids: [id], isSpam: true }, headers });
  expect((await uploadFile(id, 'a.txt', 'a')).data.message).toBe(messages.replyToSpam);
  await call('enquiries.remove', { json: { id }, headers });
  await vi.waitFor(() => expect(listAttachments()).toHaveLength(filesBefore), 5_000);
});

it('attaches the files of a template to a reply unless a file is missing', async () => {
  const { id } = await receiveRequest();
  const author = await site.staff({ role: 'author' });
  expect((await uploadTo(templateFilesPath, 'a.txt', 'a', { cookie: author.cookie })).status).toBe(403);
  expect((await uploadTo(templateFilesPath, 'a.exe', 'a', headers)).data.message).toBe(messages.fileType);
  const unsavedFile = (await uploadTo(templateFilesPath, 'unsaved.txt', 'a', headers)).data as unknown as {
    key: string;
  };
  const file = (await uploadTo(templateFilesPath, 'terms.txt', 'The terms', headers)).data as unknown as {
    key: string;
  };
  const templates = [{ name: 'Terms', text: 'The terms follow.', files: [file] }];
  const { result } = await callQuery('replies.settings', headers);
  await call('replies.changeTemplates', { json: { templates, seen: result.data.seen }, headers });

  await call('replies.attachTemplateFiles', { json: { id, template: 'Terms' }, headers });
  await reply(id, 'The terms follow.');
  const sentEmail = mail.received.find(({ text }) => text?.includes('The terms follow.'));
  expect(Buffer.from(sentEmail?.attachments[0]?.content as ArrayBuffer).toString()).toBe('The terms');
  const { db, attachments } = site.services();
  await attachments.remove(file.key);
  const json = { id, template: 'Terms' };
  const { status, error } = await call('replies.attachTemplateFiles', { json, headers });
  expect([status, error.message]).toEqual([409, messages.templateFileMissing('terms.txt')]);
  await call('enquiries.remove', { json: { id }, headers });
  expect(await Promise.all([file, unsavedFile].map(({ key }) => isAttached(db, key)))).toEqual([true, false]);

  await attachments.remove(unsavedFile.key);
  const { seen } = (await callQuery('replies.settings', headers)).result.data as { seen: string };
  const outdatedChange = { templates: [{ ...templates[0], files: [file, unsavedFile] }], seen };
  const rejection = await call('replies.changeTemplates', { json: outdatedChange, headers });
  expect([rejection.status, rejection.error.message]).toEqual([
    ...[409, messages.templateFileMissing('unsaved.txt')],
  ]);
});

it("attaches none of a template's files when they exceed the limits or one is missing", async () => {
  const { id } = await receiveRequest();
  const files: { key: string; name: string; size: number }[] = [];
  for (const name of ['offer.txt', 'terms.txt'])
    files.push((await uploadTo(templateFilesPath, name, name, headers)).data as never);
  const changeTemplates = async (templates: object[]) => {
    const { seen } = (await callQuery('replies.settings', headers)).result.data as { seen: string };
    return call('replies.changeTemplates', { json: { templates, seen }, headers });
  };
  const template = { name: 'Offer', text: 'The offer follows.' };
  const largeFiles = files.map(file => ({ ...file, size: ATTACHMENT_MAX_BYTES }));
  const { error: sizeError } = await changeTemplates([{ ...template, files: largeFiles }]);
  expect(sizeError.data.errors).toEqual([{ path: 'templates.0.files', message: messages.replyFilesTooMany }]);
  expect((await changeTemplates([{ ...template, files }])).status).toBe(200);
  for (let count = 1; count < REPLY_FILES_MAX; count++) await uploadFile(id, `${count}.txt`, 'a');
  const storedFiles = listAttachments().sort();
  const attachTemplate = async () => {
    const { status, error } = await call('replies.attachTemplateFiles', {
      json: { id, template: 'Offer' },
      headers,
    });
    return [status, error.message];
  };
  expect(await attachTemplate()).toEqual([409, messages.replyFilesTooMany]);
  expect(listAttachments().sort()).toEqual(storedFiles);
  for (const { _id } of (await read(id)).draftFiles)
    await call('replies.removeFile', { json: { id: _id }, headers });
  await site.services().attachments.remove(files[1]?.key ?? '');
  expect(await attachTemplate()).toEqual([409, messages.templateFileMissing('terms.txt')]);
  expect((await read(id)).draftFiles).toEqual([]);
});

it("doesn't send a reply when a stored file of the reply is missing", async () => {
  const { id } = await receiveRequest();
  const filesBefore = listAttachments();
  await uploadFile(id, 'plan.txt', 'The plan');
  const [key = ''] = listAttachments().filter(name => !filesBefore.includes(name));
  rmSync(path.join(site.dataDir, 'attachments', key));
  const json = { id, mailId: 'reply-without-file', text: 'The plan follows.' };
  const { status, error } = await call('replies.send', { json, headers });
  expect([status, error.message]).toEqual([409, messages.replyFileMissing('plan.txt')]);

  const [{ _id: fileId = '' } = {}] = (await read(id)).draftFiles;
  await call('replies.removeFile', { json: { id: fileId }, headers });
  const lostFile = { id: 'lost', enquiry_id: id, email_id: json.mailId, name: 'lost.txt', key: 'lost.txt' };
  await site
    .services()
    .db.insertInto('email_files')
    .values({ ...lostFile, type: '', size: 1, created_at: '2026-01-01' })
    .execute();
  await call('replies.send', { json, headers });
  await vi.waitFor(
    async () =>
      expect((await read(id)).replies).toMatchObject([
        { delivery: { state: 'waiting', reason: messages.replyFileMissing('lost.txt') } },
      ]),
    5_000,
  );
  expect(mail.received).toHaveLength(2);
});
