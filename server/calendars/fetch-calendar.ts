import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { DomainError } from '../../domain/errors';
import { CALENDAR_MAX_BYTES, CALENDAR_TIMEOUT_MS } from '../../domain/limits';
import { messages } from '../../domain/messages';
import { hasPrivateIp, lookupPublic, PrivateAddressError } from '../http/public-request';

const createInvalidError = (message: string) => new DomainError('invalid', message);

/**
 * Reads a calendar file within limits of size and time. Follows no redirects and connects to public addresses only.
 * @param connection replaced in tests
 * @throws DomainError with a reason for staff
 */
export function fetchCalendar(
  url: string,
  connection: { request: typeof request; lookup?: LookupFunction } = { request, lookup: lookupPublic },
): Promise<string> {
  if (connection.lookup && hasPrivateIp(url))
    return Promise.reject(createInvalidError(messages.calendarPrivate));
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(CALENDAR_TIMEOUT_MS);
    const fail = (error: unknown) => {
      const isPrivate = error instanceof PrivateAddressError;
      const message = signal.aborted ? messages.calendarTooSlow : messages.calendarUnreachable;
      reject(createInvalidError(isPrivate ? messages.calendarPrivate : message));
    };
    const clientRequest = connection.request(
      url,
      {
        lookup: connection.lookup,
        signal,
        agent: false,
        headers: { accept: 'text/calendar', 'accept-encoding': 'identity' },
      },
      response => {
        const { statusCode = 0 } = response;
        const rejection =
          statusCode >= 300 && statusCode < 400
            ? messages.calendarMoved
            : statusCode !== 200
              ? `${messages.calendarRefused} (${statusCode})`
              : undefined;
        if (rejection) {
          clientRequest.destroy();
          return reject(createInvalidError(rejection));
        }
        const chunks: Buffer[] = [];
        let bytes = 0;
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes > CALENDAR_MAX_BYTES) {
            reject(createInvalidError(messages.calendarTooLarge));
            clientRequest.destroy();
          } else chunks.push(chunk);
        });
        response.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
        response.on('error', fail);
      },
    );
    clientRequest.on('error', fail);
    clientRequest.end();
  });
}
