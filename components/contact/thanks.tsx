import { getSite } from '../../domain/current-site';
import { text } from '../../styles/text.css';
import { Button } from '../ui/Button';
import { classNames } from '../ui/class-names';
import type { ModalProps } from '../ui/Modal';
import { contactCopy } from './texts';
import * as css from './thanks.css';

const Ring = () => (
  <svg
    viewBox="0 0 64 64"
    width="96"
    height="96"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    aria-hidden="true"
    focusable="false"
  >
    <circle cx="32" cy="32" r="30" />
    <path d="M18 33l10 10 19-22" className={css.tick} strokeWidth="4" />
  </svg>
);

/**
 * Returns the thank-you dialog's props (rule 12).
 * @param managerName name of the manager who received the request
 */
export const getThanksDialogProps = (
  onClose: () => void,
  managerName?: string,
  texts = getSite().thanks,
): ModalProps => ({
  onClose,
  isPlain: true,
  title: texts?.title || 'Thank you',
  art: <Ring />,
  children: (
    <>
      <p className={classNames(text.lead, css.message)}>{contactCopy.getThanks(texts)}</p>
      <p className={css.message}>{contactCopy.formatAnswerTime(managerName)}</p>
      <Button variant="black_red" size="large" className={css.action} onClick={onClose}>
        {texts?.button || 'Back to the page'}
      </Button>
    </>
  ),
});
