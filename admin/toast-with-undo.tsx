import { toast } from '../components/ui/toast-store';
import { text } from '../styles/text.css';

/**
 * Confirms a change, and offers to undo it.
 * @param note shown before *Undo*.
 */
export const toastWithUndo = (message: string, undo: () => void, note?: string): void =>
  toast({
    variant: 'success',
    message,
    renderExtra: close => (
      <p>
        {note}{' '}
        <button
          type="button"
          className={text.link}
          onClick={() => {
            close();
            undo();
          }}
        >
          Undo
        </button>
      </p>
    ),
  });
