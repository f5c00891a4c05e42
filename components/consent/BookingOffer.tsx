import { consentCopy } from '../../content/consent';
import { cookieSectionPath } from '../../domain/paths';
import { text } from '../../styles/text.css';
import * as css from './BookingOffer.css';
import { usePlaces } from './consent-store';

/** Under the form: says that there is a calendar, while the visitor has not agreed to it. */
export function BookingOffer() {
  const { configured, granted } = usePlaces();
  if (!configured.includes('booking') || granted.includes('booking')) return null;
  const { offer, allow } = consentCopy.calendar;
  return (
    <p className={css.offer}>
      {offer}{' '}
      <a className={text.link} href={cookieSectionPath} data-cookie-preferences="">
        {allow}
      </a>
    </p>
  );
}
