import { FORM_FIELD_NAMES, getDepartmentField, isDepartmentField } from '../../domain/contact-form';
import { ORIGIN_FIELD_NAMES } from '../../domain/enquiry-origin';
import { emailSendPath } from '../../domain/paths';
import { formatRetryTime } from '../../domain/retry';
import { getPageOrigin } from './page-origin';

export type SendOutcome =
  /** `at` is the server's time. */
  | { kind: 'sent'; at: Date }
  /** `path` is the field's wire name. `failureReason` is an error that no field caused. */
  | { kind: 'failed'; errors: { path: string; message: string }[]; failureReason?: string };

/** Longer than the server's timeout for slow uploads. */
const SEND_MAX_MS = 120_000;

/** Creates a random id. Unlike `randomUUID`, works over plain http. */
export const createSubmissionId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');

/** Lists the selected request types in page order. */
export const listSelectedTypes = (data: FormData): string[] =>
  [...data].flatMap(([name, value]) => (isDepartmentField(name) ? [String(value)] : []));

/** Numbers the types without gaps and omits an empty file. */
export function toWireFields(data: FormData): FormData {
  const body = new FormData();
  for (const [name, value] of data) {
    const isEmptyFile = value instanceof File && !value.name && value.size === 0;
    if (!isDepartmentField(name) && !isEmptyFile) body.append(name, value);
  }
  for (const [index, type] of listSelectedTypes(data).entries()) body.append(getDepartmentField(index), type);
  return body;
}

/** Sends the request. Never rejects, because network errors are part of the result. */
export async function sendEnquiry(
  form: HTMLFormElement,
  attempt: { submissionId: string; elapsedMs: number },
): Promise<SendOutcome> {
  const body = toWireFields(new FormData(form));
  body.set(FORM_FIELD_NAMES.submissionId, attempt.submissionId);
  body.set(FORM_FIELD_NAMES.elapsed, String(Math.round(attempt.elapsedMs)));
  const { referrer, query } = getPageOrigin();
  body.set(ORIGIN_FIELD_NAMES.referrer, referrer);
  body.set(ORIGIN_FIELD_NAMES.query, query);
  try {
    const response = await fetch(emailSendPath, {
      method: 'POST',
      body,
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(SEND_MAX_MS),
    });
    if (response.ok) return { kind: 'sent', at: new Date(response.headers.get('date') ?? Date.now()) };
    const { message, errors = [] } = (await response.json()) as {
      message: string;
      errors?: { path: string; message: string }[];
    };
    const retryAfter = response.headers.get('retry-after');
    const failureReason = retryAfter ? `${message} ${formatRetryTime(Number(retryAfter))}` : message;
    return { kind: 'failed', errors, failureReason };
  } catch {
    return { kind: 'failed', errors: [] };
  }
}
