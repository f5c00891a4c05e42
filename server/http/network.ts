import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import ipaddr from 'ipaddr.js';

/** Whether the proxy at an address may say whom it asks for. @param hop 0 for whoever is connected. */
export type IsTrusted = (address: string, hop: number) => boolean;

/** @param trusted the setting TRUST_PROXY: addresses and networks between commas. */
export const trustOf = (trusted = ''): IsTrusted =>
  proxyAddr.compile(trusted.split(',').flatMap(address => address.trim() || []));

/** The address a request came from, behind the proxies that are trusted. */
export const addressOf = (request: IncomingMessage, isTrusted: IsTrusted): string =>
  proxyAddr(request, isTrusted);

/** Groups of an IPv6 address that name a network; the other four are its owner's to choose. */
const NETWORK_GROUPS = 4;

/**
 * The network that a request counts for, however its address is spelled: an IPv4 address, or the /64 of an IPv6
 * one, because one customer has all of that. What a proxy passes on that is no address counts for the proxy.
 */
export function networkOf({ ip, socket }: { ip: string; socket: Pick<Socket, 'remoteAddress'> }): string {
  const address = ipaddr.isValid(ip) ? ip : (socket.remoteAddress ?? '');
  if (!ipaddr.isValid(address)) return '';
  const read = ipaddr.process(address);
  if (read.kind() === 'ipv4') return read.toString();
  const groups = (read as ipaddr.IPv6).parts.slice(0, NETWORK_GROUPS);
  return `${groups.map(group => group.toString(16)).join(':')}::/64`;
}
