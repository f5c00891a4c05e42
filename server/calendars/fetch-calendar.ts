import { type LookupAddress, lookup } from 'node:dns';
import { request } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { DomainError } from '../../domain/errors';
import { CALENDAR_MAX_BYTES, CALENDAR_TIMEOUT_MS } from '../../domain/limits';
import { messages } from '../../domain/messages';

const createInvalidError = (message: string) => new DomainError('invalid', message);

/** Returns whether an IP address is on the internet, not on this machine or a private network. */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

/** Resolves a name only to public addresses. The connection uses the checked address. */
const lookUpPublicIp: LookupFunction = (hostname, options, callback) =>
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return callback(error, '');
    const [firstAddress] = addresses;
    if (!firstAddress || !addresses.every(({ address }) => isPublicAddress(address)))
      return callback(createInvalidError(messages.calendarPrivate), '');
    return options.all
      ? callback(null, addresses)
      : callback(null, firstAddress.address, firstAddress.family);
  });

/**
 * Reads a calendar file within limits of size and time. Follows no redirects and connects to public addresses only.
 * @param connection replaced in tests
 * @throws DomainError with a reason for staff
 */
export function fetchCalendar(
  url: string,
  connection: { request: typeof request; lookup?: LookupFunction } = { request, lookup: lookUpPublicIp },
): Promise<string> {
  const { hostname } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  // Node doesn’t look up IP addresses.
  if (connection.lookup && isIP(host) && !isPublicAddress(host))
    return Promise.reject(createInvalidError(messages.calendarPrivate));
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(CALENDAR_TIMEOUT_MS);
    const fail = (error: unknown) => {
      if (error instanceof DomainError) reject(error);
      else
        reject(createInvalidError(signal.aborted ? messages.calendarTooSlow : messages.calendarUnreachable));
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
