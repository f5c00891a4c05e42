import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';

/** Structured log of the process: `log.info({ facts }, 'sentence')`. Never personal data. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error' | 'debug'>;

const ADDRESS =
  /(?<![\p{L}\p{N}.!#$%&'*+=?^_`{|}~-])[\p{L}\p{N}.!#$%&'*+=?^_`{|}~-]+(?:@|%40)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;

/** A text without the e-mail addresses in it. */
export const withoutAddresses = (text: string): string => text.replace(ADDRESS, '…@…');

/**
 * An error as the log tells it: what it is and where it came from. Libraries hang whatever they were at on their errors
 * (who a mail was for, what a server answered, a whole request): none of that, and no e-mail address in the message.
 */
export function errorFacts(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutAddresses(String(error)) };
  const { type, message, stack, code } = stdSerializers.err(error);
  return {
    type,
    message: withoutAddresses(String(message)),
    stack: withoutAddresses(String(stack)),
    ...(code === undefined ? {} : { code }),
  };
}

/** @param level of the least that is written. @param destination standard output when left out. */
export const openLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      serializers: {
        err: errorFacts,
        // Fastify's own lines carry these; what a request was stands in the line of its own.
        req: ({ method }: { method?: string }) => ({ method }),
        res: ({ statusCode }: { statusCode?: number }) => ({ statusCode }),
      },
    },
    ...(destination ? [destination] : []),
  );

/** Bytes of lines that are written together, and the longest (ms) a line waits. */
const BATCH_BYTES = 4_096;
const BATCH_MS = 100;

/** Returns standard output for a busy log: a write for each line is a fifth of what a cached page costs. */
export const openBatchedOutput = (): DestinationStream =>
  pino.destination({ minLength: BATCH_BYTES, periodicFlush: BATCH_MS, sync: false });
