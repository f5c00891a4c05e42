import { navigate } from 'vike/client/router';
import { pageEditPath } from '../../../domain/paths';
import { trpc } from '../../../trpc/client';
import Modal from '../../ui/Modal';
import { ErrorMessage } from '../../ui/Notice';
import { FormOpening } from '../FormOpening';
import { HistoryDialog } from '../forms/HistoryDialog';
import { pageFields } from '../page-editor/page-fields';
import { words } from '../words';

const names = Object.fromEntries(Object.entries(pageFields).map(([name, { label }]) => [name, label]));

/** What a page said at earlier times; a version that is brought back is opened in the editor. */
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
      names={names}
      current={data.values}
      onRestored={() => void navigate(pageEditPath(id))}
      onClose={onClose}
    />
  );
}
