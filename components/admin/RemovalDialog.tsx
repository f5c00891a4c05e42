import ConfirmDialog from '../ui/ConfirmDialog';
import type { Removal } from './use-removal';

/** Asks before an item and its images go. */
export function RemovalDialog({ removal, kind }: { removal: Removal; kind: string }) {
  if (!removal.item) return null;
  return (
    <ConfirmDialog
      title={`Delete this ${kind}?`}
      confirmLabel="Confirm Delete"
      sending={removal.sending}
      onConfirm={removal.confirm}
      onCancel={removal.cancel}
    >
      “{removal.item.title}” and its images will be removed. This cannot be undone.
    </ConfirmDialog>
  );
}
