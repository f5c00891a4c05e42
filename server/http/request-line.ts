import { hash, randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { findKeyedPrefix } from '../../domain/keyed-paths';
import { monitoringPaths, splitUrl } from '../../domain/paths';
import { createInfoWriter, redactEmails } from '../log';
import { DailySalt } from '../pages/daily-salt';
import type { CompletedRequest } from './completed-request';
import { getNetwork } from './network';

const PATH_MAX = 200;
/** Enough characters to distinguish a day’s networks. */
const HASH_LENGTH = 10;
const CACHED_HASHES_MAX = 1_000;

const INFO_LEVELS = ['info', 'debug', 'trace'];
const MONITORING_PATHS: readonly string[] = Object.values(monitoringPaths);

/** Creates a request id that visitors can read aloud, such as `7F3A-0C21`. */
export function createRequestId(): string {
  return randomUUID().slice(4, 13).toUpperCase();
}

/** Shortens a path for the log and removes its query, keys and email addresses. */
export function redactPath(url: string): string {
  const [path] = splitUrl(url);
  const prefix = findKeyedPrefix(path);
  return prefix ? `${prefix}…` : redactEmails(path.slice(0, PATH_MAX));
}

/**
 * Creates a logger that writes one line per request. Clients appear as a hash that changes daily, so that attacks can
 * be traced within a day but no one is identified (rule 51). Health checks are logged only when they fail.
 */
export function createRequestLogger(log: FastifyBaseLogger): (completedRequest: CompletedRequest) => void {
  const salt = new DailySalt();
  let hashesSalt = '';
  const hashes = new Map<string, string>();

  function hashNetwork(request: CompletedRequest): string {
    const today = salt.getSalt();
    if (today !== hashesSalt || hashes.size >= CACHED_HASHES_MAX) hashes.clear();
    hashesSalt = today;
    const cachedHash = hashes.get(request.ip);
    if (cachedHash) return cachedHash;
    const visitorHash = hash('sha256', `${today} ${getNetwork(request)}`, 'base64url').slice(0, HASH_LENGTH);
    hashes.set(request.ip, visitorHash);
    return visitorHash;
  }

  if (!INFO_LEVELS.includes(log.level)) return () => {};
  const writeInfo = createInfoWriter(log);
  return request => {
    const { id, method, url, status, ms } = request;
    const path = redactPath(url);
    if (status < 300 && MONITORING_PATHS.includes(path)) return;
    writeInfo(
      `"reqId":"${id ?? createRequestId()}","method":"${method}","path":${JSON.stringify(path)},"status":${status},"ms":${Math.round(ms)},"network":"${hashNetwork(request)}"`,
    );
  };
}
