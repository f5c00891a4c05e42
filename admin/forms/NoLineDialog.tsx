import { useRef } from 'react';
import { Button } from '../../components/ui/Button';
import Modal from '../../components/ui/Modal';
import { footButton } from '../../components/ui/Modal.css';
import { text } from '../../styles/text.css';
import { formatTime } from '../dates';
import { saveFile } from '../save-file';
import type { Part } from './item-parts';
import * as css from './PublishDialog.css';
import { wordsIn } from './words-changed';

type NoLineDialogProps = {
  title: string;
  parts: () => readonly Part[];
  /** Number of unsaved changes and the time of the last one. */
  waiting: { count: number; typedAt: Date | undefined };
  /** Continues editing; the publish dialog reopens when back online. */
  onLater: () => void;
};

/** Explains that publishing has to wait until the editor is online (rule 63). */
export function NoLineDialog({ title, parts, waiting, onLater }: NoLineDialogProps) {
  const goOn = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      title="Publishing needs a line"
      className={css.ask}
      initialFocus={goOn}
      onClose={onLater}
      footer={
        <>
          <Button
            variant="outlined_black"
            size="large"
            className={footButton}
            onClick={() => saveFile(`${title}.txt`, new Blob([textOf(parts())], { type: 'text/plain' }))}
          >
            Save a copy as a file
          </Button>
          <Button ref={goOn} variant="black_red" size="large" className={footButton} onClick={onLater}>
            Go on writing
          </Button>
        </>
      }
    >
      <p className={text.muted}>
        {waitingWords(waiting)} When the line is back, the panel that publishes opens by itself.
      </p>
    </Modal>
  );
}

/** Returns the status: `3 changes are saved on this device only, the last made at 10:44.` */
function waitingWords({ count, typedAt }: NoLineDialogProps['waiting']): string {
  if (count === 0) return 'Everything is saved.';
  const last = typedAt && `, ${count === 1 ? '' : 'the last '}made at ${formatTime(typedAt)}`;
  return `${count === 1 ? '1 change waits' : `${count} changes wait`} on this device${last ?? ''}.`;
}

/** Returns the text of an item, for a copy that can be pasted back by hand. */
const textOf = (parts: readonly Part[]): string =>
  parts
    .map(({ name, rows }) => [
      name,
      ...rows.map(({ label, value }) => [label, wordsIn(value)].filter(Boolean).join(': ')),
    ])
    .map(lines => lines.filter(Boolean).join('\n'))
    .join('\n\n');
