import { RETRY_LONGEST_MS } from '../../domain/limits';

const FIRST_MS = 30_000;

/**
 * How long (ms) background work waits after it failed: half a minute, doubling to an hour.
 * @param failures how often it has failed in a row.
 * @param random 0 to 1: spreads attempts by a fifth either way, so that they do not all come at once.
 */
export const retryWait = (failures: number, random = Math.random()): number =>
  Math.min(FIRST_MS * 2 ** (failures - 1), RETRY_LONGEST_MS) * (0.8 + 0.4 * random);
