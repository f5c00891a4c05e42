import type { Prefill } from '../../domain/closings/prefill';
import type { HeroByName } from '../../domain/sections/heroes';
import { Consultation } from './Consultation';
import { ContactHero } from './ContactHero';

export const ContactHead = ({ card, addressee, message, to, ...hero }: HeroByName<'contact'> & Prefill) => (
  <>
    <ContactHero {...hero} />
    <Consultation card={card} addressee={addressee} message={message} to={to} />
  </>
);
