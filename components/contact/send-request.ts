import { WIRE } from '../../domain/contact-form';
import { emailSendPath } from '../../domain/paths';

export type SendOutcome =
  | { kind: 'sent' }
  /** `errors` name the fields as they are called on the wire; empty when it is nobody's field. */
  | { kind: 'failed'; errors: { path: string; message: string }[] };

/** Longer than the server waits for a slow upload. */
const SEND_MAX_MS = 120_000;

/** A new id for one filling of the form; unlike `randomUUID` it also works on a plain http origin. */
export const newSubmissionId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('');

/** Posts the form as the browser itself would, and says how it went; never throws. */
export async function sendRequest(
  form: HTMLFormElement,
  filling: { submissionId: string; elapsed: number },
): Promise<SendOutcome> {
  const body = new FormData(form);
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
    const { errors } = (await response.json()) as { errors?: { path: string; message: string }[] };
    return { kind: 'failed', errors: errors ?? [] };
  } catch {
    return { kind: 'failed', errors: [] };
  }
}
