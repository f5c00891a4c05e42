import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Button } from '../components/ui/Button';
import { EmptyState, ErrorMessage } from '../components/ui/Notice';
import { getSignInPath } from '../domain/return-to';
import { toFailure } from '../trpc/client';
import { Loading } from './kit/Loading';
import { stale } from './kit/parts.css';
import { Stack } from './kit/Stack';
import { Pagination } from './Pagination';
import type { ListUrlState } from './use-list-state';

type ListBodyProps<Item> = {
  query: UseQueryResult<{ items: Item[]; total: number }, unknown>;
  listState: ListUrlState;
  perPage: number;
  /** Shown if loading fails. */
  failed: string;
  /** Has the final layout, to avoid layout shifts. */
  skeleton: ReactNode;
  /** Shown if the unfiltered list is empty. */
  empty: ReactNode;
  children: (items: Item[]) => ReactNode;
};

export function ListBody<Item>(props: ListBodyProps<Item>) {
  const { query, listState, perPage } = props;
  const { state } = listState;
  const { data, error, isPending, isPlaceholderData } = query;

  const lastPage = data && Math.max(1, Math.ceil(data.total / perPage));
  const beyond = lastPage !== undefined && !isPlaceholderData && state.page > lastPage;
  useEffect(() => {
    if (beyond) listState.settle(lastPage);
  });

  if (isPending || beyond) {
    return <Loading>{props.skeleton}</Loading>;
  }
  if (!data) return <ListFailure error={error} failed={props.failed} onRetry={() => query.refetch()} />;
  if (data.total === 0) {
    return state.q || state.filter || state.stage ? (
      <NothingFound onReset={() => listState.show({ q: '', filter: '', stage: '' })} />
    ) : (
      props.empty
    );
  }
  return (
    <Stack gap={5}>
      <div className={isPlaceholderData ? stale : undefined}>{props.children(data.items)}</div>
      <Pagination
        page={state.page}
        perPage={perPage}
        total={data.total}
        getHref={page => listState.getHref({ page })}
        onStep={page => {
          listState.show({ page });
          scrollTo(0, 0);
        }}
      />
    </Stack>
  );
}

type LoadedProps<Data> = {
  query: Pick<UseQueryResult<Data, unknown>, 'data' | 'error' | 'refetch'>;
  /** Shown if loading fails. */
  failed: string;
  /** Expected height in px, reserved while loading. */
  height: number;
  children: (data: Data) => ReactNode;
};

export function QueryBoundary<Data>({ query, failed, height, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.error) return <Loading height={height} />;
  return <ListFailure error={query.error} failed={failed} onRetry={() => query.refetch()} />;
}

const NothingFound = ({ onReset }: { onReset: () => void }) => (
  <EmptyState
    title="No results"
    action={
      <Button variant="outlined_black" onClick={onReset}>
        Clear filters
      </Button>
    }
  >
    No title or text matches the search and filters.
  </EmptyState>
);

type ListFailureProps = { error: unknown; failed: string; onRetry: () => void };

/** Offers to sign in if the session has ended. */
export function ListFailure({ error, failed, onRetry }: ListFailureProps) {
  if (toFailure(error).kind !== 'unauthorized') return <ErrorMessage message={failed} onRetry={onRetry} />;
  return (
    <EmptyState
      title="Your session has ended"
      action={
        <Button variant="black_red" href={getSignInPath(location.pathname + location.search)}>
          Sign in again
        </Button>
      }
    >
      Sign in again to return to this page.
    </EmptyState>
  );
}
