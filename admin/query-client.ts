import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { toast } from '../components/ui/toast-store';
import { messages } from '../domain/messages';
import { toCallError } from '../trpc/client';
import type { useStoredForm } from './fields/Form';

type Messages = {
  failed?: string;
  done?: string;
  /** Form that shows errors of individual fields. */
  form?: Pick<ReturnType<typeof useStoredForm>, 'setServerErrors'>;
};

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Messages;
    mutationMeta: Messages;
  }
}

/** Returns the server's reason, such as an ended session (rule 37), or the fallback if there is none. */
export function explainFailure(error: unknown, fallback: string): string {
  const { kind, message } = toCallError(error);
  return kind && message !== messages.notFound ? message : fallback;
}

function showFailure(error: unknown, { failed, form }: Messages = {}): void {
  const { errors } = toCallError(error);
  if (form && errors.length > 0) form.setServerErrors(errors);
  else if (failed) toast({ variant: 'error', message: explainFailure(error, failed) });
}

/**
 * Shows the server's reason or `meta.failed` when a query or mutation fails, and `meta.done` when a mutation succeeds.
 */
export const createQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({
      // Background refetches fail silently, because the data stays visible.
      onError: (error, { meta, state }) => state.data === undefined && showFailure(error, meta),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, { meta }) => showFailure(error, meta),
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
