/** Failure of a mail server, mailbox or webhook. The message is for staff, so it has no paths or secrets. */
export class MailFailure extends Error {
  override name = 'MailFailure';
}

/** A problem in a run that is otherwise complete. It doesn’t delay the job’s next run. */
export class MailWarning extends MailFailure {}

/** Messages by error code of nodemailer or Node. The server’s response is appended. */
const REASONS_BY_CODE: Record<string, string> = {
  EDNS: 'The mail server’s host name is unknown',
  ENOTFOUND: 'The mail server’s host name is unknown',
  ECONNREFUSED: 'The mail server refused the connection',
  ECONNECTION: 'The mail server closed the connection',
  ECONNRESET: 'The mail server closed the connection',
  ESOCKET: 'Could not connect to the mail server',
  ETIMEDOUT: 'The mail server did not respond in time',
  EABORT: 'The mail server did not respond in time',
  ETLS: 'Could not establish an encrypted connection to the mail server',
  EAUTH: 'The mail server rejected the user name or password',
  ENOAUTH: 'The mail server requires a user name and password',
  EENVELOPE: 'The mail server rejected the sender or recipient',
  EMESSAGE: 'The mail server rejected the message',
  EPROTOCOL: 'The server did not respond like a mail server',
  ENOSPC: 'The disk is full',
  EACCES: 'The outbox folder is not writable',
  EROFS: 'The outbox folder is not writable',
};

const UNKNOWN_REASON = 'The email could not be sent';
const RESPONSE_LENGTH_MAX = 300;

/** Returns an error’s code if it has the usual format. */
const findCode = (error: object): string | undefined =>
  'code' in error && typeof error.code === 'string' && /^[A-Z0-9_]{3,30}$/.test(error.code)
    ? error.code
    : undefined;

/** Finds the cause’s code, because nodemailer reports most connection failures as `ESOCKET`. */
function findExactCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = findCode(error);
  if (code !== undefined && code !== 'ESOCKET' && code in REASONS_BY_CODE) return code;
  const [mentionedCode] = /\bE[A-Z]{4,}\b/.exec(error.message) ?? [];
  return (
    findExactCode(error.cause) ?? (mentionedCode && mentionedCode in REASONS_BY_CODE ? mentionedCode : code)
  );
}

/**
 * Formats a mail server’s response as one line without secrets.
 * @param secrets texts to remove.
 */
export function formatServerResponse(response: string, secrets: readonly string[] = []): string {
  let text = response.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  for (const secret of secrets) text = text.replaceAll(secret, '…');
  return text.length > RESPONSE_LENGTH_MAX ? `${text.slice(0, RESPONSE_LENGTH_MAX)}…` : text;
}

/**
 * Describes a failed email: the site’s message, then the server’s response.
 * @param secrets texts to remove.
 */
export function createMailFailure(error: unknown, secrets: readonly string[] = []): MailFailure {
  if (error instanceof MailFailure) return error;
  const code = findExactCode(error);
  const response =
    error instanceof Error && 'response' in error && typeof error.response === 'string' ? error.response : '';
  const serverResponse = formatServerResponse(response, secrets);
  const reason = (code && REASONS_BY_CODE[code]) ?? UNKNOWN_REASON;
  const text = serverResponse
    ? `${reason}. Its response: ${serverResponse}`
    : code
      ? `${reason} (${code})`
      : reason;
  return Object.assign(new MailFailure(text, { cause: error }), { code });
}
