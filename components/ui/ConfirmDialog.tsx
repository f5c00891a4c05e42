import * as AlertDialog from '@radix-ui/react-alert-dialog';
import type { ReactNode } from 'react';
import { text } from '../../styles/text.css';
import { Button } from './Button';
import * as css from './ConfirmDialog.css';
import { classNames } from './class-names';
import * as modal from './Modal.css';
import { useReturnFocus } from './use-return-focus';

type ConfirmDialogProps = {
  title: string;
  /** One sentence about the consequences. */
  children: ReactNode;
  details?: ReactNode;
  /** If omitted, the choices are *Disagree* and *Confirm*. */
  confirmLabel?: string;
  /** Whether the action isn't possible yet. */
  disabled?: boolean;
  /** Label of the safe choice, which has initial focus. */
  cancelLabel?: string;
  /** Whether the action is in progress. */
  isSending?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Cancels on Escape and ignores outside clicks. Mount the dialog to open it. */
export default function ConfirmDialog(props: ConfirmDialogProps) {
  const { confirmLabel = 'Confirm', cancelLabel = props.confirmLabel ? 'Cancel' : 'Disagree' } = props;
  const focus = useReturnFocus();
  return (
    <AlertDialog.Root open onOpenChange={isOpen => isOpen || props.onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={modal.scrim}>
          <AlertDialog.Content
            className={classNames(modal.panel, css.panelWidth)}
            onOpenAutoFocus={focus.saveFocus}
            onCloseAutoFocus={focus.restoreFocus}
          >
            <div className={css.body}>
              <AlertDialog.Title className={text.h3}>{props.title}</AlertDialog.Title>
              <AlertDialog.Description className={css.question}>{props.children}</AlertDialog.Description>
              {props.details}
            </div>
            <div className={modal.footerBar}>
              <AlertDialog.Cancel asChild>
                <Button size="large" className={modal.footerButton}>
                  {cancelLabel}
                </Button>
              </AlertDialog.Cancel>
              <Button
                variant="red_black"
                size="large"
                className={modal.footerButton}
                isSending={props.isSending}
                disabled={props.disabled}
                onClick={props.onConfirm}
              >
                {confirmLabel}
              </Button>
            </div>
          </AlertDialog.Content>
        </AlertDialog.Overlay>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
