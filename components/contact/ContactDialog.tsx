import { useState } from 'react';
import { text } from '../../styles/text.css';
import { Person } from '../ui/Avatar';
import Modal from '../ui/Modal';
import * as css from './ContactDialog.css';
import ContactForm from './ContactForm';
import { contactCopy } from './texts';
import { getThanksDialogProps } from './thanks';

/** Shows the thank-you in the same dialog, because closing it must return focus to the opener. */
export default function ContactDialog({ onClose }: { onClose: () => void }) {
  const [isSent, setIsSent] = useState(false);
  if (isSent) return <Modal {...getThanksDialogProps(onClose)} />;
  const { title, line, person } = contactCopy.dialog;
  return (
    <Modal title={title} onClose={onClose} bodyClassName={css.body}>
      <div>
        <p className={text.lead}>{line}</p>
        <Person className={css.person} {...person} />
      </div>
      <ContactForm
        isCompact
        requestType={document.querySelector<HTMLElement>('[data-request-type]')?.dataset.requestType}
        onSent={() => setIsSent(true)}
      />
    </Modal>
  );
}
