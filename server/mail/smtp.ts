import { createTransport } from 'nodemailer';
import { within } from '../within';
import { mailFailure, serverWords } from './failure';
import { type Mailer, MessageTooLarge } from './message';
import { mailOptions } from './options';

/** Milliseconds until a silent server counts as down. */
const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;
/** No message takes longer than this, however slowly the server trickles its answers. */
const MESSAGE_MS = 180_000;

/**
 * Mails through an SMTP server.
 * @param url `smtp://user:password@host:port` or `smtps://…`.
 */
export function smtpMailer(url: string, from: string | undefined, connections: number): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: connections,
    // Sending again is the outbox's business: the pool would do it within one attempt, unrecorded.
    maxRequeues: 0,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  });
  const secrets = secretsOf(url);
  return {
    taker: 'server',
    async send(message) {
      try {
        const signal = AbortSignal.timeout(MESSAGE_MS);
        const { response } = await transport.sendMail({ ...mailOptions(from, message), signal });
        return serverWords(response, secrets);
      } catch (error) {
        const failure = mailFailure(error, secrets);
        throw isTooLarge(error) ? new MessageTooLarge(failure.message, { cause: error }) : failure;
      }
    },
    close: () => transport.close(),
  };
}

/** What a server that repeats what it was told must not bring to anybody's eyes, in the forms it was told in. */
function secretsOf(url: string): string[] {
  const [user, password] = [new URL(url).username, new URL(url).password].map(decodeURIComponent);
  if (!password) return [];
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  return [password, base64(password), base64(`\0${user}\0${password}`)];
}

/**
 * Asks a mail server whether it takes our mails: greeting, encryption, user and password.
 * @param patience how long (ms) it may take.
 * @throws Error when it does not, or not in time.
 */
export async function verifySmtp(url: string, patience: number): Promise<void> {
  const transport = createTransport({
    url,
    dnsTimeout: patience,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  });
  try {
    await within(patience, transport.verify());
  } catch (error) {
    throw mailFailure(error, secretsOf(url));
  }
}

/** 552 (RFC 1870), or the size that the server named in its greeting. */
function isTooLarge(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('responseCode' in error && error.responseCode === 552) return true;
  return error.message.startsWith('Message size larger than allowed');
}
