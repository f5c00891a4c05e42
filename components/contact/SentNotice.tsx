import { contactCopy } from '../../content/contact';
import { REQUEST_SENT_ID } from '../../domain/contact-form';
import { Icon } from '../ui/Icon';
import { check } from '../ui/icons';
import * as css from './ContactForm.css';

/** The thank-you of a plain form post. The address alone shows it, so it also works on a prerendered page. */
export const SentNotice = ({ reader }: { reader?: string | undefined }) => (
  <p id={REQUEST_SENT_ID} className={css.sent} tabIndex={-1}>
    <Icon path={check} size={28} className={css.sentIcon} />
    {contactCopy.taken()} {contactCopy.answer(reader)}
  </p>
);
