import type { ReactNode, RefObject } from 'react';
import { Button } from '../components/ui/Button';
import { footButton } from '../components/ui/Modal.css';

type DialogFootProps = {
  /** What the act is called. */
  children: ReactNode;
  /** The form that it sends, by its id; or what it does. */
  act: string | (() => void);
  sending?: boolean;
  disabled?: boolean;
  /** What leaving is called, where the specification has a word of its own for it. */
  cancelLabel?: string;
  /** Leads to the button that leaves, so that the dialog can begin there. */
  cancelRef?: RefObject<HTMLButtonElement | null>;
  onCancel: () => void;
};

/** The foot of a dialog that does one thing: leave it, or do it. */
export const DialogFoot = ({
  children,
  act,
  sending,
  disabled,
  cancelLabel = 'Cancel',
  cancelRef,
  onCancel,
}: DialogFootProps) => (
  <>
    <Button ref={cancelRef} variant="outlined_black" size="large" className={footButton} onClick={onCancel}>
      {cancelLabel}
    </Button>
    <Button
      variant="red_black"
      size="large"
      className={footButton}
      {...(typeof act === 'string' ? { type: 'submit', form: act } : { onClick: act })}
      sending={sending}
      disabled={disabled}
    >
      {children}
    </Button>
  </>
);
