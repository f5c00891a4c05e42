import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { REQUEST_TYPES, type RequestType } from '../../../domain/contact-form';
import { adminPaths } from '../../../domain/paths';
import { text } from '../../../styles/text.css';
import { api, failureOf } from '../../../trpc/client';
import { Button } from '../../ui/Button';
import { classNames } from '../../ui/class-names';
import { Select } from '../../ui/Field';
import { FilterTabs } from '../../ui/FilterTabs';
import { EmptyState } from '../../ui/Notice';
import { Skeleton } from '../../ui/Skeleton';
import { ListFailure } from '../ListBody';
import { requestKeys } from '../query-keys';
import { RemovalDialog } from '../RemovalDialog';
import { replaceAddress, showAddress, useAddress } from '../use-address';
import { useRemoval } from '../use-removal';
import { words } from '../words';
import * as css from './Inbox.css';
import { InboxList } from './InboxList';
import { REQUESTS_PER_PAGE } from './limits';
import { RequestDetail } from './RequestDetail';
import * as detail from './RequestDetail.css';
import {
  type InboxAddress,
  inboxAddress,
  type RequestState,
  readInboxAddress,
  STATES,
} from './requests-address';
import { useInboxFocus } from './use-inbox-focus';
import { useRequest } from './use-request';

const LOOK_AGAIN_MS = 30_000;

/** What visitors wrote: the list, and beside it the request that its address names. */
export function Inbox() {
  const { path, query } = useAddress(adminPaths.requests);
  const address = readInboxAddress(path, query);
  const { state, department, page, id } = address;
  const hrefOf = (change: Partial<InboxAddress>) => inboxAddress({ ...address, ...change });
  const show = (change: Partial<InboxAddress>) => showAddress(hrefOf(change));

  const asked = { state, department, offset: (page - 1) * REQUESTS_PER_PAGE, limit: REQUESTS_PER_PAGE };
  const list = useQuery({
    queryKey: [...requestKeys.list, asked],
    queryFn: () => api.requests.list.query(asked),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_AGAIN_MS,
    meta: { failed: words.requestsFailed },
  });
  const removal = useRemoval({
    remove: gone => api.requests.remove.mutate({ id: gone }),
    key: requestKeys.all,
    done: words.requestRemoved,
    failed: words.requestRemoveFailed,
    // At once, so that a request that is gone is not asked for again.
    onRemoved: () => flushSync(() => replaceAddress(hrefOf({ id: undefined }))),
  });
  useInboxFocus(id);

  return (
    <div className={classNames(css.page, id && css.onRequest)}>
      <div className={classNames(css.head, id && css.headOnRequest)}>
        <h1 className={classNames(text.h2, id && css.titleOnRequest)}>Requests</h1>
        <Select
          className={classNames(css.types, id && css.listOnly)}
          label="Request type"
          value={department ?? ''}
          onChange={({ target }) =>
            show({ department: (target.value || undefined) as RequestType | undefined, page: 1 })
          }
        >
          <option value="">All types</option>
          {REQUEST_TYPES.map(type => (
            <option key={type} value={type}>
              {type}
              {list.data && ` (${list.data.counts.byDepartment[type]})`}
            </option>
          ))}
        </Select>
      </div>
      <FilterTabs
        className={classNames(css.tabs, id && css.listOnly)}
        label="Filter by state"
        filters={[undefined, ...(Object.keys(STATES) as RequestState[])].map(one => ({
          label: one ? STATES[one] : 'All',
          count: one ? list.data?.counts.byState[one] : list.data?.counts.all,
          active: state === one,
          href: hrefOf({ state: one, page: 1 }),
        }))}
        onChoose={({ href }) => href && showAddress(href)}
      />
      <div className={classNames(css.inbox, id && css.inboxOnRequest)}>
        <div ref={removal.list} tabIndex={-1} className={classNames(id && css.listOnly)}>
          <InboxList query={list} address={address} hrefOf={hrefOf} show={show} />
        </div>
        <OpenRequest
          id={id}
          listHref={hrefOf({ id: undefined })}
          onBack={() => show({ id: undefined })}
          onOpen={other => show({ id: other })}
          onDelete={removal.ask}
        />
      </div>
      <RemovalDialog removal={removal} kind="request">
        Everything {removal.item?.title} sent will be removed, the attachment too. This cannot be undone.
      </RemovalDialog>
    </div>
  );
}

type OpenRequestProps = Omit<Parameters<typeof RequestDetail>[0], 'request'> & { id: string | undefined };

/** The place beside the list: the request, or why there is none. */
function OpenRequest({ id, ...handlers }: OpenRequestProps) {
  const { data, error, refetch } = useRequest(id);
  if (id === undefined) {
    return <p className={classNames(css.nothingChosen, text.muted)}>Choose a request to read it here.</p>;
  }
  if (data) return <RequestDetail key={id} request={data} {...handlers} />;
  if (!error) {
    return (
      <div className={detail.empty} aria-busy="true">
        <Skeleton height={36} width="50%" />
        <Skeleton height={220} marginTop={24} />
      </div>
    );
  }
  return (
    <div className={detail.empty}>
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
