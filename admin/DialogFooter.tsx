import type { ReactNode, RefObject } from 'react';
import { Button } from '../components/ui/Button';
import { footerButton } from '../components/ui/Modal.css';

type DialogFooterProps = {
  /** Label of the confirm button. */
  children: ReactNode;
  /** ID of the form to submit, or a handler. */
  onConfirm: string | (() => void);
  isSending?: boolean;
  disabled?: boolean;
  /** The specification gives some dialogs another label. */
  cancelLabel?: string;
  /** Ref of the cancel button, for the initial focus. */
  cancelRef?: RefObject<HTMLButtonElement | null>;
  onCancel: () => void;
};

export const DialogFooter = ({
  children,
  onConfirm,
  isSending,
  disabled,
  cancelLabel = 'Cancel',
  cancelRef,
  onCancel,
}: DialogFooterProps) => (
  <>
    <Button ref={cancelRef} size="large" className={footerButton} onClick={onCancel}>
      {cancelLabel}
    </Button>
    <Button
      variant="red_black"
      size="large"
      className={footerButton}
      {...(typeof onConfirm === 'string' ? { type: 'submit', form: onConfirm } : { onClick: onConfirm })}
      isSending={isSending}
      disabled={disabled}
    >
      {children}
    </Button>
  </>
);
