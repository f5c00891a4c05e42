import { useRef } from 'react';
import { Button } from '../../components/ui/Button';
import { footerButton } from '../../components/ui/Modal.css';
import { text } from '../../styles/text.css';
import { formatTime } from '../dates';
import { Dialog } from '../kit/Dialog';
import { saveFile } from '../save-file';
import { getText } from './diff-texts';
import type { ItemPart } from './item-parts';

type OfflinePublishDialogProps = {
  title: string;
  getParts: () => readonly ItemPart[];
  unsavedChanges: { count: number; typedAt: Date | undefined };
  /** Returns to editing. The publish dialog reopens once the editor is online. */
  onPostpone: () => void;
};

/** Explains that publishing has to wait until the editor is online (rule 63). */
export function OfflinePublishDialog({
  title,
  getParts,
  unsavedChanges,
  onPostpone,
}: OfflinePublishDialogProps) {
  const continueButton = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title="You’re offline"
      size="small"
      initialFocus={continueButton}
      onClose={onPostpone}
      footer={
        <>
          <Button
            size="large"
            className={footerButton}
            onClick={() =>
              saveFile(`${title}.txt`, new Blob([toPlainText(getParts())], { type: 'text/plain' }))
            }
          >
            Save a copy as a file
          </Button>
          <Button
            ref={continueButton}
            variant="black_red"
            size="large"
            className={footerButton}
            onClick={onPostpone}
          >
            Keep editing
          </Button>
        </>
      }
    >
      <p className={text.muted}>
        {formatUnsaved(unsavedChanges)} The publish dialog will reopen when you’re back online.
      </p>
    </Dialog>
  );
}

/** Returns the status, such as `3 changes are stored on this device only, the last made at 10:44.` */
function formatUnsaved({ count, typedAt }: OfflinePublishDialogProps['unsavedChanges']): string {
  if (count === 0) return 'Everything is saved.';
  const lastEditText = typedAt && `, ${count === 1 ? '' : 'the last '}made at ${formatTime(typedAt)}`;
  return `${count === 1 ? '1 change is stored' : `${count} changes are stored`} on this device only${lastEditText ?? ''}.`;
}

/** Returns an item's text, to copy and paste back later. */
const toPlainText = (parts: readonly ItemPart[]): string =>
  parts
    .map(({ name, rows }) => [
      name,
      ...rows.map(({ label, value }) => [label, getText(value)].filter(Boolean).join(': ')),
    ])
    .map(lines => lines.filter(Boolean).join('\n'))
    .join('\n\n');
