import type { ComponentProps } from 'react';
import { classNames } from '../../components/ui/class-names';
import Modal from '../../components/ui/Modal';
import * as css from './parts.css';

type DialogProps = Omit<ComponentProps<typeof Modal>, 'plain' | 'art' | 'className'> & {
  size?: keyof typeof css.dialogWidth;
  /** Keeps the height while the content changes. */
  isTall?: boolean;
  /** Width up to which the dialog fills the window. */
  fillsUpTo?: keyof typeof css.dialogFillsUpTo;
  /** Removes the padding around parts, which have their own. */
  hasFlushBody?: boolean;
};

/** Renders a dialog, whose footer is usually a `DialogFooter`. */
export const Dialog = ({ size = 'large', isTall, fillsUpTo, hasFlushBody, ...props }: DialogProps) => (
  <Modal
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
