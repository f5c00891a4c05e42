import { createTransport } from 'nodemailer';
import { withTimeout } from '../with-timeout';
import { createMailFailure, formatServerResponse } from './failure';
import { type Mailer, MessageTooLargeError } from './message';
import { toMailOptions } from './options';

/** Timeouts (ms) after which a silent server counts as down. */
const CONNECT_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 30_000;
/** Timeout (ms) for a whole message, in case the server is very slow. */
const MESSAGE_TIMEOUT_MS = 180_000;

/** @param url `smtp://user:password@host:port` or `smtps://…`. */
export function createSmtpMailer(url: string, from: string | undefined, connections: number): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: connections,
    // The outbox retries and records attempts. The pool wouldn’t record its own retries.
    maxRequeues: 0,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    dnsTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
  });
  const secrets = listSecrets(url);
  return {
    transport: 'server',
    async send(message) {
      try {
        const signal = AbortSignal.timeout(MESSAGE_TIMEOUT_MS);
        const { response } = await transport.sendMail({ ...toMailOptions(from, message), signal });
        return formatServerResponse(response, secrets);
      } catch (error) {
        const failure = createMailFailure(error, secrets);
        throw isTooLarge(error) ? new MessageTooLargeError(failure.message, { cause: error }) : failure;
      }
    },
    close: () => transport.close(),
  };
}

/** Lists the credentials in every form in which a server may repeat them. */
function listSecrets(url: string): string[] {
  const [user, password] = [new URL(url).username, new URL(url).password].map(decodeURIComponent);
  if (!password) return [];
  const toBase64 = (text: string) => Buffer.from(text).toString('base64');
  return [password, toBase64(password), toBase64(`\0${user}\0${password}`)];
}

/**
 * Checks a mail server’s greeting, encryption, user and password.
 * @throws Error when the check fails or times out.
 */
export async function verifySmtp(url: string, timeoutMs: number): Promise<void> {
  const transport = createTransport({
    url,
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  try {
    await withTimeout(timeoutMs, transport.verify());
  } catch (error) {
    throw createMailFailure(error, listSecrets(url));
  }
}

/**
 * Returns whether the server rejected the size with 552 (RFC 1870) or the message exceeds the limit in the EHLO
 * response.
 */
function isTooLarge(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('responseCode' in error && error.responseCode === 552) return true;
  return error.message.startsWith('Message size larger than allowed');
}
