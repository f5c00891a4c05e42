import { messages } from '../../../domain/messages';
import { text } from '../../../styles/text.css';
import { Button } from '../../ui/Button';
import { width } from '../../ui/ConfirmDialog.css';
import { classNames } from '../../ui/class-names';
import Modal from '../../ui/Modal';
import { footButton } from '../../ui/Modal.css';
import { differing } from './differing';
import * as css from './form.css';
import type { Stored } from './form-kind';

type ConflictDialogProps<Input extends object> = {
  names: Record<keyof Input, string>;
  question: { input: Input; theirs: Stored<Input> };
  sending: boolean;
  onTheirs: () => void;
  onMine: () => void;
  /** Goes on editing; the next save asks again. */
  onClose: () => void;
};

/** Somebody else saved first: which version is to stay is for a person to say. */
export function ConflictDialog<Input extends object>(props: ConflictDialogProps<Input>) {
  const { names, question, sending, onTheirs, onMine, onClose } = props;
  const parts = differing(names, question.input, question.theirs);
  return (
    <Modal
      title={messages.revisionStale}
      className={width}
      onClose={onClose}
      footer={
        <>
          <Button variant="outlined_black" size="large" className={footButton} onClick={onTheirs}>
            See theirs
          </Button>
          <Button variant="black_red" size="large" className={footButton} sending={sending} onClick={onMine}>
            Keep mine
          </Button>
        </>
      }
    >
      <div>
        <p>
          {parts.length > 0
            ? 'Your version is safe in this form. It differs from the stored one in:'
            : 'Both versions say the same.'}
        </p>
        <ul className={css.differing}>
          {parts.map(part => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      </div>
      <button type="button" className={classNames(text.link, css.goOn)} onClick={onClose}>
        Go on editing
      </button>
    </Modal>
  );
}
