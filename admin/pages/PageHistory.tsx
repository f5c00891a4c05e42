import { navigate } from 'vike/client/router';
import Modal from '../../components/ui/Modal';
import { ErrorMessage } from '../../components/ui/Notice';
import { pageEditPath } from '../../domain/paths';
import { trpc } from '../../trpc/client';
import { FormOpening } from '../FormOpening';
import { HistoryDialog } from '../forms/HistoryDialog';
import { pageParts } from '../page-editor/page-changes';
import { words } from '../words';

/** Renders a page's history; a restored version opens in the editor. */
export function PageHistory({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, isError, refetch } = trpc.content.open.useQuery({ kind: 'page', id }, { staleTime: 0 });
  if (isError)
    return (
      <Modal title="History" onClose={onClose}>
        <ErrorMessage message={words.pageFailed} onRetry={() => void refetch()} />
      </Modal>
    );
  if (!data) return <FormOpening />;
  return (
    <HistoryDialog
      kind="page"
      id={id}
      current={data.values}
      isLive={data.live !== undefined}
      hasDraft={data.draft !== undefined}
      toParts={pageParts}
      onRestored={() => void navigate(pageEditPath(id))}
      onClose={onClose}
    />
  );
}
