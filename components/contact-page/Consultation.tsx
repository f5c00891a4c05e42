import type { Prefill } from '../../domain/closings/prefill';
import { findManager, getHeadOfPartnerships } from '../../domain/colleague';
import { REQUEST_FORM_ID } from '../../domain/paths';
import type { HeroByName } from '../../domain/sections/heroes';
import { text } from '../../styles/text.css';
import { BookingOffer } from '../consent/BookingOffer';
import { ConsentGate } from '../consent/ConsentGate';
import { useConsentState } from '../consent/consent-store';
import { consentCopy } from '../consent/texts';
import { ContactCard } from '../contact/ContactCard';
import type { SentHandler } from '../contact/live-form';
import { Person } from '../ui/Avatar';
import { classNames } from '../ui/class-names';
import { Icon } from '../ui/Icon';
import { clock, pin, play } from '../ui/icons';
import { Addressee } from './Addressee';
import * as css from './Consultation.css';

const factIcons = { length: clock, call: play, place: pin };

const loadCalendar = () => import('../consent/SchedulingEmbed');

type Hero = HeroByName<'contact'>;
type RequestCardProps = Pick<Hero, 'addressee'> & Prefill & { title: string; afterSending: SentHandler };

/** Shows the booking calendar instead of the form if the visitor agreed to it and hasn't started a message. */
export const RequestCard = ({ title, addressee, message, to, afterSending }: RequestCardProps) => (
  <div id="contact-us">
    <ConsentGate purpose="booking" load={loadCalendar} isStarted={message !== undefined || to !== undefined}>
      <ContactCard
        title={title}
        id={REQUEST_FORM_ID}
        message={message}
        managerName={findManager(to)?.name}
        afterSending={afterSending}
      >
        <Addressee {...addressee} to={to} />
      </ContactCard>
    </ConsentGate>
    <BookingOffer />
  </div>
);

/** Explains the consultation and lists the next steps. */
export function Consultation({ card: { title, facts, next }, to }: Pick<Hero, 'card'> & Pick<Prefill, 'to'>) {
  const { name, role, rim, portrait } = findManager(to) ?? getHeadOfPartnerships();
  const steps = useConsentState().granted.includes('booking') ? consentCopy.calendar.steps : next.steps;
  return (
    <section className={css.columns} aria-label={title}>
      <div>
        <Person name={name} role={role} rim={rim} photo={portrait} />
        <h2 className={classNames(text.h2, css.title)}>{title}</h2>
        <ul className={css.facts}>
          {facts.map(fact => (
            <li key={fact.text} className={css.fact}>
              <Icon path={factIcons[fact.kind]} />
              {fact.text}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className={text.h4}>{next.title}</h3>
        <ol className={css.steps}>
          {steps.map(step => (
            <li key={step} className={css.step}>
              {step}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
