import { createElement, Fragment } from 'react';
import { useData } from 'vike-react/useData';
import { Consultation } from '../../../components/contact-page/Consultation';
import { ContactHero } from '../../../components/contact-page/ContactHero';
import { Managers } from '../../../components/contact-page/Managers';
import { Office } from '../../../components/contact-page/Office';
import { contactPage } from '../../../content/contact-page';
import type { Prefill } from '../../../content/prefill';
import { useBelow, useHead } from '../own-words';

export default function ContactPage() {
  const head = useHead(contactPage);
  const below = useBelow({ page: contactPage, views: { managers: Managers, office: Office } });
  const prefill = useData<Prefill>();
  // All of them beside each other: React counts steps in the ids of the form.
  return createElement(
    Fragment,
    null,
    <ContactHero {...head} />,
    <Consultation {...head} {...prefill} />,
    ...below,
  );
}
