import type { FastifyBaseLogger } from 'fastify';

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

/** Creates a request’s log lazily, because few requests log anything. */
export function createRequestLog(log: FastifyBaseLogger, bindings: object): FastifyBaseLogger {
  return new RequestLog(log, bindings) as unknown as FastifyBaseLogger;
}

class RequestLog {
  #childLog: FastifyBaseLogger | undefined;
  readonly #log: FastifyBaseLogger;
  readonly #bindings: object;

  constructor(log: FastifyBaseLogger, bindings: object) {
    this.#log = log;
    this.#bindings = bindings;
  }

  get logger(): FastifyBaseLogger {
    this.#childLog ??= this.#log.child(this.#bindings);
    return this.#childLog;
  }

  get level() {
    return this.#log.level;
  }

  child(bindings: object, options?: object) {
    return this.logger.child(bindings, options);
  }

  silent() {}
}

for (const level of LEVELS) {
  Object.defineProperty(RequestLog.prototype, level, {
    value(this: RequestLog, ...args: Parameters<FastifyBaseLogger['info']>) {
      this.logger[level](...args);
    },
  });
}
