import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '../../components/ui/Button';
import { EmptyState } from '../../components/ui/Notice';
import type { RouterOutputs } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { PagedList } from '../ListBody';
import { EnquiryList, EnquiryListSkeleton } from './EnquiryList';
import type { EnquiryState, InboxState } from './inbox-url';

export const ENQUIRIES_PER_PAGE = 30;

type InboxListProps = {
  query: UseQueryResult<RouterOutputs['enquiries']['list'], unknown>;
  inbox: InboxState;
  getHref: (change: Partial<InboxState>) => string;
  show: (change: Partial<InboxState>) => void;
};

export function InboxList({ query, inbox, getHref, show }: InboxListProps) {
  return (
    <PagedList
      query={query}
      page={inbox.page}
      perPage={ENQUIRIES_PER_PAGE}
      getHref={page => getHref({ page, id: undefined })}
      errorMessage={adminMessages.requestsFailed}
      skeleton={<EnquiryListSkeleton />}
      empty={<EmptyInbox inbox={inbox} total={query.data?.counts.all ?? 0} show={show} />}
    >
      {enquiries => (
        <EnquiryList
          enquiries={enquiries}
          openId={inbox.id}
          getHref={id => getHref({ id })}
          onOpen={id => show({ id })}
        />
      )}
    </PagedList>
  );
}

const EMPTY_TEXTS: Record<EnquiryState, [title: string, line: string]> = {
  new: ['No new requests', 'Every request has been opened.'],
  open: ['No open requests', 'All opened requests have been handled.'],
  handled: ['No handled requests yet', 'Requests that you mark as handled appear here.'],
  undelivered: ['No undelivered requests', 'No email has failed to send.'],
};

type EmptyInboxProps = Pick<InboxListProps, 'inbox' | 'show'> & { total: number };

function EmptyInbox({ inbox: { state, department }, total, show }: EmptyInboxProps) {
  if (total === 0) {
    return (
      <EmptyState title="No requests yet">
        The first one appears here within a minute of being sent.
      </EmptyState>
    );
  }
  const [title, description] =
    state && !department ? EMPTY_TEXTS[state] : ['No results', 'No request matches these filters.'];
  return (
    <EmptyState
      title={title}
      action={
        <Button
          variant="outlined_black"
          onClick={() => show({ state: undefined, department: undefined, page: 1 })}
        >
          Show all {total}
        </Button>
      }
    >
      {description}
    </EmptyState>
  );
}
