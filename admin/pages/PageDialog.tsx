import ConfirmDialog from '../../components/ui/ConfirmDialog';
import { ShareDialog } from '../forms/ShareDialog';
import { formatTitle } from '../publishing/items';
import { NewPageDialog } from './NewPageDialog';
import { PageHistory } from './PageHistory';
import { RemovePageDialog } from './RemovePageDialog';
import { RenamePageDialog } from './RenamePageDialog';
import type { PageDialogKind, StaffPage } from './staff-page';
import { usePageActions } from './use-page-actions';

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
      confirmLabel="Confirm"
      cancelLabel="Disagree"
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
