import { keepPreviousData } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { adminPaths } from '../../domain/paths';
import { trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { Page } from '../kit/Page';
import { Stack } from '../kit/Stack';
import { RemovalDialog } from '../RemovalDialog';
import { useRemoval } from '../use-removal';
import { pushUrl, replaceUrl, useUrl } from '../use-url';
import { EnquiryPanel } from './EnquiryPanel';
import { InboxActions, InboxTools } from './InboxHead';
import { ENQUIRIES_PER_PAGE, InboxList } from './InboxList';
import { formatInboxUrl, type InboxState, parseInboxUrl } from './inbox-url';
import { StageTabs } from './StageTabs';
import { useEnquiry } from './use-enquiry';
import { useInboxFocus } from './use-inbox-focus';

const INBOX_REFRESH_MS = 30_000;

/** Lists requests, or shows one of them. */
export function Inbox() {
  const { path, query } = useUrl(adminPaths.requests);
  const inbox = parseInboxUrl(path, query);
  const { stage, view, q, department, page, id } = inbox;
  const getHref = (change: Partial<InboxState>) => formatInboxUrl({ ...inbox, ...change });
  const show = (change: Partial<InboxState>) => pushUrl(getHref(change));
  const filter = { stage, view, q, department };

  const { enquiries } = trpc.useUtils();
  const list = trpc.enquiries.list.useQuery(
    { ...filter, offset: (page - 1) * ENQUIRIES_PER_PAGE, limit: ENQUIRIES_PER_PAGE },
    {
      placeholderData: keepPreviousData,
      refetchInterval: INBOX_REFRESH_MS,
      meta: { failed: adminMessages.requestsFailed },
    },
  );
  const removal = useRemoval(trpc.enquiries.remove, {
    onChanged: () => enquiries.invalidate(),
    successMessage: adminMessages.requestRemoved,
    errorMessage: adminMessages.requestRemoveFailed,
    // Update the URL immediately, so that a deleted request isn't fetched again.
    onRemoved: () => flushSync(() => replaceUrl(getHref({ id: undefined }))),
  });
  const openEnquiry = useEnquiry(id);
  useInboxFocus(id, id === undefined ? list.data !== undefined : openEnquiry.data !== undefined);

  const dialog = (
    <RemovalDialog removal={removal} kind="request">
      Everything {removal.item?.title} sent will be deleted permanently, including the attachment and your
      team’s notes. This can’t be undone.
    </RemovalDialog>
  );
  if (id !== undefined) {
    return (
      <>
        <EnquiryPanel
          id={id}
          query={openEnquiry}
          listHref={getHref({ id: undefined })}
          onBack={() => show({ id: undefined })}
          onOpen={otherId => show({ id: otherId })}
          onDelete={removal.ask}
        />
        {dialog}
      </>
    );
  }
  const counts = list.data?.counts;
  return (
    <Page title="Requests" action={<InboxActions filter={filter} />}>
      <Stack gap={4}>
        <StageTabs stage={stage} counts={counts} getHref={getHref} show={show} />
        <InboxTools
          inbox={inbox}
          counts={counts}
          show={show}
          onSearch={text => replaceUrl(getHref({ q: text, page: 1 }))}
        />
        <Stack ref={removal.list} tabIndex={-1}>
          <InboxList query={list} inbox={inbox} getHref={getHref} show={show} />
        </Stack>
      </Stack>
      {dialog}
    </Page>
  );
}
