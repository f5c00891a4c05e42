import { lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError';
}

export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

/** Resolves a host name, and rejects it if it has a private address. The connection uses the checked addresses. */
export const lookupPublic: LookupFunction = (hostname, options, callback) =>
  lookup(hostname, options, (error, address, family) => {
    const addresses = Array.isArray(address) ? address.map(entry => entry.address) : [address];
    const isAllowed = error || addresses.every(isPublicAddress);
    callback(isAllowed ? error : new PrivateAddressError(hostname), address, family);
  });

/** Returns whether a URL contains a private IP address. Node doesn’t look up IP addresses. */
export function hasPrivateIp(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  return isIP(host) !== 0 && !isPublicAddress(host);
}

type PostOptions = {
  headers: Record<string, string>;
  timeoutMs: number;
  /** Whether the host may have a private address. */
  allowsPrivate: boolean;
};

/**
 * Posts a body. Doesn’t follow redirects, and ignores the response’s body.
 * @returns the status.
 * @throws PrivateAddressError, or the connection’s error.
 */
export function postPublic(
  url: string,
  body: string,
  { headers, timeoutMs, allowsPrivate }: PostOptions,
): Promise<number> {
  return new Promise((resolve, reject) => {
    if (!allowsPrivate && hasPrivateIp(url)) return reject(new PrivateAddressError(new URL(url).hostname));
    const request = (url.startsWith('https:') ? requestHttps : requestHttp)(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
        ...(!allowsPrivate && { lookup: lookupPublic }),
      },
      response => {
        response.destroy();
        resolve(response.statusCode ?? 0);
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}
