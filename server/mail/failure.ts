/** An email that the mail server didn’t accept. The message is for staff: no path, no secret. */
export class MailFailure extends Error {
  override name = 'MailFailure';
}

/** Messages by error code of nodemailer or Node; the server’s response is appended. */
const REASONS: Record<string, string> = {
  EDNS: 'The mail server’s name is not known',
  ENOTFOUND: 'The mail server’s name is not known',
  ECONNREFUSED: 'Nothing answers at the mail server’s address',
  ECONNECTION: 'The mail server ended the connection',
  ECONNRESET: 'The mail server ended the connection',
  ESOCKET: 'No connection to the mail server came about',
  ETIMEDOUT: 'The mail server did not answer in time',
  EABORT: 'The mail server did not answer in time',
  ETLS: 'No encrypted connection to the mail server came about',
  EAUTH: 'The mail server refused our name or password',
  ENOAUTH: 'The mail server wants a name and a password',
  EENVELOPE: 'The mail server refused the sender or the recipient',
  EMESSAGE: 'The mail server refused the message',
  EPROTOCOL: 'What answers does not speak as a mail server does',
  ENOSPC: 'The disk is full',
  EACCES: 'The outbox folder may not be written',
  EROFS: 'The outbox folder may not be written',
};

const UNKNOWN = 'The mail could not be sent';
const WORDS_MAX = 300;

/** Returns the code of an error if it consists of letters only. */
const findCode = (error: object): string | undefined =>
  'code' in error && typeof error.code === 'string' && /^[A-Z0-9_]{3,30}$/.test(error.code)
    ? error.code
    : undefined;

/** Nodemailer reports most connection failures as `ESOCKET`; the cause is more precise. */
function findExactCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const own = findCode(error);
  if (own !== undefined && own !== 'ESOCKET' && own in REASONS) return own;
  const [named] = /\bE[A-Z]{4,}\b/.exec(error.message) ?? [];
  return findExactCode(error.cause) ?? (named && named in REASONS ? named : own);
}

/**
 * Formats a mail server’s response as one line without secrets.
 * @param secrets texts to remove.
 */
export function formatServerResponse(response: string, secrets: readonly string[] = []): string {
  let words = response.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  for (const secret of secrets) words = words.replaceAll(secret, '…');
  return words.length > WORDS_MAX ? `${words.slice(0, WORDS_MAX)}…` : words;
}

/**
 * Describes a failed email: our message, then the server’s response.
 * @param secrets texts to remove.
 */
export function createMailFailure(error: unknown, secrets: readonly string[] = []): MailFailure {
  if (error instanceof MailFailure) return error;
  const code = findExactCode(error);
  const response =
    error instanceof Error && 'response' in error && typeof error.response === 'string' ? error.response : '';
  const serverResponse = formatServerResponse(response, secrets);
  const reason = (code && REASONS[code]) ?? UNKNOWN;
  const words = serverResponse
    ? `${reason}. It said: ${serverResponse}`
    : code
      ? `${reason} (${code})`
      : reason;
  return Object.assign(new MailFailure(words, { cause: error }), { code });
}
