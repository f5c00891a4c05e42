/** An error in a field. `path` is dotted (`customer.name`), and `message` is for display. */
export type FieldError = { path: string; message: string };

/** The HTTP status of each kind of error (rule 42), for tRPC and REST. */
export const HTTP_STATUS = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported: 415,
  too_many: 429,
  too_slow: 408,
  stale: 412,
  unavailable: 503,
} as const;
export type ErrorKind = keyof typeof HTTP_STATUS;

/** An error whose message may be shown to the user. */
export class DomainError extends Error {
  readonly kind: ErrorKind;
  readonly errors: FieldError[] | undefined;
  /** Seconds until a retry makes sense (`too_many`, `unavailable`). */
  readonly retryAfter: number | undefined;

  constructor(kind: ErrorKind, message: string, extra: { errors?: FieldError[]; retryAfter?: number } = {}) {
    super(message);
    this.name = 'DomainError';
    this.kind = kind;
    this.errors = extra.errors;
    this.retryAfter = extra.retryAfter;
  }
}

export const createFieldError = (kind: ErrorKind, path: string, message: string) =>
  new DomainError(kind, message, { errors: [{ path, message }] });

/** Returns the code of an error from Node, Fastify, tRPC or SQLite: `ENOENT`, `SQLITE_BUSY`. */
export const getErrorCode = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
