import Modal from '../ui/Modal';
import { getThanksDialogProps } from './thanks';

export const ThanksDialog = ({ onClose, reader }: { onClose: () => void; reader: string | undefined }) => (
  <Modal {...getThanksDialogProps(onClose, reader)} />
);
