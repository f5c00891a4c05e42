import type { ReactNode } from 'react';
import ConfirmDialog from '../ui/ConfirmDialog';
import type { Removal } from './use-removal';

type RemovalDialogProps = {
  removal: Removal;
  /** What one item is called. */
  kind: string;
  /** What goes, when it is not an item and its images. */
  children?: ReactNode;
};

/** Asks before something goes for good. */
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
      {children ?? `“${removal.item.title}” and its images will be removed. This cannot be undone.`}
    </ConfirmDialog>
  );
}
