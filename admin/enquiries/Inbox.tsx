import { keepPreviousData } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { adminPaths } from '../../domain/paths';
import { trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { Page } from '../kit/Page';
import { Split, Stack } from '../kit/Stack';
import { RemovalDialog } from '../RemovalDialog';
import { useRemoval } from '../use-removal';
import { pushUrl, replaceUrl, useUrl } from '../use-url';
import { EnquiryPanel } from './EnquiryPanel';
import { InboxTabs, InboxTools } from './InboxHead';
import { ENQUIRIES_PER_PAGE, InboxList } from './InboxList';
import { formatInboxUrl, type InboxState, parseInboxUrl } from './inbox-url';
import { useEnquiry } from './use-enquiry';
import { useInboxFocus } from './use-inbox-focus';

const INBOX_REFRESH_MS = 30_000;

export function Inbox() {
  const { path, query } = useUrl(adminPaths.requests);
  const inbox = parseInboxUrl(path, query);
  const { state, department, page, id } = inbox;
  const getHref = (change: Partial<InboxState>) => formatInboxUrl({ ...inbox, ...change });
  const show = (change: Partial<InboxState>) => pushUrl(getHref(change));

  const listQuery = { state, department, offset: (page - 1) * ENQUIRIES_PER_PAGE, limit: ENQUIRIES_PER_PAGE };
  const { enquiries } = trpc.useUtils();
  const list = trpc.enquiries.list.useQuery(listQuery, {
    placeholderData: keepPreviousData,
    refetchInterval: INBOX_REFRESH_MS,
    meta: { failed: adminMessages.requestsFailed },
  });
  const removal = useRemoval(trpc.enquiries.remove, {
    onChanged: () => enquiries.invalidate(),
    done: adminMessages.requestRemoved,
    failed: adminMessages.requestRemoveFailed,
    // Update the URL immediately, so that a deleted request isn't fetched again.
    onRemoved: () => flushSync(() => replaceUrl(getHref({ id: undefined }))),
  });
  const openEnquiry = useEnquiry(id);
  useInboxFocus(id, id === undefined ? list.data !== undefined : openEnquiry.data !== undefined);

  /** Narrow screens show either the request or the list. */
  const listHiddenUpTo = id === undefined ? undefined : 'toc';
  return (
    <Page
      title="Requests"
      action={<InboxTools inbox={inbox} counts={list.data?.counts} show={show} />}
      isOpen={id !== undefined}
    >
      <Stack gap={5}>
        <Stack hiddenUpTo={listHiddenUpTo}>
          <InboxTabs inbox={inbox} counts={list.data?.counts} getHref={getHref} show={show} />
        </Stack>
        <Split side="start" width="clamp(360px,38%,600px)" collapse="toc">
          <Stack ref={removal.list} tabIndex={-1} hiddenUpTo={listHiddenUpTo}>
            <InboxList query={list} inbox={inbox} getHref={getHref} show={show} />
          </Stack>
          <EnquiryPanel
            id={id}
            query={openEnquiry}
            listHref={getHref({ id: undefined })}
            onBack={() => show({ id: undefined })}
            onOpen={otherId => show({ id: otherId })}
            onDelete={removal.ask}
          />
        </Split>
      </Stack>
      <RemovalDialog removal={removal} kind="request">
        Everything {removal.item?.title} sent will be deleted permanently, including the attachment. This
        can’t be undone.
      </RemovalDialog>
    </Page>
  );
}
