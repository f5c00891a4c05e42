import { managerOf } from '../../content/managers';
import { isDepartmentField, WIRE } from '../../domain/contact-form';
import { createFieldError, DomainError, type FieldError } from '../../domain/errors';
import { FORM_FILL_MIN_MS } from '../../domain/limits';
import { messages } from '../../domain/messages';
import type { ContactForm } from '../../use-cases/enquiries/send';
import type { ReceivedForm } from './receive-form';

const SUBMISSION_ID_MAX = 100;

/** The value of a field as the client sent it, undefined when it sent none. */
export const field = ({ fields }: ReceivedForm, name: string): string | undefined =>
  fields.find(entry => entry.name === name)?.value;

/** Wire names become the form's own; for a manager whom nobody knows it is for anyone. @throws DomainError when the submission id is none of ours. */
export function contactForm(received: ReceivedForm): ContactForm {
  const submissionId = field(received, WIRE.submissionId)?.trim() || undefined;
  if (submissionId && submissionId.length > SUBMISSION_ID_MAX) {
    throw createFieldError('invalid', WIRE.submissionId, messages.tooLong);
  }
  return {
    values: {
      department: received.fields.filter(({ name }) => isDepartmentField(name)).map(({ value }) => value),
      fullName: field(received, WIRE.fullName),
      companyName: field(received, WIRE.companyName),
      email: field(received, WIRE.email),
      description: field(received, WIRE.description),
    },
    addressee: managerOf(field(received, WIRE.to))?.name ?? '',
    submissionId,
    file: received.file,
  };
}

/**
 * Refuses what no person sent: a filled trap field, or a form sent faster than anybody types. A client that
 * measures no time (no script, or no browser) is not asked for it.
 * @throws DomainError
 */
export function refuseRobots(received: ReceivedForm): void {
  if (field(received, WIRE.honeypot)?.trim()) throw new DomainError('invalid', messages.spam);
  const elapsed = field(received, WIRE.elapsed)?.trim();
  if (elapsed && Number(elapsed) < FORM_FILL_MIN_MS) throw new DomainError('invalid', messages.sentTooFast);
}

/** Complaints about the form's fields under the names that were sent, one a field. */
export function wireErrors(errors: readonly FieldError[]): FieldError[] {
  const names: Record<string, string> = WIRE;
  const byPath = new Map<string, string>();
  for (const { path, message } of errors) {
    const [first = ''] = path.split('.');
    const wireName = names[first] ?? path;
    if (!byPath.has(wireName)) byPath.set(wireName, message);
  }
  return [...byPath].map(([path, message]) => ({ path, message }));
}
