import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { toast } from '../components/ui/toast-store';
import { messages } from '../domain/messages';
import { toFailure } from '../trpc/client';

/** What a person is told of a query or a mutation. */
type Words = { failed?: string; done?: string };

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Words;
    mutationMeta: Words;
  }
}

/** A write that lost its session says so; everything else says what could not be done (rule 37). */
function tellFailure(error: unknown, failed: string | undefined): void {
  if (!failed) return;
  const unauthorized = toFailure(error).kind === 'unauthorized';
  toast({ variant: 'error', message: unauthorized ? messages.tokenNotFound : failed });
}

/**
 * The staff area's cache. A query or mutation with `meta.failed` says that when it fails, a mutation with
 * `meta.done` says that when it worked.
 */
export const createQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({
      // Looking again in the background may fail quietly: what was read stays on the page.
      onError: (error, { meta, state }) => state.data === undefined && tellFailure(error, meta?.failed),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, { meta }) => tellFailure(error, meta?.failed),
      onSuccess: (_data, _variables, _context, { meta }) => {
        if (meta?.done) toast({ variant: 'success', message: meta.done });
      },
    }),
    defaultOptions: {
      queries: {
        // A refusal stays one; only what nobody answered is asked once more.
        retry: (count, error) => count < 1 && toFailure(error).kind === undefined,
        retryDelay: 500,
        staleTime: 5_000,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
