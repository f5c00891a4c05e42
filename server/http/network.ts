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
const ALL_GROUPS = 8;

const formatNetwork = (groups: readonly string[]): string =>
  `${groups.map(group => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;

/**
 * Returns an IPv6 address’s network without parsing the whole address, because this runs for each counted visit.
 * @returns undefined for an address that starts with 0, which may be an IPv4 address.
 */
function getIpv6Network(ip: string): string | undefined {
  if (!isIPv6(ip) || !/^[1-9a-f][\da-f:]+$/i.test(ip)) return undefined;
  const [head = '', tail = ''] = ip.split('::', 2);
  const groups = head.split(':');
  const tailGroups = tail === '' ? [] : tail.split(':');
  while (groups.length + tailGroups.length < ALL_GROUPS) groups.push('0');
  return formatNetwork([...groups, ...tailGroups].slice(0, NETWORK_GROUPS));
}

/**
 * Returns a request’s normalised network: the IPv4 address, or the IPv6 address’s /64, which belongs to one customer.
 * The proxy’s address replaces an invalid forwarded one.
 */
export function getNetwork({ ip, socket }: { ip: string; socket: Pick<Socket, 'remoteAddress'> }): string {
  const knownNetwork = isIPv4(ip) ? ip : getIpv6Network(ip);
  if (knownNetwork !== undefined) return knownNetwork;
  const clientIp = ipaddr.isValid(ip) ? ip : (socket.remoteAddress ?? '');
  if (!ipaddr.isValid(clientIp)) return '';
  const address = ipaddr.process(clientIp);
  if (address.kind() === 'ipv4') return address.toString();
  const groups = (address as ipaddr.IPv6).parts.slice(0, NETWORK_GROUPS);
  return formatNetwork(groups.map(group => group.toString(16)));
}
