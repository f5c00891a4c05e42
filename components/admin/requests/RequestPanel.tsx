import type { UseQueryResult } from '@tanstack/react-query';
import { text } from '../../../styles/text.css';
import { failureOf } from '../../../trpc/client';
import { Button } from '../../ui/Button';
import { classNames } from '../../ui/class-names';
import { EmptyState } from '../../ui/Notice';
import { Skeleton } from '../../ui/Skeleton';
import { ListFailure } from '../ListBody';
import { words } from '../words';
import { nothingChosen } from './Inbox.css';
import { RequestDetail } from './RequestDetail';
import { empty } from './RequestDetail.css';
import type { OpenRequest } from './use-request';

type RequestPanelProps = Omit<Parameters<typeof RequestDetail>[0], 'request'> & {
  id: string | undefined;
  query: UseQueryResult<OpenRequest, unknown>;
};

/** The place beside the list: the request, or why there is none. */
export function RequestPanel({ id, query: { data, error, refetch }, ...handlers }: RequestPanelProps) {
  if (id === undefined) {
    return <p className={classNames(nothingChosen, text.muted)}>Choose a request to read it here.</p>;
  }
  if (data) return <RequestDetail key={id} request={data} {...handlers} />;
  if (!error) {
    return (
      <div className={empty} aria-busy="true">
        <Skeleton height={36} width="50%" />
        <Skeleton height={220} marginTop={24} />
      </div>
    );
  }
  return (
    <div className={empty}>
      {failureOf(error).kind === 'not_found' ? (
        <EmptyState
          title="This request is gone"
          action={
            <Button variant="outlined_black" href={handlers.listHref}>
              All requests
            </Button>
          }
        >
          It was deleted, by a colleague or because its year is over.
        </EmptyState>
      ) : (
        <ListFailure error={error} failed={words.requestFailed} onRetry={refetch} />
      )}
    </div>
  );
}
