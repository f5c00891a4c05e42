import { randomInt, randomUUID } from 'node:crypto';
import { recordActivity } from '../../db/activity';
import { type DbOrTransaction, inTransaction } from '../../db/connection';
import { findSubmissionReference, insertEnquiry } from '../../db/enquiries';
import { enqueue } from '../../db/outbox';
import { ATTACHMENT_TYPES, attachmentKind } from '../../domain/attachment';
import { type ContactValues, contactSchema } from '../../domain/contact';
import { DomainError, fieldRefusal } from '../../domain/errors';
import { ATTACHMENT_MAX_BYTES } from '../../domain/limits';
import { messages } from '../../domain/messages';
import { READABLE_ALPHABET } from '../../domain/readable';
import type { Services, SessionUser } from '../context';
import type { ReceivedFile } from '../ports';

/** A contact form as it came in, nothing of it checked yet. */
export type ContactForm = {
  /** What `contactSchema` reads. */
  values: Record<string, unknown>;
  /** Name of the manager it is for; empty for anyone. */
  addressee: string;
  /** The form's own id: the same one again is the same request. */
  submissionId: string | undefined;
  file: { name: string; content: ReceivedFile } | undefined;
};

type Needs = Pick<Services, 'db' | 'clock' | 'site' | 'attachments' | 'wakeOutbox'>;

/**
 * Takes a contact request in (rule 29). When this resolves the request, its attachment and its two
 * messages are on disk.
 * @throws ZodError, or DomainError `too_large` or `unsupported` for the file.
 */
export async function sendEnquiry(needs: Needs, form: ContactForm): Promise<{ reference: string }> {
  const values = contactSchema(needs.site().requestTypes).parse(form.values);
  const file = form.file && (await checkedFile(form.file));
  const submissionId = submissionKey(form.submissionId, values.email);

  const known = submissionId && (await findSubmissionReference(needs.db, submissionId));
  if (known) return { reference: known };

  // The file first: a stored request must never name one that is not there.
  const key = file ? await file.content.keep(file.name) : null;
  const reference = await store(needs, {
    ...requestRow(values, needs.clock.now()),
    addressee: form.addressee,
    submission_id: submissionId,
    attachment_name: file?.name ?? null,
    attachment_type: file?.type ?? null,
    attachment_size: file?.content.size ?? null,
    attachment_key: key,
  }).catch(async error => {
    if (key) await needs.attachments.remove(key);
    throw error;
  });
  needs.wakeOutbox();
  return { reference };
}

/** The id belongs to one visitor: should a cached page hand it to two, neither request is lost. */
const submissionKey = (id: string | undefined, email: string) => (id ? `${id}:${email.toLowerCase()}` : null);

const FILE_NAME_MAX = 150;

async function checkedFile({ name, content }: { name: string; content: ReceivedFile }) {
  if (content.size > ATTACHMENT_MAX_BYTES) throw fieldRefusal('too_large', 'file', messages.fileTooLarge);
  try {
    // The end is kept, because the extension stands there.
    const shown = name.replace(/\p{C}/gu, '').trim().slice(-FILE_NAME_MAX);
    return { name: shown, content, type: ATTACHMENT_TYPES[await attachmentKind(shown, content)] };
  } catch (error) {
    throw error instanceof DomainError ? fieldRefusal(error.kind, 'file', error.message) : error;
  }
}

function requestRow(values: ContactValues, now: Date) {
  return {
    id: randomUUID(),
    full_name: values.fullName,
    company_name: values.companyName,
    email: values.email,
    description: values.description,
    departments_json: JSON.stringify(values.department),
    created_at: now.toISOString(),
    handled_at: null,
    handled_by: null,
  };
}

type NewEnquiry = Omit<Parameters<typeof insertEnquiry>[1], 'reference'>;

/**
 * Takes in a request that reached somebody of the staff another way: by telephone, at a fair. Nobody is mailed, and it
 * counts as seen.
 * @throws ZodError
 */
export async function addByHand(
  { db, clock, site, user }: Pick<Needs, 'db' | 'clock' | 'site'> & { user: SessionUser },
  form: Record<string, unknown>,
): Promise<{ id: string; reference: string }> {
  const now = clock.now();
  const row = {
    ...requestRow(contactSchema(site().requestTypes).parse(form), now),
    ...{ submission_id: null, attachment_name: null, attachment_type: null },
    ...{ attachment_size: null, attachment_key: null },
    seen_at: now.toISOString(),
    added_by: user.name || user.email,
  };
  return inTransaction(db, async trx => {
    const reference = await insertNamed(trx, site(), row);
    await recordActivity(trx, {
      at: now,
      member: user,
      action: 'added',
      kind: 'enquiry',
      subject: { id: row.id, title: reference },
    });
    return { id: row.id, reference };
  });
}

/** Stores a request under a reference that none has. @returns it. */
async function insertNamed(
  trx: DbOrTransaction,
  { referencePrefix }: ReturnType<Needs['site']>,
  enquiry: NewEnquiry,
): Promise<string> {
  let reference = newReference(referencePrefix, enquiry.created_at);
  while (!(await insertEnquiry(trx, { ...enquiry, reference })))
    reference = newReference(referencePrefix, enquiry.created_at);
  return reference;
}

/** Request and messages in one transaction; a request that was stored meanwhile answers instead. */
async function store({ db, site, attachments }: Needs, enquiry: NewEnquiry): Promise<string> {
  const outcome = await inTransaction(db, async trx => {
    const known = enquiry.submission_id && (await findSubmissionReference(trx, enquiry.submission_id));
    if (known) return { reference: known, stored: false };
    const reference = await insertNamed(trx, site(), enquiry);
    await enqueue(trx, [message(enquiry, 'staff-notice'), message(enquiry, 'visitor-confirmation')]);
    return { reference, stored: true };
  });
  if (!outcome.stored && enquiry.attachment_key) await attachments.remove(enquiry.attachment_key);
  return outcome.reference;
}

const message = (enquiry: NewEnquiry, kind: 'staff-notice' | 'visitor-confirmation') => ({
  id: randomUUID(),
  enquiry_id: enquiry.id,
  kind,
  message_id: randomUUID(),
  state: 'waiting' as const,
  attempts: 0,
  next_attempt_at: enquiry.created_at,
  last_error: '',
  created_at: enquiry.created_at,
  sent_at: null,
});

/** `AB-2611-4F7K`: the site's prefix, year and month, then four random characters. */
function newReference(prefix: string, createdAt: string): string {
  const characters = Array.from({ length: 4 }, () => READABLE_ALPHABET[randomInt(READABLE_ALPHABET.length)]);
  return `${prefix}-${createdAt.slice(2, 4)}${createdAt.slice(5, 7)}-${characters.join('')}`;
}
