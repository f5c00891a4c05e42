import Modal from '../ui/Modal';
import { renderThanks } from './thanks';

/** Renders the thank-you dialog of a form on the page. */
export const ThanksDialog = ({ onClose, reader }: { onClose: () => void; reader: string | undefined }) => (
  <Modal {...renderThanks(onClose, reader)} />
);
