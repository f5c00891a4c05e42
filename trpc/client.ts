import { createTRPCClient, httpBatchLink, TRPCClientError } from '@trpc/client';
import { createTRPCReact } from '@trpc/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import { BATCH_MAX } from '../domain/limits';
import { messages } from '../domain/messages';
import { trpcBase } from '../domain/paths';
import type { AppRouter } from './router';

/** The staff area's way to the use cases, from the browser; the session is a cookie that script never sees. */
export const api = createTRPCClient<AppRouter>({
  links: [httpBatchLink({ url: trpcBase, maxItems: BATCH_MAX })],
});

/** The same use cases as hooks: what they read is kept, and asked again once a change has made it stale. */
export const trpc = createTRPCReact<AppRouter>();

export type Outputs = inferRouterOutputs<AppRouter>;

type ErrorData = TRPCClientError<AppRouter>['data'];

/** Why a call failed, in words that may be shown. */
export type Failure = {
  message: string;
  /** Undefined when nobody answered, or for a fault of ours. */
  kind: NonNullable<ErrorData>['kind'];
  /** Complaints about single fields. */
  errors: NonNullable<NonNullable<ErrorData>['errors']>;
  /** Seconds after which trying again makes sense. */
  retryAfter: number | undefined;
};

/** Reads what a call of `api` threw. */
export function failureOf(error: unknown): Failure {
  const known = error instanceof TRPCClientError ? (error as TRPCClientError<AppRouter>) : undefined;
  // Without data nobody of ours spoke: the network failed, or something between answered.
  if (!known?.data) return { message: messages.internal, kind: undefined, errors: [], retryAfter: undefined };
  const { kind, errors = [] } = known.data;
  return { message: known.message, kind, errors, retryAfter: secondsToWait(known) };
}

function secondsToWait({ meta }: TRPCClientError<AppRouter>): number | undefined {
  const answer = meta?.response;
  const seconds = answer instanceof Response ? Number(answer.headers.get('retry-after')) : 0;
  return seconds > 0 ? seconds : undefined;
}
