import type { ReactNode } from 'react';
import { Button } from '../ui/Button';
import { footButton } from '../ui/Modal.css';

type DialogFootProps = {
  /** What the act is called. */
  children: ReactNode;
  /** The form that it sends, by its id; or what it does. */
  act: string | (() => void);
  sending?: boolean;
  onCancel: () => void;
};

/** The foot of a dialog that does one thing: leave it, or do it. */
export const DialogFoot = ({ children, act, sending, onCancel }: DialogFootProps) => (
  <>
    <Button variant="outlined_black" size="large" className={footButton} onClick={onCancel}>
      Cancel
    </Button>
    <Button
      variant="red_black"
      size="large"
      className={footButton}
      {...(typeof act === 'string' ? { type: 'submit', form: act } : { onClick: act })}
      sending={sending}
    >
      {children}
    </Button>
  </>
);
