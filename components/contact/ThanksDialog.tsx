import Modal from '../ui/Modal';
import { renderThanks } from './thanks';

export const ThanksDialog = ({ onClose, reader }: { onClose: () => void; reader: string | undefined }) => (
  <Modal {...renderThanks(onClose, reader)} />
);
