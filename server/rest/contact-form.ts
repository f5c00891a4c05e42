import { findManager } from '../../domain/colleague';
import { FORM_FIELD_NAMES, isDepartmentField } from '../../domain/contact-form';
import { createFieldError, DomainError, type FieldError } from '../../domain/errors';
import { FORM_FILL_MIN_MS } from '../../domain/limits';
import { messages } from '../../domain/messages';
import type { ContactForm } from '../../use-cases/enquiries/send';
import type { ReceivedForm } from './receive-form';

export const SUBMISSION_ID_MAX = 100;

export const findField = ({ fields }: ReceivedForm, name: string): string | undefined =>
  fields.find(entry => entry.name === name)?.value;

/**
 * Converts sent field names to the form’s own. An unknown manager means anyone.
 * @throws DomainError for an invalid submission id.
 */
export function toContactForm(form: ReceivedForm): ContactForm {
  const submissionId = findField(form, FORM_FIELD_NAMES.submissionId)?.trim() || undefined;
  if (submissionId && submissionId.length > SUBMISSION_ID_MAX) {
    throw createFieldError('invalid', FORM_FIELD_NAMES.submissionId, messages.tooLong);
  }
  return {
    values: {
      department: form.fields.filter(({ name }) => isDepartmentField(name)).map(({ value }) => value),
      fullName: findField(form, FORM_FIELD_NAMES.fullName),
      companyName: findField(form, FORM_FIELD_NAMES.companyName),
      email: findField(form, FORM_FIELD_NAMES.email),
      description: findField(form, FORM_FIELD_NAMES.description),
    },
    addressee: findManager(findField(form, FORM_FIELD_NAMES.to))?.name ?? '',
    submissionId,
    elapsedMs: getElapsedMs(form),
    file: form.file,
  };
}

function getElapsedMs(form: ReceivedForm): number | undefined {
  const elapsedMs = findField(form, FORM_FIELD_NAMES.elapsed)?.trim();
  return elapsedMs ? Number(elapsedMs) : undefined;
}

/**
 * Rejects bots: a completed honeypot, or a form sent faster than anyone can type. Clients without a timer are exempt.
 * @throws DomainError
 */
export function rejectBots(form: ReceivedForm): void {
  if (findField(form, FORM_FIELD_NAMES.honeypot)?.trim()) throw new DomainError('invalid', messages.spam);
  const elapsedMs = getElapsedMs(form);
  if (elapsedMs !== undefined && elapsedMs < FORM_FILL_MIN_MS)
    throw new DomainError('invalid', messages.sentTooFast);
}

/** Renames error paths to the sent field names and returns one error per field. */
export function toFormFieldErrors(errors: readonly FieldError[]): FieldError[] {
  const names: Record<string, string> = FORM_FIELD_NAMES;
  const errorsByPath = new Map<string, string>();
  for (const { path, message } of errors) {
    const [firstSegment = ''] = path.split('.');
    const fieldName = names[firstSegment] ?? path;
    if (!errorsByPath.has(fieldName)) errorsByPath.set(fieldName, message);
  }
  return [...errorsByPath].map(([path, message]) => ({ path, message }));
}
