import { hash, randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { incomingBase, previewPath, watchPaths } from '../../domain/paths';
import { withoutAddresses } from '../log';
import { DailySalt } from '../pages/daily-salt';
import { splitUrl } from '../pages/normaliser';
import type { Answered } from './answered';
import { networkOf } from './network';

/** Letters of a path that are written at most. */
const PATH_MAX = 200;
/** Letters of a network's hash: enough to tell a day's networks apart. */
const HASH_LETTERS = 10;
/** Addresses whose hash is remembered at once. */
const REMEMBERED_MAX = 1_000;

/** What comes after these is a key. */
const KEYED = [previewPath(''), `${incomingBase}/`];
/** Levels at which a line is written at all. */
const WRITTEN = ['info', 'debug', 'trace'];
const WATCHED: readonly string[] = Object.values(watchPaths);

/** What a visitor may read out on the telephone, and the log knows: `7F3A-0C21`. */
export function requestId(): string {
  const id = randomUUID().toUpperCase();
  return `${id.slice(0, 4)}-${id.slice(4, 8)}`;
}

/** A path as the log tells it: without query, keys and e-mail addresses, whatever somebody put into an address. */
export function loggedPath(url: string): string {
  const [path] = splitUrl(url);
  const keyed = KEYED.find(base => path.startsWith(base));
  return keyed ? `${keyed}…` : withoutAddresses(path.slice(0, PATH_MAX));
}

/**
 * Writes one line a request. Who asked is a hash of the network that is another one every day, so that an attack can be
 * followed through a day and nobody be named (rule 51). What watches the site is written down when it fails.
 */
export function requestLine(log: FastifyBaseLogger): (answered: Answered) => void {
  const salt = new DailySalt();
  let saltOfHashes = '';
  const hashes = new Map<string, string>();

  function networkHash(answered: Answered): string {
    const today = salt.today();
    if (today !== saltOfHashes || hashes.size >= REMEMBERED_MAX) hashes.clear();
    saltOfHashes = today;
    const known = hashes.get(answered.ip);
    if (known) return known;
    const made = hash('sha256', `${today} ${networkOf(answered)}`, 'base64url').slice(0, HASH_LETTERS);
    hashes.set(answered.ip, made);
    return made;
  }

  if (!WRITTEN.includes(log.level)) return () => {};
  return answered => {
    const { id, method, url, status, ms } = answered;
    const path = loggedPath(url);
    if (status < 300 && WATCHED.includes(path)) return;
    log.info({
      reqId: id ?? requestId(),
      method,
      path,
      status,
      ms: Math.round(ms),
      network: networkHash(answered),
    });
  };
}
