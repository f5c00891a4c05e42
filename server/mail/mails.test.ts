import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { expect, it } from 'vitest';
import type { EnquiryRow, OutboxRow } from '../../db/schema';
import { getSite } from '../../domain/current-site';
import { builtInMailTexts } from '../../site-data';
import { setOfficeInKyiv } from '../../site-data/site.test-kit';
import { composeMail } from './compose';
import { parseFirstName } from './format';
import { createMailer } from './mailer';
import { builtInMarkFile } from './mark';
import { getOutboxFolder } from './written-mails';

setOfficeInKyiv();

const request: EnquiryRow = {
  id: 'r1',
  reference: 'NL-2611-4F7K',
  submission_id: null,
  ...{ sent_from: null, referrer: null, source: null, campaign: null },
  full_name: 'Hannah Whitlock',
  company_name: 'Deltaquay',
  email: 'hannah@deltaquay.example',
  description: 'One screen weighs four megabytes.\n\nCan the core stay?',
  addressee: '',
  departments_json: '["Development team","Consulting"]',
  attachment_name: 'brief.pdf',
  attachment_type: 'application/pdf',
  attachment_size: 1_258_291,
  attachment_key: 'k.pdf',
  created_at: '2026-11-20T08:41:00.000Z',
  seen_at: null,
  stage: 'new',
  stage_since: '2026-11-20T08:41:00.000Z',
  lost_reason: '',
  owner_id: null,
  next_step: '',
  due_at: null,
  value: null,
  currency: 'EUR',
  spam_at: null,
  spam_reasons_json: '[]',
  added_by: '',
};
const createRow = (kind: OutboxRow['kind']): OutboxRow => ({
  id: 'o1',
  link_id: null,
  member_id: null,
  about_json: null,
  enquiry_id: 'r1',
  kind,
  message_id: 'm1',
  state: 'waiting',
  attempts: 0,
  next_attempt_at: request.created_at,
  last_error: '',
  failed_at: null,
  created_at: request.created_at,
  sent_at: null,
  taken_by: null,
});
const options = {
  siteUrl: 'https://northlight.example',
  getBookingUrl: () => 'https://northlight.example/booking/key',
  mailTo: 'staff@northlight.example',
  files: [],
  texts: builtInMailTexts,
  mark: builtInMarkFile,
};
const hostileText = '<img src=x onerror=alert(1)>"\'&\u0000\u0007';

it('includes the values of a request in the email to staff, both as HTML and as text', () => {
  const { html, text } = composeMail(createRow('staff-notice'), request, options);
  for (const part of [html, text]) {
    expect(part).toContain('Hannah Whitlock, Deltaquay');
    expect(part).toContain('Development team, Consulting');
    expect(part).toContain('brief.pdf, 1.2 MB, in the admin');
    expect(part).toContain('https://northlight.example/admin/requests/r1');
    expect(part).toContain('Replies go directly to Hannah.');
    expect(part).toContain('NL-2611-4F7K');
  }
  expect(html).toContain('four megabytes.<br><br>Can the core stay?');
});

it("includes the name, the time and the attachment of a request in the visitor's receipt", () => {
  const { html, text } = composeMail(createRow('visitor-confirmation'), request, options);
  for (const part of [html, text]) {
    expect(part).toContain('Hello Hannah,');
    expect(part).toContain('20 November 2026, 10:41 Kyiv');
    expect(part).toContain('one PDF, 1.2 MB');
  }
});

it('names the requested manager in the emails to staff and to the visitor', () => {
  const composeNotice = (addressee: string) =>
    composeMail(createRow('staff-notice'), { ...request, addressee }, options);
  const composeReceipt = (addressee: string) =>
    composeMail(createRow('visitor-confirmation'), { ...request, addressee }, options);
  expect(composeNotice('Taras Holub').text).toContain('For: Taras Holub');
  expect(composeNotice('Taras Holub').html).toContain('Taras Holub');
  expect(composeReceipt('Taras Holub').text).toContain('Addressed to: Taras Holub');
  expect(composeNotice('').text).not.toContain('For:');
  expect(composeReceipt('').text).not.toContain('Addressed to');
});

it.each(['staff-notice', 'visitor-confirmation'] as const)(
  "escapes a visitor's text in the email %s",
  kind => {
    const { html, text } = composeMail(
      createRow(kind),
      {
        ...request,
        full_name: hostileText,
        company_name: hostileText,
        description: hostileText,
        attachment_name: `${hostileText}.pdf`,
      },
      options,
    );
    expect(html).not.toMatch(/<img src=x|\p{Cc}(?<![\n\t])/u);
    expect(text).not.toMatch(/\p{Cc}(?<![\n\t])/u);
  },
);

it("omits advertising in a visitor's values from receipts", () => {
  const advertisement = 'Win-big at https://spam.example today';
  const changes = {
    full_name: advertisement,
    company_name: advertisement,
    description: advertisement,
    attachment_name: `${advertisement}.pdf`,
  };
  const mail = composeMail(createRow('visitor-confirmation'), { ...request, ...changes }, options);
  expect(JSON.stringify([mail.subject, mail.text, mail.html, mail.to])).not.toMatch(
    /spam|at https|today\.pdf/,
  );
});

it.each([
  ['Hannah Whitlock', 'Hannah'],
  ["  O'Brien  ", "O'Brien"],
  ['Олена Шевчук', 'Олена'],
  ['spam.example', undefined],
  ['https://spam.example', undefined],
  ['$$$', undefined],
])('parses the first name of %j as %j', (fullName, name) => {
  expect(parseFirstName(fullName)).toBe(name);
});

it("prevents line breaks in a visitor's values from adding email headers", async () => {
  await runInFolder(async dataDir => {
    const mailer = createMailer({ smtpUrl: undefined, mailFrom: 'A <a@x.example>', dataDir }, silentLog);
    const hostileMessage = {
      ...request,
      full_name: 'Ann\r\nBcc: all@x.example',
      email: 'a@x.example\r\nBcc: b@x.example',
    };
    await mailer.send(composeMail(createRow('staff-notice'), hostileMessage, options));
    const [file = ''] = await readdir(getOutboxFolder(dataDir));
    const mail = await PostalMime.parse(await readFile(path.join(getOutboxFolder(dataDir), file)));
    expect(mail.headers.map(header => header.key)).not.toContain('bcc');
  });
});

it('writes each email to a private file when no mail server is set up', async () => {
  await runInFolder(async dataDir => {
    const loggedArgs: unknown[] = [];
    const log = { ...silentLog, info: (...args: unknown[]) => void loggedArgs.push(args) };
    const mailer = createMailer(
      { smtpUrl: undefined, mailFrom: 'Northlight <hello@x.example>', dataDir },
      log,
    );
    const message = composeMail(createRow('visitor-confirmation'), request, options);
    await mailer.send(message);
    await mailer.send(message);
    expect(loggedArgs).toHaveLength(1);
    const files = await readdir(getOutboxFolder(dataDir));
    expect(files).toEqual([expect.stringMatching(/^2026-11-20T08-41-00\.000Z-[0-9a-f]{12}\.eml$/)]);
    const file = path.join(getOutboxFolder(dataDir), files[0] ?? '');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const mail = await PostalMime.parse(await readFile(file));
    expect(mail).toMatchObject({
      messageId: `<m1@${getSite().email.split('@')[1]}>`,
      subject: 'We have your request (NL-2611-4F7K)',
    });
    expect(mail.attachments).toEqual([
      expect.objectContaining({ contentId: '<mark@mail>', mimeType: 'image/png' }),
    ]);
  });
});

const silentLog = { info() {}, warn() {}, error() {}, debug() {} };

async function runInFolder(work: (dataDir: string) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'mails-'));
  try {
    await work(dataDir);
  } finally {
    await rm(dataDir, { recursive: true });
  }
}
