import { type ReactNode, useState } from 'react';
import ConfirmDialog from '../components/ui/ConfirmDialog';
import { TextField } from '../components/ui/Field';
import { TRASH_RETENTION_DAYS } from '../domain/limits';
import type { Removal } from './use-removal';

type RemovalDialogProps = {
  removal: Removal;
  /** Singular noun, such as `article`. */
  kind: string;
  /** Text that replaces the default one about the trash. */
  children?: ReactNode;
  /** Text to type before the deletion, such as a reference. */
  typedText?: string | undefined;
};

export const RemovalDialog = (props: RemovalDialogProps) => props.removal.item && <OpenDialog {...props} />;

function OpenDialog({ removal, kind, children, typedText }: RemovalDialogProps) {
  const [enteredText, setEnteredText] = useState('');
  return (
    <ConfirmDialog
      title={`Delete this ${kind}?`}
      confirmLabel="Confirm Delete"
      disabled={typedText !== undefined && enteredText.trim() !== typedText}
      details={
        typedText !== undefined && (
          <TextField
            label={`Type ${typedText} to confirm`}
            value={enteredText}
            onChange={({ target }) => setEnteredText(target.value)}
          />
        )
      }
      isSending={removal.isSending}
      onConfirm={removal.confirm}
      onCancel={removal.cancel}
    >
      {children ??
        `“${removal.item?.title}” will be moved to the trash and deleted permanently after ${TRASH_RETENTION_DAYS} days.`}
    </ConfirmDialog>
  );
}
