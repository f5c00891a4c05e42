import { initTRPC, TRPCError } from '@trpc/server';
import { ZodError } from 'zod';
import { createDiskFullError, isDiskFull } from '../domain/disk-full';
import { DomainError, type ErrorKind, type FieldError } from '../domain/errors';
import { hasPermission, type Permission } from '../domain/members/permissions';
import { messages } from '../domain/messages';
import type { Context } from '../use-cases/context';

export const TRPC_CODES = {
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

/** Input fields that wrap an item. Error paths omit them. */
const WRAPPERS: PropertyKey[] = ['patch', 'values'];

/** Returns the first message of each field, such as `customer.name`. */
function toFieldErrors(error: ZodError): FieldError[] {
  const errorsByPath = new Map<string, string>();
  for (const issue of error.issues) {
    const [firstSegment = '', ...remainingPath] = issue.path;
    const path = (WRAPPERS.includes(firstSegment) ? remainingPath : issue.path).join('.');
    if (!errorsByPath.has(path)) errorsByPath.set(path, issue.message);
  }
  return [...errorsByPath].map(([path, message]) => ({ path, message }));
}

/** Returns undefined for internal errors, and for tRPC’s own errors. */
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
    // Statuses below 500 are tRPC’s own errors, such as an unknown procedure or invalid JSON.
    const fallbackMessage = shape.data.httpStatus < 500 ? messages.callRefused : messages.internal;
    return {
      ...shape,
      message: domainError?.message ?? fallbackMessage,
      data: {
        code: shape.data.code,
        httpStatus: shape.data.httpStatus,
        kind: domainError?.kind,
        errors: domainError?.errors,
      },
    };
  },
});

/** Middleware that gives tRPC and REST the same status for a DomainError. */
const mapDomainErrors = t.middleware(async ({ next }) => {
  const result = await next();
  if (!result.ok) {
    const domainError = toDomainError(result.error);
    if (domainError)
      throw new TRPCError({
        code: TRPC_CODES[domainError.kind],
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
 * Creates a procedure for roles with this permission (rule 59). The check runs before validation (rule 34).
 * `server/http/trpc.ts` rejects a write without a session before reading the body.
 */
export const memberProcedure = (permission: Permission) =>
  publicProcedure.use(async ({ ctx, type, next }) => {
    if (!ctx.user) throw new DomainError('unauthorized', messages.tokenNotFound);
    if (!hasPermission(ctx.user.role, permission)) throw new DomainError('forbidden', messages.roleRefused);
    if (ctx.user.owesSecondFactor && permission !== 'account.own')
      throw new DomainError('forbidden', messages.secondFactorFirst);
    const result = await next({ ctx: { ...ctx, user: ctx.user } });
    // A deleted or replaced image must be gone from its public URL before the response.
    if (type === 'mutation' && result.ok) await ctx.images.settle();
    return result;
  });
