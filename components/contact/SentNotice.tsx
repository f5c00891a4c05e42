import { REQUEST_SENT_ID } from '../../domain/contact-form';
import { Icon } from '../ui/Icon';
import { check } from '../ui/icons';
import * as css from './ContactForm.css';
import { contactCopy } from './texts';

/** Shows the thank-you if the URL has its fragment, so that prerendered pages don't need JavaScript. */
export const SentNotice = ({ managerName }: { managerName?: string | undefined }) => (
  <p id={REQUEST_SENT_ID} className={css.sentNotice} tabIndex={-1}>
    <Icon path={check} size={28} className={css.sentIcon} />
    {contactCopy.getThanks()} {contactCopy.formatAnswerTime(managerName)}
  </p>
);
