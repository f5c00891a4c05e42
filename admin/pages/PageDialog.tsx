import { navigate } from 'vike/client/router';
import ConfirmDialog from '../../components/ui/ConfirmDialog';
import Modal from '../../components/ui/Modal';
import { ErrorMessage } from '../../components/ui/Notice';
import { getPageEditPath } from '../../domain/paths';
import { trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { FormLoading } from '../FormLoading';
import { HistoryDialog } from '../forms/HistoryDialog';
import { ShareDialog } from '../forms/ShareDialog';
import { toPageParts } from '../page-editor/page-changes';
import { formatTitle } from '../publishing/items';
import { useInvalidateContent } from '../publishing/use-restore';
import { NewPageDialog } from './NewPageDialog';
import { RemovePageDialog } from './RemovePageDialog';
import { RenamePageDialog } from './RenamePageDialog';
import type { PageDialogKind, StaffPage } from './staff-page';

type PageDialogProps = {
  /** Pages that can be copied or become a redirect target. */
  pages: readonly StaffPage[];
  onClose: () => void;
} & ({ asking: 'new'; page?: undefined } | { asking: PageDialogKind; page: StaffPage });

export default function PageDialog({ asking, page, pages, onClose }: PageDialogProps) {
  const { unpublish, reset } = usePageActions();
  if (asking === 'new' || asking === 'copy')
    return <NewPageDialog original={page} pages={pages} onClose={onClose} />;
  if (asking === 'rename') return <RenamePageDialog page={page} onClose={onClose} />;
  if (asking === 'remove') return <RemovePageDialog page={page} pages={pages} onClose={onClose} />;
  if (asking === 'history') return <PageHistory id={page._id} onClose={onClose} />;
  if (asking === 'share') return <ShareDialog kind="page" id={page._id} onClose={onClose} />;
  const {
    title,
    act: action,
    text,
  } = asking === 'unpublish'
    ? {
        title: 'Unpublish this page?',
        act: unpublish,
        text: `Visitors to ${page.slug} will see that the page is gone. Its content becomes a draft. Publish it again to restore its URL.`,
      }
    : {
        title: 'Restore the built-in text?',
        act: reset,
        text: `“${formatTitle(page)}” will show its built-in text again immediately. Your text stays in the history of the page.`,
      };
  return (
    <ConfirmDialog
      title={title}
      isSending={action.isPending}
      onConfirm={() =>
        asking === 'unpublish'
          ? unpublish.mutate({ kind: 'page', id: page._id }, { onSettled: onClose })
          : reset.mutate({ id: page._id }, { onSettled: onClose })
      }
      onCancel={onClose}
    >
      {text}
    </ConfirmDialog>
  );
}

/** Shows a page's history. A restored version opens in the editor. */
function PageHistory({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, isError, refetch } = trpc.content.open.useQuery({ kind: 'page', id }, { staleTime: 0 });
  if (isError)
    return (
      <Modal title="History" onClose={onClose}>
        <ErrorMessage message={adminMessages.pageFailed} onRetry={() => void refetch()} />
      </Modal>
    );
  if (!data) return <FormLoading />;
  return (
    <HistoryDialog
      kind="page"
      id={id}
      currentValues={data.values}
      isLive={data.live !== undefined}
      hasDraft={data.draft !== undefined}
      toParts={toPageParts}
      onRestored={() => void navigate(getPageEditPath(id))}
      onClose={onClose}
    />
  );
}

function usePageActions() {
  const onSettled = useInvalidateContent();
  return {
    unpublish: trpc.content.unpublish.useMutation({
      meta: {
        done: 'Unpublished. The page is now a draft. Publish it again to restore its URL.',
        failed: 'Couldn’t unpublish this page. Try again.',
      },
      onSettled,
    }),
    reset: trpc.pages.reset.useMutation({
      meta: {
        done: 'The page shows its built-in text again. Your text stays in the history.',
        failed: 'Couldn’t restore the built-in text. Try again.',
      },
      onSettled,
    }),
  };
}
