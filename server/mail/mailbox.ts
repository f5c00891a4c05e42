import { hash } from 'node:crypto';
import type { FetchMessageObject, ImapFlow, MailboxObject } from 'imapflow';
import type { Db } from '../../db/connection';
import { findEmailEnquiry, isKnownEmail } from '../../db/emails';
import { readSetting, writeSetting } from '../../db/settings';
import { DomainError } from '../../domain/errors';
import { MAILBOX_PAST_DAYS, RECEIVED_EMAIL_MAX_BYTES } from '../../domain/limits';
import { DAY_MS } from '../../domain/time';
import type { Services } from '../../use-cases/context';
import { skipFurtherAnswer, storeReceivedEmail } from '../../use-cases/enquiries/receive-email';
import { isLocalHost } from '../config';
import type { DiskGuard } from '../disk-guard';
import type { Log } from '../log';
import { formatServerResponse, MailFailure, MailWarning } from './failure';
import { type ParsedEmail, UNREADABLE } from './parse-email';

const TIMEOUT_MS = 20_000;
/** Number of emails whose headers are read together. */
const BATCH_SIZE = 200;
/** Maximum number of a thread’s Message-IDs to look up, latest first. */
const REFERENCES_MAX = 50;
/** Number of bytes to read of an email over the size limit. They contain its text, which precedes its files. */
const LARGE_EMAIL_BYTES = 256 * 1_024;
const POSITION_SETTING = 'mailbox_position';
const NO_TLS =
  'The mailbox could not be read: the server offers no encryption. Use imaps://, or add ?requireTLS=false to IMAP_URL.';
const UNREADABLE_EMAILS = 'An email could not be read. Its request shows its sender and subject.';

type MailboxNeeds = Pick<Services, 'attachments' | 'clock'> & {
  db: Db;
  imapUrl: string;
  log: Log;
  disk: DiskGuard;
  /** Parses an email in another process, which ends after a few seconds of CPU time. */
  parseEmail: (source: Uint8Array) => Promise<ParsedEmail>;
};

/** The last email that was read. */
type Position = { mailbox: string; validity: string; uid: number };

/**
 * Reads new emails in the mailbox and stores those that answer an email from the site. The mailbox is opened read-only,
 * so that no email is changed or marked as read.
 * @throws MailFailure with a reason for staff.
 */
export const readMailbox = (needs: MailboxNeeds, signal: AbortSignal): Promise<void> =>
  withMailbox(needs.imapUrl, signal, (client, opened) => readNewEmails(needs, client, opened, signal));

/** Checks that the mailbox can be opened. Throws MailFailure with a reason for staff. */
export const verifyMailbox = (imapUrl: string): Promise<void> =>
  withMailbox(imapUrl, new AbortController().signal, async () => {});

/** Opens the mailbox read-only while `use` runs. */
async function withMailbox(
  imapUrl: string,
  signal: AbortSignal,
  use: (client: ImapFlow, mailbox: MailboxObject) => Promise<void>,
): Promise<void> {
  const url = new URL(imapUrl);
  const [user, pass] = [url.username, url.password].map(decodeURIComponent) as [string, string];
  const { ImapFlow } = await import('imapflow');
  const isSecure = url.protocol === 'imaps:';
  const canBePlain = isLocalHost(url.hostname) || url.searchParams.get('requireTLS') === 'false';
  const client = new ImapFlow({
    host: url.hostname,
    port: Number(url.port) || (isSecure ? 993 : 143),
    secure: isSecure,
    ...(!isSecure && !canBePlain && { doSTARTTLS: true }),
    auth: { user, pass },
    logger: false,
    ...{ connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS },
  });
  // Ignored, because the pending command fails as well.
  client.on('error', () => {});
  const close = () => client.close();
  signal.addEventListener('abort', close, { once: true });
  try {
    await client.connect();
    const name = decodeURIComponent(url.pathname.slice(1)) || 'INBOX';
    await use(client, await client.mailboxOpen(name, { readOnly: true }));
    await client.logout();
  } catch (error) {
    if (!signal.aborted) throw toFailure(error, pass);
  } finally {
    signal.removeEventListener('abort', close);
    close();
  }
}

/** Converts errors of the mail server. Returns the site’s own errors unchanged. */
function toFailure(error: unknown, password: string): unknown {
  if (!(error instanceof Error)) return error;
  const { responseText, code, tlsFailed } = error as Error & {
    responseText?: string;
    code?: string;
    tlsFailed?: boolean;
  };
  // Other failures of TLS, such as an expired certificate, have a code.
  if (tlsFailed && code === undefined) return new MailFailure(NO_TLS);
  if (responseText === undefined && code === undefined) return error;
  const reason = formatServerResponse(responseText ?? code ?? '', password ? [password] : []);
  return new MailFailure(`The mailbox could not be read: ${reason}`);
}

async function readNewEmails(
  needs: MailboxNeeds,
  client: ImapFlow,
  { path: mailbox, uidValidity }: MailboxObject,
  signal: AbortSignal,
) {
  const { db, clock, log } = needs;
  const validity = String(uidValidity);
  const storedPosition = JSON.parse((await readSetting(db, POSITION_SETTING)) ?? '{}') as Partial<Position>;
  const isValid = storedPosition.mailbox === mailbox && storedPosition.validity === validity;
  const lastUid = isValid ? (storedPosition.uid ?? 0) : 0;
  const since = new Date(clock.now().getTime() - MAILBOX_PAST_DAYS * DAY_MS);
  const foundUids = await client.search(isValid ? { uid: `${lastUid + 1}:*` } : { since }, { uid: true });
  // A range that ends with `*` contains the last email, even if its UID is lower.
  const uids = (foundUids || []).filter(uid => uid > lastUid).sort((a, b) => a - b);
  let isAllReadable = true;
  for (let start = 0; start < uids.length; start += BATCH_SIZE) {
    const batch = uids.slice(start, start + BATCH_SIZE);
    const query = { uid: true, envelope: true, size: true, internalDate: true, headers: ['references'] };
    const emails = await client.fetchAll(batch.join(','), query, { uid: true });
    for (const email of emails.sort((a, b) => a.uid - b.uid)) {
      if (signal.aborted) return;
      const enquiryId = await findEnquiryByThread(db, email);
      if (enquiryId && (await skipFurtherAnswer(db, enquiryId)))
        log.warn({ enquiryId }, 'an answer was not stored, because its request has too many');
      else if (enquiryId) {
        isAllReadable = (await storeEmail(needs, client, email, enquiryId)) && isAllReadable;
        log.info({ enquiryId }, 'an answer was received by email');
      }
      await savePosition(db, { mailbox, validity, uid: email.uid });
    }
  }
  if (!isValid && uids.length === 0) await savePosition(db, { mailbox, validity, uid: 0 });
  // Shown on the System page as the job’s last failure.
  if (!isAllReadable) throw new MailWarning(UNREADABLE_EMAILS);
}

const savePosition = (db: Db, position: Position) =>
  writeSetting(db, POSITION_SETTING, JSON.stringify(position));

const listIds = (text: string): string[] => text.match(/<[^<>\s]{1,250}>/g) ?? [];

/** Finds the request that an email belongs to, by the latest known email of its thread. */
async function findEnquiryByThread(
  db: Db,
  { envelope, headers }: FetchMessageObject,
): Promise<string | undefined> {
  const { messageId = '', inReplyTo = '' } = envelope ?? {};
  const ids = [...listIds(headers?.toString('latin1') ?? ''), ...listIds(inReplyTo)];
  if (ids.length === 0 || (await isKnownEmail(db, messageId))) return undefined;
  for (const id of ids.slice(-REFERENCES_MAX).reverse()) {
    const enquiryId = await findEmailEnquiry(db, id);
    if (enquiryId) return enquiryId;
  }
  return undefined;
}

/** @returns false if the email could not be parsed. */
async function storeEmail(
  needs: MailboxNeeds,
  client: ImapFlow,
  email: FetchMessageObject,
  enquiryId: string,
): Promise<boolean> {
  await needs.disk.assertSpace();
  const isLarge = (email.size ?? 0) > RECEIVED_EMAIL_MAX_BYTES;
  const source = isLarge ? { maxLength: LARGE_EMAIL_BYTES } : true;
  const fetchedEmail = await client.fetchOne(String(email.uid), { source }, { uid: true });
  if (fetchedEmail === false || !fetchedEmail.source) return true;
  const { files, ...parsed } = await parseSource(needs, email, fetchedEmail.source);
  const { messageId = '', date } = email.envelope ?? {};
  const now = needs.clock.now().getTime();
  await storeReceivedEmail(needs, {
    ...parsed,
    enquiryId,
    // An email without a valid id is identified by its content.
    messageId: listIds(messageId)[0] ?? `<${hash('sha256', fetchedEmail.source)}@mailbox>`,
    // IMAP times are in whole seconds. An answer follows the emails that were sent in the same second.
    receivedAt: new Date(
      Math.min(new Date(email.internalDate ?? date ?? now).setMilliseconds(999) || now, now),
    ),
    // The last file of an incomplete email is damaged.
    files: isLarge ? files.map(({ name }) => ({ name })) : files,
  });
  return parsed.text !== UNREADABLE;
}

/** Parses an email, or returns a text that reports the failure, so that later emails aren’t blocked. */
async function parseSource(
  { log, parseEmail }: MailboxNeeds,
  { envelope }: FetchMessageObject,
  source: Uint8Array,
): Promise<ParsedEmail> {
  try {
    return await parseEmail(source);
  } catch (error) {
    if (!(error instanceof DomainError) || error.kind !== 'invalid') throw error;
    log.warn({ messageId: envelope?.messageId }, 'an email could not be parsed');
    const [from] = envelope?.from ?? [];
    return {
      from: { name: from?.name ?? '', email: from?.address ?? '' },
      subject: envelope?.subject ?? '',
      text: UNREADABLE,
      files: [],
    };
  }
}
