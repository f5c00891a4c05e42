import { createTRPCClient, httpBatchLink, TRPCClientError } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import { BATCH_CALLS_MAX } from '../domain/limits';
import { messages } from '../domain/messages';
import { trpcBase } from '../domain/paths';
import type { AppRouter } from './router';

/** The session is an HTTP-only cookie, so this client sends no token. */
export const api = createTRPCClient<AppRouter>({
  links: [httpBatchLink({ url: trpcBase, maxItems: BATCH_CALLS_MAX })],
});

/** The procedures as React hooks with cached queries. */
export const trpc = createTRPCReact<AppRouter>();

export type RouterOutputs = inferRouterOutputs<AppRouter>;

type ErrorData = TRPCClientError<AppRouter>['data'];

/** A failed call, with a message to display. */
export type CallError = {
  message: string;
  /** Undefined for a network failure or an internal error. */
  kind: NonNullable<ErrorData>['kind'];
  errors: NonNullable<NonNullable<ErrorData>['errors']>;
  retryAfter: number | undefined;
};

export function toCallError(error: unknown): CallError {
  const trpcError = error instanceof TRPCClientError ? (error as TRPCClientError<AppRouter>) : undefined;
  // An error without data isn’t from our server: the network or a proxy failed.
  if (!trpcError?.data)
    return { message: messages.internal, kind: undefined, errors: [], retryAfter: undefined };
  const { kind, errors = [] } = trpcError.data;
  return { message: trpcError.message, kind, errors, retryAfter: findRetryAfter(trpcError) };
}

function findRetryAfter({ meta }: TRPCClientError<AppRouter>): number | undefined {
  const response = meta?.response;
  const seconds = response instanceof Response ? Number(response.headers.get('retry-after')) : 0;
  return seconds > 0 ? seconds : undefined;
}
