import Modal from '../ui/Modal';
import { getThanksDialogProps } from './thanks';

export const ThanksDialog = ({
  onClose,
  managerName,
}: {
  onClose: () => void;
  managerName: string | undefined;
}) => <Modal {...getThanksDialogProps(onClose, managerName)} />;
