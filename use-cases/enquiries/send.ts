import { randomInt, randomUUID } from 'node:crypto';
import { recordActivity } from '../../db/activity';
import { type DbOrTransaction, runInTransaction } from '../../db/connection';
import { findSubmissionReference, insertEnquiry } from '../../db/enquiries';
import { enqueueMessage } from '../../db/outbox';
import { ATTACHMENT_TYPES, checkAttachment } from '../../domain/attachment';
import { type ContactValues, createContactSchema } from '../../domain/contact';
import type { EnquiryOrigin } from '../../domain/enquiry-origin';
import { findSpamReasons } from '../../domain/enquiry-spam';
import { createFieldError, DomainError } from '../../domain/errors';
import { ATTACHMENT_MAX_BYTES } from '../../domain/limits';
import { messages } from '../../domain/messages';
import { READABLE_ALPHABET } from '../../domain/readable';
import type { Services, SessionUser } from '../context';
import { createMessage } from '../outbox';
import type { ReceivedFile } from '../ports';
import { queueWebhook, type WebhookNeeds } from '../webhooks';

export type ContactForm = {
  /** The input of `createContactSchema`. */
  values: Record<string, unknown>;
  /** Name of the requested manager; empty for any manager. */
  addressee: string;
  /** Created by the form. Submissions with the same id are the same request. */
  submissionId: string | undefined;
  /** Time from the form’s display to its submission, if the client measured it. */
  elapsedMs?: number | undefined;
  /** Undefined for API clients. */
  origin?: EnquiryOrigin | undefined;
  file: ReceivedUpload | undefined;
};

/** A file with the sender’s name for it. */
export type ReceivedUpload = { name: string; content: ReceivedFile };

type Needs = Pick<Services, 'db' | 'clock' | 'getSite' | 'attachments' | 'wakeOutbox'> & WebhookNeeds;

/**
 * Resolves once the request, its attachment and its emails are on disk (rule 29). The emails of a request that looks
 * like spam are held until a member releases them.
 * @throws ZodError, or DomainError `too_large` or `unsupported` for the file.
 */
export async function sendEnquiry(needs: Needs, form: ContactForm): Promise<{ reference: string }> {
  const values = createContactSchema(needs.getSite().requestTypes).parse(form.values);
  const file = form.file && (await checkFile(form.file));
  const submissionId = toSubmissionKey(form.submissionId, values.email);

  const existingReference = submissionId && (await findSubmissionReference(needs.db, submissionId));
  if (existingReference) return { reference: existingReference };

  // Stores the file first, because a stored request must never reference a missing file.
  const key = file ? await file.content.commit(file.name) : null;
  const now = needs.clock.now();
  const spamReasons = findSpamReasons({ ...values, elapsedMs: form.elapsedMs });
  const reference = await storeEnquiry(needs, {
    ...toEnquiryRow(values, now),
    ...(spamReasons.length > 0 && {
      spam_at: now.toISOString(),
      spam_reasons_json: JSON.stringify(spamReasons),
    }),
    ...toOriginColumns(form.origin),
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

/** Creates a key with the email address, because a cached page could give two visitors the same id. */
const toSubmissionKey = (id: string | undefined, email: string) =>
  id ? `${id}:${email.toLowerCase()}` : null;

export const FILE_NAME_MAX = 150;

/** @throws DomainError `too_large` or `unsupported` */
export async function checkFile({ name, content }: ReceivedUpload) {
  if (content.size > ATTACHMENT_MAX_BYTES) throw createFieldError('too_large', 'file', messages.fileTooLarge);
  try {
    // Truncates at the start, because the end contains the extension.
    const shownName = name.replace(/\p{C}/gu, '').trim().slice(-FILE_NAME_MAX);
    return { name: shownName, content, type: ATTACHMENT_TYPES[await checkAttachment(shownName, content)] };
  } catch (error) {
    throw error instanceof DomainError ? createFieldError(error.kind, 'file', error.message) : error;
  }
}

export function toEnquiryRow(values: ContactValues, now: Date) {
  return {
    id: randomUUID(),
    full_name: values.fullName,
    company_name: values.companyName,
    email: values.email,
    description: values.description,
    departments_json: JSON.stringify(values.department),
    created_at: now.toISOString(),
    stage_since: now.toISOString(),
  };
}

const toOriginColumns = (origin: EnquiryOrigin | undefined) => ({
  sent_from: origin?.sentFrom ?? null,
  referrer: origin?.referrer ?? null,
  source: origin?.source ?? null,
  campaign: origin?.campaign ?? null,
});

type NewEnquiry = Omit<Parameters<typeof insertEnquiry>[1], 'reference'>;

/**
 * Adds a request that staff received elsewhere, such as by phone. Sends no email, and marks the request as seen.
 * @throws ZodError
 */
export async function addEnquiry(
  needs: Pick<Needs, 'db' | 'clock' | 'getSite' | 'hasWebhook'> & { user: SessionUser },
  form: Record<string, unknown>,
): Promise<{ id: string; reference: string }> {
  const { db, clock, getSite, user } = needs;
  const now = clock.now();
  const row = {
    ...toEnquiryRow(createContactSchema(getSite().requestTypes).parse(form), now),
    ...{ submission_id: null, attachment_name: null, attachment_type: null },
    ...{ attachment_size: null, attachment_key: null },
    seen_at: now.toISOString(),
    added_by: user.name || user.email,
  };
  return runInTransaction(db, async trx => {
    const reference = await insertWithReference(trx, getSite(), row);
    await queueRequestEvent(needs, trx, { ...row, reference });
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

/** Tries new references until one is unused. Returns the reference. */
export async function insertWithReference(
  trx: DbOrTransaction,
  { referencePrefix }: ReturnType<Needs['getSite']>,
  enquiry: NewEnquiry,
): Promise<string> {
  let reference = createReference(referencePrefix, enquiry.created_at);
  while (!(await insertEnquiry(trx, { ...enquiry, reference })))
    reference = createReference(referencePrefix, enquiry.created_at);
  return reference;
}

/**
 * Stores a request and its emails in one transaction.
 * @returns the existing reference if the submission was stored before.
 */
async function storeEnquiry(needs: Needs, enquiry: NewEnquiry): Promise<string> {
  const { db, getSite, attachments } = needs;
  const outcome = await runInTransaction(db, async trx => {
    const existingReference =
      enquiry.submission_id && (await findSubmissionReference(trx, enquiry.submission_id));
    if (existingReference) return { reference: existingReference, stored: false };
    const reference = await insertWithReference(trx, getSite(), enquiry);
    await enqueueMessage(trx, [
      createMessage(enquiry, 'staff-notice'),
      createMessage(enquiry, 'visitor-confirmation'),
    ]);
    await queueRequestEvent(needs, trx, { ...enquiry, reference });
    return { reference, stored: true };
  });
  if (!outcome.stored && enquiry.attachment_key) await attachments.remove(enquiry.attachment_key);
  return outcome.reference;
}

const queueRequestEvent = (
  needs: WebhookNeeds,
  trx: DbOrTransaction,
  enquiry: NewEnquiry & { reference: string },
): Promise<void> =>
  queueWebhook(needs, trx, enquiry, {
    event: 'request.created',
    at: enquiry.created_at,
    data: {
      id: enquiry.id,
      reference: enquiry.reference,
      fullName: enquiry.full_name,
      companyName: enquiry.company_name,
      email: enquiry.email,
      description: enquiry.description,
      departments: JSON.parse(enquiry.departments_json),
      addressee: enquiry.addressee ?? '',
      attachmentName: enquiry.attachment_name,
      addedBy: enquiry.added_by ?? '',
    },
  });

/** Creates a reference such as `AB-2611-4F7K`: prefix, year and month, four random characters. */
function createReference(prefix: string, createdAt: string): string {
  const characters = Array.from({ length: 4 }, () => READABLE_ALPHABET[randomInt(READABLE_ALPHABET.length)]);
  return `${prefix}-${createdAt.slice(2, 4)}${createdAt.slice(5, 7)}-${characters.join('')}`;
}
