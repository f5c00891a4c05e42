import Modal from '../ui/Modal';
import { thanks } from './thanks';

/** The thank-you after a form that stands on the page. */
export const ThanksDialog = ({ onClose, reader }: { onClose: () => void; reader: string | undefined }) => (
  <Modal {...thanks(onClose, reader)} />
);
