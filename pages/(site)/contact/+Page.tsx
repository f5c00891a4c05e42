import { useData } from 'vike-react/useData';
import type { Prefill } from '../../../content/prefill';
import { Consultation } from './Consultation';
import { ContactHero } from './ContactHero';
import { Managers } from './Managers';
import { Office } from './Office';

export default function ContactPage() {
  const prefill = useData<Prefill>();
  return (
    <>
      <ContactHero />
      <Consultation {...prefill} />
      <Managers />
      <Office />
    </>
  );
}
