import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { toast } from '../components/ui/toast-store';
import { messages } from '../domain/messages';
import { toCallError } from '../trpc/client';

type Messages = { failed?: string; done?: string };

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Messages;
    mutationMeta: Messages;
  }
}

/** Reports an ended session instead of the operation's message (rule 37). */
function tellFailure(error: unknown, message: string | undefined): void {
  if (!message) return;
  const isUnauthorized = toCallError(error).kind === 'unauthorized';
  toast({ variant: 'error', message: isUnauthorized ? messages.tokenNotFound : message });
}

/** Shows `meta.failed` when a query or mutation fails, and `meta.done` when a mutation succeeds. */
export const createQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({
      // Background refetches fail silently, because the data stays visible.
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
        // Retry only if the server didn't respond.
        retry: (count, error) => count < 1 && toCallError(error).kind === undefined,
        retryDelay: 500,
        staleTime: 5_000,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
