import { BookingOffer } from '../../../components/consent/BookingOffer';
import { Consented } from '../../../components/consent/Consented';
import { usePlaces } from '../../../components/consent/consent-store';
import { ContactCard } from '../../../components/contact/ContactCard';
import { Person } from '../../../components/ui/Avatar';
import { classNames } from '../../../components/ui/class-names';
import { Icon } from '../../../components/ui/Icon';
import { clock, pin, play } from '../../../components/ui/icons';
import { consentCopy } from '../../../content/consent';
import { headOfPartnerships } from '../../../content/contact';
import { contactPage } from '../../../content/contact-page';
import { managerOf } from '../../../content/managers';
import type { Prefill } from '../../../content/prefill';
import { REQUEST_FORM_ID } from '../../../domain/paths';
import { wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { Addressee } from './Addressee';
import * as css from './Consultation.css';

const factIcons = { length: clock, call: play, place: pin };

const loadCalendar = () => import('../../../components/consent/SchedulingEmbed');

/**
 * The card of the free consultation: what is offered on the left, and on the right the form that asks for it, or the
 * supplier's calendar where the visitor agreed to it and has not begun a message.
 */
export function Consultation({ message, to }: Prefill) {
  const { title, facts, next, form } = contactPage.consultation;
  const reader = managerOf(to);
  const { name, role, rim, portrait } = reader ?? headOfPartnerships();
  const steps = usePlaces().granted.includes('booking') ? consentCopy.calendar.steps : next.steps;
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
          <div className={css.next}>
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
          <Consented purpose="booking" load={loadCalendar} begun={message !== undefined || to !== undefined}>
            <ContactCard title={form} id={REQUEST_FORM_ID} message={message} reader={reader?.name}>
              <Addressee to={to} />
            </ContactCard>
          </Consented>
          <BookingOffer />
        </div>
      </div>
    </section>
  );
}
