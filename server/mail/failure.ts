/** A mail that the next hop did not take. The message says why in words that staff may read: no path, no secret. */
export class MailFailure extends Error {
  override name = 'MailFailure';
}

/** What went wrong, by the code of nodemailer or Node; what the mail server itself said is put after it. */
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

/** A code as libraries give their errors: letters only, so that nothing else passes for one. */
const codeIn = (error: object): string | undefined =>
  'code' in error && typeof error.code === 'string' && /^[A-Z0-9_]{3,30}$/.test(error.code)
    ? error.code
    : undefined;

/** Nodemailer calls most failures to connect `ESOCKET`; what its cause says is more exact. */
function exactCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const own = codeIn(error);
  if (own !== undefined && own !== 'ESOCKET' && own in REASONS) return own;
  const [named] = /\bE[A-Z]{4,}\b/.exec(error.message) ?? [];
  return exactCode(error.cause) ?? (named && named in REASONS ? named : own);
}

/**
 * What a mail server said, for people: one line, without what must not be read.
 * @param secrets words that are left out wherever they stand.
 */
export function serverWords(response: string, secrets: readonly string[] = []): string {
  let words = response.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  for (const secret of secrets) words = words.replaceAll(secret, '…');
  return words.length > WORDS_MAX ? `${words.slice(0, WORDS_MAX)}…` : words;
}

/**
 * Why a mail was not taken: our words, then the mail server's own.
 * @param secrets words that are left out wherever they stand.
 */
export function mailFailure(error: unknown, secrets: readonly string[] = []): MailFailure {
  if (error instanceof MailFailure) return error;
  const code = exactCode(error);
  const response =
    error instanceof Error && 'response' in error && typeof error.response === 'string' ? error.response : '';
  const said = serverWords(response, secrets);
  const reason = (code && REASONS[code]) ?? UNKNOWN;
  const words = said ? `${reason}. It said: ${said}` : code ? `${reason} (${code})` : reason;
  return Object.assign(new MailFailure(words, { cause: error }), { code });
}
