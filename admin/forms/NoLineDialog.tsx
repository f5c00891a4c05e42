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
  /** How many changes the server does not have yet, and when the last was made. */
  waiting: { count: number; typedAt: Date | undefined };
  /** Goes on; the publication is asked about again once the line is back. */
  onLater: () => void;
};

/** Somebody wants to publish while nobody answers: it has to wait, and nothing becomes public by itself (rule 63). */
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

/** `3 changes wait on this device, the last made at 10:44.` */
function waitingWords({ count, typedAt }: NoLineDialogProps['waiting']): string {
  if (count === 0) return 'Everything is saved.';
  const last = typedAt && `, ${count === 1 ? '' : 'the last '}made at ${formatTime(typedAt)}`;
  return `${count === 1 ? '1 change waits' : `${count} changes wait`} on this device${last ?? ''}.`;
}

/** The words of an item, part by part, to be read and to be put in again by hand. */
const textOf = (parts: readonly Part[]): string =>
  parts
    .map(({ name, rows }) => [
      name,
      ...rows.map(({ label, value }) => [label, wordsIn(value)].filter(Boolean).join(': ')),
    ])
    .map(lines => lines.filter(Boolean).join('\n'))
    .join('\n\n');
