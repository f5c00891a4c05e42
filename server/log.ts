import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';

/** The log of the process: `log.info({ facts }, 'sentence')`. Must never contain personal data. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error' | 'debug'>;

const ADDRESS =
  /(?<![\p{L}\p{N}.!#$%&'*+=?^_`{|}~-])[\p{L}\p{N}.!#$%&'*+=?^_`{|}~-]+(?:@|%40)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;

/** A quick test, because few texts contain an email address and the full search costs ten times as much. */
const HAS_AT = /@|%40/;

/** Removes email addresses from a text. */
export const redactEmails = (text: string): string =>
  HAS_AT.test(text) ? text.replace(ADDRESS, '…@…') : text;

/**
 * Serialises an error for the log: type, message and stack, without email addresses. Drops other properties, in which
 * libraries store recipients, responses or requests.
 */
export function serialiseError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error, message: redactEmails(String(error)) };
  const { type, message, stack, code } = stdSerializers.err(error);
  return {
    type,
    message: redactEmails(String(message)),
    stack: redactEmails(String(stack)),
    ...(code === undefined ? {} : { code }),
  };
}

/** Opens the log. @param level the lowest level to write. @param destination defaults to standard output. */
export const openLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      serializers: {
        err: serialiseError,
        // Applies to Fastify’s own lines; the request line has the other fields.
        req: ({ method }: { method?: string }) => ({ method }),
        res: ({ statusCode }: { statusCode?: number }) => ({ statusCode }),
      },
    },
    ...(destination ? [destination] : []),
  );

/**
 * Returns a function that writes lines like those of `log.info`, at a third of their CPU time.
 * @param log opened by `openLog`, or its child.
 * @returns a function of the members of the line in JSON, without braces.
 */
export function createInfoWriter(log: object): (members: string) => void {
  const { symbols } = pino;
  const { [symbols.streamSym]: stream, [symbols.chindingsSym]: bindings } = log as {
    [symbols.streamSym]: DestinationStream;
    [symbols.chindingsSym]: string;
  };
  const level = `{"level":${pino.levels.values.info},"time":`;
  return members => stream.write(`${level}${Date.now()}${bindings},${members}}\n`);
}

/** Size of a batch of lines, and the longest delay (ms) of a line. Writing a batch wakes a thread. */
const BATCH_LETTERS = 64_000;
const BATCH_MS = 100;

/**
 * Opens standard output for a busy log. Joins lines, because the underlying library measures all buffered data for
 * each line.
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
  // Runs before the library’s own handler, which flushes on exit.
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
