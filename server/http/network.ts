import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6, type Socket } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import ipaddr from 'ipaddr.js';

/**
 * Function that returns whether the proxy at an IP address is trusted.
 * @param hop 0 for the connected peer.
 */
export type TrustCheck = (address: string, hop: number) => boolean;

/** @param trustedProxies the setting TRUST_PROXY: comma-separated IP addresses and networks. */
export const createTrust = (trustedProxies = ''): TrustCheck =>
  proxyAddr.compile(trustedProxies.split(',').flatMap(address => address.trim() || []));

/** Returns the client’s IP address behind trusted proxies. */
export const getClientIp = (request: IncomingMessage, isTrusted: TrustCheck): string =>
  proxyAddr(request, isTrusted);

/** Number of groups of an IPv6 address that identify a network. The network’s owner assigns the other four. */
const NETWORK_GROUPS = 4;
/** Matches the network part of most IPv6 addresses. Parsing every address would slow down visit counting. */
const USUAL_NETWORK_PATTERN = /^[1-9a-f][\da-f]{0,3}(?::(?:0|[1-9a-f][\da-f]{0,3})){3}(?=:)/;

/**
 * Returns a request’s normalised network: the IPv4 address, or the IPv6 address’s /64, which belongs to one customer.
 * The proxy’s address replaces an invalid forwarded one.
 */
export function getNetwork({ ip, socket }: { ip: string; socket: Pick<Socket, 'remoteAddress'> }): string {
  if (isIPv4(ip)) return ip;
  const usualNetwork = isIPv6(ip) ? USUAL_NETWORK_PATTERN.exec(ip)?.[0] : undefined;
  if (usualNetwork !== undefined) return `${usualNetwork}::/64`;
  const clientIp = ipaddr.isValid(ip) ? ip : (socket.remoteAddress ?? '');
  if (!ipaddr.isValid(clientIp)) return '';
  const address = ipaddr.process(clientIp);
  if (address.kind() === 'ipv4') return address.toString();
  const groups = (address as ipaddr.IPv6).parts.slice(0, NETWORK_GROUPS);
  return `${groups.map(group => group.toString(16)).join(':')}::/64`;
}
