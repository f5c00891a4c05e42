import { getDepartmentField, isDepartmentField, WIRE } from '../../domain/contact-form';
import { emailSendPath } from '../../domain/paths';
import { formatRetry } from '../../domain/retry';

export type SendOutcome =
  | { kind: 'sent' }
  /** `errors` name the fields as they are called on the wire, `reason` says what no field is to blame for. */
  | { kind: 'failed'; errors: { path: string; message: string }[]; reason?: string };

/** Longer than the server waits for a slow upload. */
const SEND_MAX_MS = 120_000;

/** A new id for one filling of the form; unlike `randomUUID` it also works on a plain http origin. */
export const newSubmissionId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');

/** The chosen types of a form, in the order of the page. */
export const chosenDepartments = (data: FormData): string[] =>
  [...data].flatMap(([name, value]) => (isDepartmentField(name) ? [String(value)] : []));

/** The fields as the interface defines them: types numbered without gaps, no attachment where none was chosen. */
export function toWireFields(data: FormData): FormData {
  const body = new FormData();
  for (const [name, value] of data) {
    const isEmptyFile = value instanceof File && !value.name && value.size === 0;
    if (!isDepartmentField(name) && !isEmptyFile) body.append(name, value);
  }
  for (const [index, type] of chosenDepartments(data).entries()) body.append(getDepartmentField(index), type);
  return body;
}

/** Posts the form as the browser itself would, and says how it went; never throws. */
export async function sendRequest(
  form: HTMLFormElement,
  filling: { submissionId: string; elapsed: number },
): Promise<SendOutcome> {
  const body = toWireFields(new FormData(form));
  body.set(WIRE.submissionId, filling.submissionId);
  body.set(WIRE.elapsed, String(Math.round(filling.elapsed)));
  try {
    const response = await fetch(emailSendPath, {
      method: 'POST',
      body,
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(SEND_MAX_MS),
    });
    if (response.ok) return { kind: 'sent' };
    const { message, errors = [] } = (await response.json()) as {
      message: string;
      errors?: { path: string; message: string }[];
    };
    const retryAfter = response.headers.get('retry-after');
    const reason = retryAfter ? `${message} ${formatRetry(Number(retryAfter))}` : message;
    return { kind: 'failed', errors, reason };
  } catch {
    return { kind: 'failed', errors: [] };
  }
}
