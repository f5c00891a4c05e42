import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '../../components/ui/Button';
import { EmptyState } from '../../components/ui/Notice';
import type { Outputs } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { Loading } from '../kit/Loading';
import { Stack } from '../kit/Stack';
import { ListFailure } from '../ListBody';
import { Pagination } from '../Pagination';
import { EnquiryList, EnquiryListSkeleton } from './EnquiryList';
import type { EnquiryState, InboxState } from './inbox-url';
import { ENQUIRIES_PER_PAGE } from './limits';

type InboxListProps = {
  query: UseQueryResult<Outputs['enquiries']['list'], unknown>;
  inbox: InboxState;
  getHref: (change: Partial<InboxState>) => string;
  show: (change: Partial<InboxState>) => void;
};

export function InboxList({ query, inbox, getHref, show }: InboxListProps) {
  const { data, error } = query;
  if (!data) {
    return error ? (
      <ListFailure error={error} failed={adminMessages.requestsFailed} onRetry={query.refetch} />
    ) : (
      <Loading>
        <EnquiryListSkeleton />
      </Loading>
    );
  }
  if (data.items.length === 0) return <Nothing inbox={inbox} all={data.counts.all} show={show} />;
  return (
    <Stack gap={5}>
      <EnquiryList
        enquiries={data.items}
        openId={inbox.id}
        getHref={id => getHref({ id })}
        onOpen={id => show({ id })}
      />
      <Pagination
        page={inbox.page}
        perPage={ENQUIRIES_PER_PAGE}
        total={data.total}
        getHref={page => getHref({ page, id: undefined })}
        onStep={page => {
          show({ page, id: undefined });
          scrollTo(0, 0);
        }}
      />
    </Stack>
  );
}

const NOTHING: Record<EnquiryState, [title: string, line: string]> = {
  new: ['No new requests', 'Every request has been opened.'],
  open: ['No open requests', 'All opened requests have been handled.'],
  handled: ['No handled requests yet', 'Requests that you mark as handled appear here.'],
  undelivered: ['No undelivered requests', 'No email has failed to send.'],
};

type NothingProps = Pick<InboxListProps, 'inbox' | 'show'> & { all: number };

function Nothing({ inbox: { state, department, page }, all, show }: NothingProps) {
  if (all === 0) {
    return (
      <EmptyState title="No requests yet">
        The first one appears here within a minute of being sent.
      </EmptyState>
    );
  }
  const [title, line] =
    state && !department && page === 1 ? NOTHING[state] : ['No results', 'No request matches these filters.'];
  return (
    <EmptyState
      title={title}
      action={
        <Button
          variant="outlined_black"
          onClick={() => show({ state: undefined, department: undefined, page: 1 })}
        >
          Show all {all}
        </Button>
      }
    >
      {line}
    </EmptyState>
  );
}
