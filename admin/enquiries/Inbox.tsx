import { keepPreviousData } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { adminPaths } from '../../domain/paths';
import { trpc } from '../../trpc/client';
import { Page } from '../kit/Page';
import { Split, Stack } from '../kit/Stack';
import { RemovalDialog } from '../RemovalDialog';
import { replaceAddress, showAddress, useAddress } from '../use-address';
import { useRemoval } from '../use-removal';
import { words } from '../words';
import { EnquiryPanel } from './EnquiryPanel';
import { InboxTabs, InboxTools } from './InboxHead';
import { InboxList } from './InboxList';
import { REQUESTS_PER_PAGE } from './limits';
import { type InboxAddress, inboxAddress, readInboxAddress } from './requests-address';
import { useEnquiry } from './use-enquiry';
import { useInboxFocus } from './use-inbox-focus';

const LOOK_AGAIN_MS = 30_000;

/** Renders the inbox: the list, and the request in the URL. */
export function Inbox() {
  const { path, query } = useAddress(adminPaths.requests);
  const address = readInboxAddress(path, query);
  const { state, department, page, id } = address;
  const hrefOf = (change: Partial<InboxAddress>) => inboxAddress({ ...address, ...change });
  const show = (change: Partial<InboxAddress>) => showAddress(hrefOf(change));

  const asked = { state, department, offset: (page - 1) * REQUESTS_PER_PAGE, limit: REQUESTS_PER_PAGE };
  const { enquiries } = trpc.useUtils();
  const list = trpc.enquiries.list.useQuery(asked, {
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_AGAIN_MS,
    meta: { failed: words.requestsFailed },
  });
  const removal = useRemoval(trpc.enquiries.remove, {
    onChanged: () => enquiries.invalidate(),
    done: words.requestRemoved,
    failed: words.requestRemoveFailed,
    // Update the URL immediately, so that a deleted request isn't fetched again.
    onRemoved: () => flushSync(() => replaceAddress(hrefOf({ id: undefined }))),
  });
  const open = useEnquiry(id);
  useInboxFocus(id, id === undefined ? list.data !== undefined : open.data !== undefined);

  /** Narrow screens show either the request or the list. */
  const hiddenBeside = id === undefined ? undefined : 'toc';
  return (
    <Page
      title="Requests"
      action={<InboxTools address={address} counts={list.data?.counts} show={show} />}
      isOpen={id !== undefined}
    >
      <Stack gap={5}>
        <Stack hiddenUpTo={hiddenBeside}>
          <InboxTabs address={address} counts={list.data?.counts} hrefOf={hrefOf} show={show} />
        </Stack>
        <Split side="start" width="clamp(360px,38%,600px)" collapse="toc">
          <Stack ref={removal.list} tabIndex={-1} hiddenUpTo={hiddenBeside}>
            <InboxList query={list} address={address} hrefOf={hrefOf} show={show} />
          </Stack>
          <EnquiryPanel
            id={id}
            query={open}
            listHref={hrefOf({ id: undefined })}
            onBack={() => show({ id: undefined })}
            onOpen={other => show({ id: other })}
            onDelete={removal.ask}
          />
        </Split>
      </Stack>
      <RemovalDialog removal={removal} kind="request">
        Everything {removal.item?.title} sent will be deleted permanently, including the attachment. This
        cannot be undone.
      </RemovalDialog>
    </Page>
  );
}
