import type { ComponentProps } from 'react';
import Modal from '../../components/ui/Modal';
import * as css from './parts.css';

type DialogProps = Omit<ComponentProps<typeof Modal>, 'plain' | 'art' | 'className'> & {
  size?: keyof typeof css.dialogWidth;
};

/** The footer is usually a `DialogFooter`. */
export const Dialog = ({ size = 'large', ...props }: DialogProps) => (
  <Modal {...props} className={css.dialogWidth[size]} />
);
