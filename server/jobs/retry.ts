import { RETRY_DELAY_MAX_MS } from '../../domain/limits';

const FIRST_DELAY_MS = 30_000;

/**
 * Returns the delay (ms) after failures: half a minute, doubling up to an hour.
 * @param failures number of consecutive failures.
 * @param random 0 to 1. Varies the delay by up to a fifth in either direction.
 */
export const getRetryDelay = (failures: number, random = Math.random()): number =>
  Math.min(FIRST_DELAY_MS * 2 ** (failures - 1), RETRY_DELAY_MAX_MS) * (0.8 + 0.4 * random);
