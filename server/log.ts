import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';

/** Structured log of the process: `log.info({ facts }, 'sentence')`. Never personal data. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error' | 'debug'>;

const ADDRESS =
  /(?<![\p{L}\p{N}.!#$%&'*+=?^_`{|}~-])[\p{L}\p{N}.!#$%&'*+=?^_`{|}~-]+(?:@|%40)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;

/** Few texts have one, and this is a tenth of the price of looking for an address. */
const HAS_AT = /@|%40/;

/** A text without the e-mail addresses in it. */
export const withoutAddresses = (text: string): string =>
  HAS_AT.test(text) ? text.replace(ADDRESS, '…@…') : text;

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

/** Letters of lines that are written together, and the longest (ms) a line waits. */
const BATCH_LETTERS = 16_000;
const BATCH_MS = 100;

/**
 * Returns standard output for a busy log. Lines are joined here because the library under it measures all that waits
 * anew with each line.
 */
export function openBatchedOutput(): DestinationStream & { flushSync: () => void } {
  let waiting = '';
  let timer: NodeJS.Timeout | undefined;
  const passOn = () => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting) output.write(waiting);
    waiting = '';
  };
  // Before the library's own: it writes what it has at the exit.
  process.on('exit', passOn);
  const output = pino.destination({ sync: false });
  return {
    write(line) {
      waiting += line;
      if (waiting.length >= BATCH_LETTERS) passOn();
      else timer ??= setTimeout(passOn, BATCH_MS).unref();
    },
    flushSync() {
      passOn();
      output.flushSync();
    },
  };
}
