import type { FastifyBaseLogger } from 'fastify';

/** Structured log of the process: `log.info({ facts }, 'sentence')`. Never personal data. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error' | 'debug'>;
