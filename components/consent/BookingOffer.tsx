import { bookingPaths, cookieSectionPath } from '../../domain/paths';
import { text } from '../../styles/text.css';
import { ArrowLink } from '../ui/ArrowLink';
import * as css from './BookingOffer.css';
import { useConsentState } from './consent-store';
import { consentCopy } from './texts';

export function BookingOffer() {
  const { configured, granted } = useConsentState();
  const { offer, allow, own } = consentCopy.calendar;
  if (!configured.includes('booking'))
    return (
      <ArrowLink href={bookingPaths.book} className={css.own}>
        {own}
      </ArrowLink>
    );
  if (granted.includes('booking')) return null;
  return (
    <p className={css.offer}>
      {offer}{' '}
      <a className={text.link} href={cookieSectionPath} data-cookie-preferences="">
        {allow}
      </a>
    </p>
  );
}
