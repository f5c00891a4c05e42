import type { Prefill } from '../../domain/closings/prefill';
import { findManager, getHeadOfPartnerships } from '../../domain/colleague';
import { REQUEST_FORM_ID } from '../../domain/paths';
import type { HeroByName } from '../../domain/sections/heroes';
import { wrap } from '../../styles/layout.css';
import { on } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';
import { BookingOffer } from '../consent/BookingOffer';
import { ConsentGate } from '../consent/ConsentGate';
import { useConsentState } from '../consent/consent-store';
import { consentCopy } from '../consent/texts';
import { ContactCard } from '../contact/ContactCard';
import { Person } from '../ui/Avatar';
import { classNames } from '../ui/class-names';
import { Icon } from '../ui/Icon';
import { clock, pin, play } from '../ui/icons';
import { Addressee } from './Addressee';
import * as css from './Consultation.css';

type ConsultationProps = Pick<HeroByName<'contact'>, 'card' | 'addressee'> & Prefill;

const factIcons = { length: clock, call: play, place: pin };

const loadCalendar = () => import('../consent/SchedulingEmbed');

/** Shows the booking calendar instead of the form if the visitor agreed to it and hasn't started a message. */
export function Consultation({
  card: { title, facts, next, form },
  addressee,
  message,
  to,
}: ConsultationProps) {
  const manager = findManager(to);
  const { name, role, rim, portrait } = manager ?? getHeadOfPartnerships();
  const steps = useConsentState().granted.includes('booking') ? consentCopy.calendar.steps : next.steps;
  return (
    <section className={on.white} aria-label={title}>
      <div className={classNames(wrap, css.card)} id="contact-us">
        <div className={css.offer}>
          <Person name={name} role={role} rim={rim} photo={portrait} />
          <h2 className={classNames(text.h3, css.title)}>{title}</h2>
          <ul className={css.facts}>
            {facts.map(fact => (
              <li key={fact.text} className={css.fact}>
                <Icon path={factIcons[fact.kind]} />
                {fact.text}
              </li>
            ))}
          </ul>
          <div className={css.nextSteps}>
            <h3 className={text.h4}>{next.title}</h3>
            <ol className={css.steps}>
              {steps.map(step => (
                <li key={step} className={css.step}>
                  {step}
                </li>
              ))}
            </ol>
          </div>
        </div>
        <div>
          <ConsentGate
            purpose="booking"
            load={loadCalendar}
            isStarted={message !== undefined || to !== undefined}
          >
            <ContactCard title={form} id={REQUEST_FORM_ID} message={message} managerName={manager?.name}>
              <Addressee {...addressee} to={to} />
            </ContactCard>
          </ConsentGate>
          <BookingOffer />
        </div>
      </div>
    </section>
  );
}
