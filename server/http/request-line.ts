import { hash, randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { getPreviewPath, incomingBase, monitoringPaths } from '../../domain/paths';
import { createInfoWriter, redactEmails } from '../log';
import { splitUrl } from '../pages/canonical-redirects';
import { DailySalt } from '../pages/daily-salt';
import type { CompletedRequest } from './completed-request';
import { getNetwork } from './network';

/** Maximum length of a logged path. */
const PATH_MAX = 200;
/** Enough characters to distinguish a day’s networks. */
const HASH_LETTERS = 10;
const REMEMBERED_MAX = 1_000;

/** Path prefixes that precede a secret key. */
const KEYED = [getPreviewPath(''), `${incomingBase}/`];
/** Log levels that include request lines. */
const WRITTEN = ['info', 'debug', 'trace'];
const WATCHED: readonly string[] = Object.values(monitoringPaths);

/** Creates a request id that visitors can read aloud, such as `7F3A-0C21`. */
export function createRequestId(): string {
  return randomUUID().slice(4, 13).toUpperCase();
}

/** Shortens a path for the log and removes its query, keys and email addresses. */
export function redactPath(url: string): string {
  const [path] = splitUrl(url);
  const keyed = KEYED.find(base => path.startsWith(base));
  return keyed ? `${keyed}…` : redactEmails(path.slice(0, PATH_MAX));
}

/**
 * Creates a logger that writes one line per request. Clients appear as a hash that changes daily, so that attacks can
 * be traced within a day but no one is identified (rule 51). Health checks are logged only when they fail.
 */
export function createRequestLogger(log: FastifyBaseLogger): (answered: CompletedRequest) => void {
  const salt = new DailySalt();
  let saltOfHashes = '';
  const hashes = new Map<string, string>();

  function hashNetwork(answered: CompletedRequest): string {
    const today = salt.today();
    if (today !== saltOfHashes || hashes.size >= REMEMBERED_MAX) hashes.clear();
    saltOfHashes = today;
    const cached = hashes.get(answered.ip);
    if (cached) return cached;
    const hashed = hash('sha256', `${today} ${getNetwork(answered)}`, 'base64url').slice(0, HASH_LETTERS);
    hashes.set(answered.ip, hashed);
    return hashed;
  }

  if (!WRITTEN.includes(log.level)) return () => {};
  const write = createInfoWriter(log);
  return answered => {
    const { id, method, url, status, ms } = answered;
    const path = redactPath(url);
    if (status < 300 && WATCHED.includes(path)) return;
    write(
      `"reqId":"${id ?? createRequestId()}","method":"${method}","path":${JSON.stringify(path)},"status":${status},"ms":${Math.round(ms)},"network":"${hashNetwork(answered)}"`,
    );
  };
}
