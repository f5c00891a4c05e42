import type { Prefill } from '../../content/prefill';
import type { HeroOf } from '../../domain/sections/heroes';
import { Consultation } from './Consultation';
import { ContactHero } from './ContactHero';

/** The top of the contact page: the offer, and the form for it on a card over its foot. */
export const ContactHead = ({ card, addressee, message, to, ...hero }: HeroOf<'contact'> & Prefill) => (
  <>
    <ContactHero {...hero} />
    <Consultation card={card} addressee={addressee} message={message} to={to} />
  </>
);
