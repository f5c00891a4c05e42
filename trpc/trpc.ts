import { initTRPC, TRPCError } from '@trpc/server';
import { ZodError } from 'zod';
import { diskFull, isDiskFull } from '../domain/disk-full';
import { DomainError, type ErrorKind, type FieldError } from '../domain/errors';
import { may, type Permission } from '../domain/members/permissions';
import { messages } from '../domain/messages';
import type { Context } from '../use-cases/context';

/** Each kind of refusal has one tRPC code. */
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

/** Where a use case finds an item's fields; whoever sent them knows them without it. */
const WRAPPERS: PropertyKey[] = ['patch', 'values'];

/** A failed validation as field errors: `customer.name`, the first message per field. */
function fieldErrors(error: ZodError): FieldError[] {
  const byPath = new Map<string, string>();
  for (const issue of error.issues) {
    const [first = '', ...rest] = issue.path;
    const path = (WRAPPERS.includes(first) ? rest : issue.path).join('.');
    if (!byPath.has(path)) byPath.set(path, issue.message);
  }
  return [...byPath].map(([path, message]) => ({ path, message }));
}

/** An error as a refusal in our own words; undefined for faults of ours and for what tRPC itself refuses. */
export function toDomainError(error: unknown): DomainError | undefined {
  if (error instanceof DomainError) return error;
  if (error instanceof ZodError) {
    const errors = fieldErrors(error);
    return new DomainError('invalid', errors[0]?.message ?? messages.validationFailed, { errors });
  }
  if (isDiskFull(error)) return diskFull();
  if (error instanceof TRPCError) return error.cause ? toDomainError(error.cause) : undefined;
  return undefined;
}

const t = initTRPC.context<Context>().create({
  errorFormatter({ shape, error }) {
    const known = toDomainError(error);
    // What tRPC refuses by itself: a call there is not, or input that is no JSON.
    const unknown = shape.data.httpStatus < 500 ? messages.callRefused : messages.internal;
    return {
      ...shape,
      message: known?.message ?? unknown,
      data: {
        code: shape.data.code,
        httpStatus: shape.data.httpStatus,
        kind: known?.kind,
        errors: known?.errors,
      },
    };
  },
});

/** Gives a DomainError the tRPC code of its kind, so that both edges answer the same status. */
const vocabulary = t.middleware(async ({ next }) => {
  const result = await next();
  if (!result.ok) {
    const known = toDomainError(result.error);
    if (known) throw new TRPCError({ code: TRPC_CODE[known.kind], message: known.message, cause: known });
  }
  return result;
});

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;
export const publicProcedure = t.procedure.use(vocabulary);

/**
 * For members whose role holds a permission (rule 59). Anyone without a session gets `Token not found`, another role
 * that it may not, who owes a second factor that this comes first, all before the input is checked (rule 34). Over HTTP `server/http/trpc.ts` has refused writes without
 * a session before a body was read.
 */
export const memberProcedure = (permission: Permission) =>
  publicProcedure.use(async ({ ctx, type, next }) => {
    if (!ctx.user) throw new DomainError('unauthorized', messages.tokenNotFound);
    if (!may(ctx.user.role, permission)) throw new DomainError('forbidden', messages.roleRefused);
    if (ctx.user.owesSecondFactor && permission !== 'account.own')
      throw new DomainError('forbidden', messages.secondFactorFirst);
    const result = await next({ ctx: { ...ctx, user: ctx.user } });
    // Whoever deleted or replaced a picture is answered once it is gone from its public address.
    if (type === 'mutation' && result.ok) await ctx.images.settle();
    return result;
  });
