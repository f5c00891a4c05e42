import { initTRPC, TRPCError } from '@trpc/server';
import { ZodError } from 'zod';
import { createDiskFullError, isDiskFull } from '../domain/disk-full';
import { DomainError, type ErrorKind, type FieldError } from '../domain/errors';
import { can, type Permission } from '../domain/members/permissions';
import { messages } from '../domain/messages';
import type { Context } from '../use-cases/context';

/** The tRPC code of each error kind. */
export const TRPC_CODE = {
  invalid: 'BAD_REQUEST',
  unauthorized: 'UNAUTHORIZED',
  forbidden: 'FORBIDDEN',
  not_found: 'NOT_FOUND',
  conflict: 'CONFLICT',
  too_large: 'PAYLOAD_TOO_LARGE',
  unsupported: 'UNSUPPORTED_MEDIA_TYPE',
  too_many: 'TOO_MANY_REQUESTS',
  too_slow: 'TIMEOUT',
  stale: 'PRECONDITION_FAILED',
  unavailable: 'SERVICE_UNAVAILABLE',
} as const satisfies Record<ErrorKind, TRPCError['code']>;

/** Wrappers of item fields, which clients don’t see in error paths. */
const WRAPPERS: PropertyKey[] = ['patch', 'values'];

/** Converts a failed validation to field errors such as `customer.name`; the first message per field. */
function toFieldErrors(error: ZodError): FieldError[] {
  const byPath = new Map<string, string>();
  for (const issue of error.issues) {
    const [first = '', ...rest] = issue.path;
    const path = (WRAPPERS.includes(first) ? rest : issue.path).join('.');
    if (!byPath.has(path)) byPath.set(path, issue.message);
  }
  return [...byPath].map(([path, message]) => ({ path, message }));
}

/** Converts an error to a DomainError; undefined for internal errors and for tRPC’s own. */
export function toDomainError(error: unknown): DomainError | undefined {
  if (error instanceof DomainError) return error;
  if (error instanceof ZodError) {
    const errors = toFieldErrors(error);
    return new DomainError('invalid', errors[0]?.message ?? messages.validationFailed, { errors });
  }
  if (isDiskFull(error)) return createDiskFullError();
  if (error instanceof TRPCError) return error.cause ? toDomainError(error.cause) : undefined;
  return undefined;
}

const t = initTRPC.context<Context>().create({
  errorFormatter({ shape, error }) {
    const domainError = toDomainError(error);
    // tRPC’s own errors: an unknown procedure, or invalid JSON.
    const unknown = shape.data.httpStatus < 500 ? messages.callRefused : messages.internal;
    return {
      ...shape,
      message: domainError?.message ?? unknown,
      data: {
        code: shape.data.code,
        httpStatus: shape.data.httpStatus,
        kind: domainError?.kind,
        errors: domainError?.errors,
      },
    };
  },
});

/** Maps a DomainError to its tRPC code, so that tRPC and REST respond with the same status. */
const mapDomainErrors = t.middleware(async ({ next }) => {
  const result = await next();
  if (!result.ok) {
    const domainError = toDomainError(result.error);
    if (domainError)
      throw new TRPCError({
        code: TRPC_CODE[domainError.kind],
        message: domainError.message,
        cause: domainError,
      });
  }
  return result;
});

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;
export const publicProcedure = t.procedure.use(mapDomainErrors);

/**
 * Creates a procedure for roles with a permission (rule 59). Rejects missing sessions, roles and second factors before
 * validation (rule 34), and over HTTP writes without a session before reading the body (`server/http/trpc.ts`).
 */
export const memberProcedure = (permission: Permission) =>
  publicProcedure.use(async ({ ctx, type, next }) => {
    if (!ctx.user) throw new DomainError('unauthorized', messages.tokenNotFound);
    if (!can(ctx.user.role, permission)) throw new DomainError('forbidden', messages.roleRefused);
    if (ctx.user.owesSecondFactor && permission !== 'account.own')
      throw new DomainError('forbidden', messages.secondFactorFirst);
    const result = await next({ ctx: { ...ctx, user: ctx.user } });
    // Responds only after a deleted or replaced image is gone from its public URL.
    if (type === 'mutation' && result.ok) await ctx.images.settle();
    return result;
  });
