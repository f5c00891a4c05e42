import type { ComponentProps } from 'react';
import { classNames } from '../../components/ui/class-names';
import Modal from '../../components/ui/Modal';
import { DialogFooter } from '../DialogFooter';
import * as css from './parts.css';

type DialogProps = Omit<ComponentProps<typeof Modal>, 'plain' | 'art' | 'className'> & {
  size?: keyof typeof css.dialogWidth;
  /** Keeps the height while the content changes. */
  isTall?: boolean;
  /** Width up to which the dialog fills the window. */
  fillsUpTo?: keyof typeof css.dialogFillsUpTo;
  /** Removes the padding around parts, which have their own. */
  hasFlushBody?: boolean;
  /** Button that confirms, beside a button that cancels. `footer` can replace both. */
  confirm?: Omit<ComponentProps<typeof DialogFooter>, 'children' | 'onCancel'> & { label: string };
};

export const Dialog = ({
  size = 'large',
  isTall,
  fillsUpTo,
  hasFlushBody,
  confirm,
  ...props
}: DialogProps) => (
  <Modal
    footer={
      confirm && (
        <DialogFooter {...confirm} onCancel={props.onClose}>
          {confirm.label}
        </DialogFooter>
      )
    }
    {...props}
    className={classNames(
      css.dialog,
      css.dialogWidth[size],
      isTall && css.tallDialog,
      fillsUpTo && css.dialogFillsUpTo[fillsUpTo],
    )}
    bodyClassName={classNames(hasFlushBody && css.flushDialogBody, props.bodyClassName)}
  />
);
