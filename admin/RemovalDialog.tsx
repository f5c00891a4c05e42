import type { ReactNode } from 'react';
import ConfirmDialog from '../components/ui/ConfirmDialog';
import { TRASH_KEPT_DAYS } from '../domain/limits';
import type { Removal } from './use-removal';

type RemovalDialogProps = {
  removal: Removal;
  /** What one item is called. */
  kind: string;
  /** What becomes of it, when it is not the trash. */
  children?: ReactNode;
};

/** Asks before something is deleted. */
export function RemovalDialog({ removal, kind, children }: RemovalDialogProps) {
  if (!removal.item) return null;
  return (
    <ConfirmDialog
      title={`Delete this ${kind}?`}
      confirmLabel="Confirm Delete"
      sending={removal.sending}
      onConfirm={removal.confirm}
      onCancel={removal.cancel}
    >
      {children ??
        `“${removal.item.title}” will be moved to the trash and deleted permanently after ${TRASH_KEPT_DAYS} days.`}
    </ConfirmDialog>
  );
}
