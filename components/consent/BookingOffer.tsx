import { cookieSectionPath } from '../../domain/paths';
import { text } from '../../styles/text.css';
import * as css from './BookingOffer.css';
import { useConsentState } from './consent-store';
import { consentCopy } from './texts';

export function BookingOffer() {
  const { configured, granted } = useConsentState();
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
