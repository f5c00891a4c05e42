import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import ipaddr from 'ipaddr.js';

/**
 * Returns whether the proxy at an IP address is trusted.
 * @param hop 0 for the connected peer.
 */
export type IsTrusted = (address: string, hop: number) => boolean;

/** @param trusted the setting TRUST_PROXY: comma-separated IP addresses and networks. */
export const createTrust = (trusted = ''): IsTrusted =>
  proxyAddr.compile(trusted.split(',').flatMap(address => address.trim() || []));

/** Returns the client’s IP address behind trusted proxies. */
export const getClientIp = (request: IncomingMessage, isTrusted: IsTrusted): string =>
  proxyAddr(request, isTrusted);

/** Groups of an IPv6 address that identify a network. The network’s owner assigns the other four. */
const NETWORK_GROUPS = 4;

/**
 * Returns a request’s normalised network: the IPv4 address, or the IPv6 address’s /64, which belongs to one customer.
 * The proxy’s address replaces an invalid forwarded one.
 */
export function getNetwork({ ip, socket }: { ip: string; socket: Pick<Socket, 'remoteAddress'> }): string {
  const clientIp = ipaddr.isValid(ip) ? ip : (socket.remoteAddress ?? '');
  if (!ipaddr.isValid(clientIp)) return '';
  const address = ipaddr.process(clientIp);
  if (address.kind() === 'ipv4') return address.toString();
  const groups = (address as ipaddr.IPv6).parts.slice(0, NETWORK_GROUPS);
  return `${groups.map(group => group.toString(16)).join(':')}::/64`;
}
