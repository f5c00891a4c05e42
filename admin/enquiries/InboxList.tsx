import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '../../components/ui/Button';
import type { RouterOutputs } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { Empty } from '../kit/Empty';
import { PagedList } from '../ListBody';
import { usePicked } from '../use-picked';
import { EnquiryBulkBar } from './EnquiryBulkBar';
import { EnquiryList, EnquiryListSkeleton } from './EnquiryList';
import type { InboxState } from './inbox-url';
import { EMPTY_TEXTS } from './StageTabs';

export const ENQUIRIES_PER_PAGE = 30;

type InboxListProps = {
  query: UseQueryResult<RouterOutputs['enquiries']['list'], unknown>;
  inbox: InboxState;
  getHref: (change: Partial<InboxState>) => string;
  show: (change: Partial<InboxState>) => void;
};

export function InboxList({ query, inbox, getHref, show }: InboxListProps) {
  const { pickedIds, pick, clear } = usePicked();
  const pickedItems = query.data?.items.filter(({ _id }) => pickedIds.has(_id)) ?? [];
  return (
    <>
      <PagedList
        query={query}
        page={inbox.page}
        perPage={ENQUIRIES_PER_PAGE}
        getHref={page => getHref({ page, id: undefined })}
        errorMessage={adminMessages.requestsFailed}
        skeleton={<EnquiryListSkeleton />}
        empty={<EmptyInbox inbox={inbox} show={show} />}
      >
        {enquiries => (
          <EnquiryList
            enquiries={enquiries}
            pickedIds={pickedIds}
            onPick={pick}
            getHref={id => getHref({ id })}
            onOpen={id => show({ id })}
          />
        )}
      </PagedList>
      {pickedItems.length > 0 && <EnquiryBulkBar enquiries={pickedItems} onClose={clear} />}
    </>
  );
}

function EmptyInbox({ inbox: { stage, view, q, department }, show }: Pick<InboxListProps, 'inbox' | 'show'>) {
  const isFiltered = Boolean(view || q || department);
  const [title, description] = isFiltered
    ? ['No results', 'No request matches these filters.']
    : EMPTY_TEXTS[stage];
  return (
    <Empty
      title={title}
      action={
        (isFiltered || stage !== 'open') && (
          <Button
            onClick={() => show({ stage: 'open', view: undefined, q: '', department: undefined, page: 1 })}
          >
            Show open requests
          </Button>
        )
      }
    >
      {description}
    </Empty>
  );
}
