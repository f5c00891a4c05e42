import type { ReactNode } from 'react';
import ConfirmDialog from '../components/ui/ConfirmDialog';
import { TRASH_RETENTION_DAYS } from '../domain/limits';
import type { Removal } from './use-removal';

type RemovalDialogProps = {
  removal: Removal;
  /** Singular noun, such as `article`. */
  kind: string;
  /** Text that replaces the default one about the trash. */
  children?: ReactNode;
};

export function RemovalDialog({ removal, kind, children }: RemovalDialogProps) {
  if (!removal.item) return null;
  return (
    <ConfirmDialog
      title={`Delete this ${kind}?`}
      confirmLabel="Confirm Delete"
      isSending={removal.isSending}
      onConfirm={removal.confirm}
      onCancel={removal.cancel}
    >
      {children ??
        `“${removal.item.title}” will be moved to the trash and deleted permanently after ${TRASH_RETENTION_DAYS} days.`}
    </ConfirmDialog>
  );
}
