import { useState } from 'react';
import type { Prefill } from '../../domain/closings/prefill';
import type { HeroByName } from '../../domain/sections/heroes';
import type { Breadcrumb } from '../../domain/seo';
import { Consultation, RequestCard } from './Consultation';
import { ContactHero, type SentRequest } from './ContactHero';

type ContactHeadProps = HeroByName<'contact'> &
  Prefill & {
    crumbs: readonly Breadcrumb[];
    /** Time at which the server rendered the page, in ISO 8601. */
    renderedAt?: string;
  };

export function ContactHead({ card, addressee, message, to, ...hero }: ContactHeadProps) {
  const [sentRequest, setSentRequest] = useState<SentRequest>();
  return (
    <ContactHero
      {...hero}
      to={to}
      sentRequest={sentRequest}
      consultation={<Consultation card={card} to={to} />}
    >
      <RequestCard
        title={card.form}
        addressee={addressee}
        message={message}
        to={to}
        afterSending={(managerName, sentAt) => setSentRequest({ managerName, sentAt })}
      />
    </ContactHero>
  );
}
