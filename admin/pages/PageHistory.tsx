import { navigate } from 'vike/client/router';
import Modal from '../../components/ui/Modal';
import { ErrorMessage } from '../../components/ui/Notice';
import { getPageEditPath } from '../../domain/paths';
import { trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { FormLoading } from '../FormLoading';
import { HistoryDialog } from '../forms/HistoryDialog';
import { toPageParts } from '../page-editor/page-changes';

/** Shows a page's history. A restored version opens in the editor. */
export function PageHistory({ id, onClose }: { id: string; onClose: () => void }) {
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
