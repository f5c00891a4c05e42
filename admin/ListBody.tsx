import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Button } from '../components/ui/Button';
import { ErrorMessage } from '../components/ui/Notice';
import { getSignInPath } from '../domain/return-to';
import { toCallError } from '../trpc/client';
import { Empty } from './kit/Empty';
import { Loading } from './kit/Loading';
import { staleContent } from './kit/parts.css';
import { Stack } from './kit/Stack';
import { Pagination } from './Pagination';
import type { ListUrlState } from './use-list-state';
import { replaceUrl } from './use-url';

type BoundaryProps = {
  errorMessage: string;
  /** Expected height in px, reserved while loading. */
  height?: number;
  /** Placeholder with the final layout, to avoid layout shifts. Replaces the height. */
  skeleton?: ReactNode;
};

type QueryBoundaryProps<Data> = BoundaryProps & {
  query: Pick<UseQueryResult<Data, unknown>, 'data' | 'error' | 'refetch'>;
  children: (data: Data) => ReactNode;
};

export function QueryBoundary<Data>({
  query,
  errorMessage,
  height,
  skeleton,
  children,
}: QueryBoundaryProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.error) return <Loading height={height}>{skeleton}</Loading>;
  return <ListFailure error={query.error} errorMessage={errorMessage} onRetry={() => query.refetch()} />;
}

type PagedListProps<Item> = BoundaryProps & {
  query: UseQueryResult<{ items: Item[]; total: number }, unknown>;
  page: number;
  perPage: number;
  getHref: (page: number) => string;
  empty: ReactNode;
  children: (items: Item[]) => ReactNode;
};

/** Moves to the last page if the list gets shorter. */
export function PagedList<Item>(props: PagedListProps<Item>) {
  const { query, page, perPage, getHref, empty, children, ...boundary } = props;
  const { data, isPlaceholderData } = query;
  const lastPage = data && Math.max(1, Math.ceil(data.total / perPage));
  const isBeyondLastPage = lastPage !== undefined && !isPlaceholderData && page > lastPage;
  useEffect(() => {
    if (isBeyondLastPage) replaceUrl(getHref(lastPage));
  });
  if (isBeyondLastPage) return <Loading height={boundary.height}>{boundary.skeleton}</Loading>;
  return (
    <QueryBoundary query={query} {...boundary}>
      {({ items, total }) =>
        total === 0 ? (
          empty
        ) : (
          <Stack gap={5}>
            <div className={isPlaceholderData ? staleContent : undefined}>{children(items)}</div>
            <Pagination {...{ page, perPage, total, getHref }} />
          </Stack>
        )
      }
    </QueryBoundary>
  );
}

type ListBodyProps<Item> = Omit<PagedListProps<Item>, 'page' | 'getHref'> & { listState: ListUrlState };

export function ListBody<Item>({ listState, empty, ...list }: ListBodyProps<Item>) {
  const { state, getHref, show } = listState;
  return (
    <PagedList
      {...list}
      page={state.page}
      getHref={page => getHref({ page })}
      empty={
        state.q || state.filter || state.author || state.stage ? (
          <NothingFound q={state.q} onReset={() => show({ q: '', filter: '', author: '', stage: '' })} />
        ) : (
          empty
        )
      }
    />
  );
}

type NothingFoundProps = { q: string; onReset: () => void };

export const NothingFound = ({ q, onReset }: NothingFoundProps) => (
  <Empty
    title={q ? `No results for “${q}”` : 'No results'}
    action={<Button onClick={onReset}>Clear filters</Button>}
  >
    Nothing matches the search and filters.
  </Empty>
);

type ListFailureProps = { error: unknown; errorMessage: string; onRetry: () => void };

/** Offers to sign in if the session has ended. */
export function ListFailure({ error, errorMessage, onRetry }: ListFailureProps) {
  if (toCallError(error).kind !== 'unauthorized')
    return <ErrorMessage message={errorMessage} onRetry={onRetry} />;
  return (
    <Empty
      title="Your session has ended"
      action={
        <Button variant="black_red" href={getSignInPath(location.pathname + location.search)}>
          Sign in again
        </Button>
      }
    >
      Sign in again to return to this page.
    </Empty>
  );
}
