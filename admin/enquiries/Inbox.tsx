import { keepPreviousData } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { flushSync } from 'react-dom';
import { ENQUIRY_STAGES, STAGE_FILTERS } from '../../domain/enquiry-stage';
import { adminPaths } from '../../domain/paths';
import { text } from '../../styles/text.css';
import { trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { Loading } from '../kit/Loading';
import { Page } from '../kit/Page';
import { Stack } from '../kit/Stack';
import { Text } from '../kit/Text';
import { RemovalDialog } from '../RemovalDialog';
import { useCan } from '../use-current-user';
import { useRemoval } from '../use-removal';
import { pushUrl, replaceUrl, useUrl } from '../use-url';
import { DeskViews } from './DeskViews';
import { EnquiryPanel } from './EnquiryPanel';
import { AddButton, ExportButton, InboxTools } from './InboxHead';
import { ENQUIRIES_PER_PAGE, InboxList } from './InboxList';
import { formatInboxUrl, INBOX_REFRESH_INTERVAL_MS, type InboxState, parseInboxUrl } from './inbox-url';
import { StageChoices, StageTabs } from './StageTabs';
import { useEnquiry } from './use-enquiry';
import { useInboxFocus } from './use-inbox-focus';

const loadBoard = () => import('./Board');
// A lazy component would suspend the server's first rendering, which would then send the page without the board.
const Board = import.meta.env.SSR ? (await loadBoard()).default : lazy(loadBoard);

/** Lists requests, or shows one of them. */
export function Inbox() {
  const { path, query } = useUrl(adminPaths.requests);
  const inbox = parseInboxUrl(path, query);
  const { layout, stage, view, q, department, page, id } = inbox;
  const getHref = (change: Partial<InboxState>) => formatInboxUrl({ ...inbox, ...change });
  const show = (change: Partial<InboxState>) => pushUrl(getHref(change));
  const isBoard = layout === 'board';
  const filter = { stage: isBoard ? undefined : stage, view, q, department };

  const canWrite = useCan()('enquiries.write');
  const { enquiries } = trpc.useUtils();
  const list = trpc.enquiries.list.useQuery(
    { ...filter, offset: (page - 1) * ENQUIRIES_PER_PAGE, limit: isBoard ? 0 : ENQUIRIES_PER_PAGE },
    {
      placeholderData: keepPreviousData,
      refetchInterval: INBOX_REFRESH_INTERVAL_MS,
      meta: { failed: adminMessages.requestsFailed },
    },
  );
  const removalOptions = {
    onChanged: () => enquiries.invalidate(),
    // Update the URL immediately, so that a deleted request isn't fetched again.
    onRemoved: () => flushSync(() => replaceUrl(getHref({ id: undefined }))),
  };
  const removal = useRemoval(trpc.enquiries.remove, {
    ...removalOptions,
    successMessage: adminMessages.requestRemoved,
    errorMessage: adminMessages.requestRemoveFailed,
  });
  const personRemoval = useRemoval(trpc.enquiries.erasePerson, {
    ...removalOptions,
    successMessage: adminMessages.personRemoved,
    errorMessage: adminMessages.personRemoveFailed,
  });
  const openEnquiry = useEnquiry(id);
  useInboxFocus(id, id === undefined ? list.data !== undefined : openEnquiry.data !== undefined);

  const dialog = (
    <>
      <RemovalDialog removal={removal} kind="request">
        This request from {removal.item?.title} will be deleted permanently, including the attachment and your
        team’s notes. This can’t be undone.
      </RemovalDialog>
      <RemovalDialog removal={personRemoval} kind="person" typedText={openEnquiry.data?.reference}>
        All requests from {personRemoval.item?.title} will be deleted permanently, including their emails,
        attachments, calls and your team’s notes. This can’t be undone.
      </RemovalDialog>
    </>
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
          onDelete={removal.requestRemoval}
          onErase={personRemoval.requestRemoval}
        />
        {dialog}
      </>
    );
  }
  const counts = list.data?.counts;
  const boardStage =
    ENQUIRY_STAGES.find(name => name === stage) ??
    ENQUIRY_STAGES.find(name => counts?.byStage[name].count) ??
    'new';
  const stages = {
    stage: isBoard ? boardStage : stage,
    filters: isBoard ? ENQUIRY_STAGES : STAGE_FILTERS,
    counts,
    show,
  };
  return (
    <Page
      title="Requests"
      isOneLine
      views={<DeskViews selected={layout} show={newLayout => show({ layout: newLayout, page: 1 })} />}
      action={
        <>
          <Stack hiddenUpTo="phone">
            <ExportButton filter={filter} />
          </Stack>
          {canWrite && <AddButton />}
        </>
      }
    >
      <Stack>
        <Stack hiddenUpTo="phone" hiddenAbove={isBoard ? 'menu' : undefined}>
          <StageTabs key={layout} {...stages} getHref={getHref} />
        </Stack>
        <InboxTools
          inbox={inbox}
          counts={counts}
          show={show}
          phoneChoices={<StageChoices {...stages} />}
          links={<ExportButton filter={filter} />}
          onSearch={text => replaceUrl(getHref({ q: text, page: 1 }))}
        />
        <Stack ref={removal.list} tabIndex={-1}>
          {isBoard && counts && counts.spam > 0 && (
            <Text as="p" size="caption" tone="muted">
              <a className={text.link} href={getHref({ layout: 'list', stage: 'spam', page: 1 })}>
                {counts.spam} in spam
              </a>
            </Text>
          )}
          {isBoard ? (
            <Suspense fallback={<Loading height={600} />}>
              <Board
                filter={{ view, q, department }}
                stage={boardStage}
                counts={counts}
                getHref={openId => getHref({ id: openId })}
                onOpen={openId => show({ id: openId })}
              />
            </Suspense>
          ) : (
            <InboxList query={list} inbox={inbox} getHref={getHref} show={show} />
          )}
        </Stack>
      </Stack>
      {dialog}
    </Page>
  );
}
