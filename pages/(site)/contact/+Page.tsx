import { Consultation } from './Consultation';
import { ContactHero } from './ContactHero';
import { Managers } from './Managers';
import { Office } from './Office';

export default function ContactPage() {
  return (
    <>
      <ContactHero />
      <Consultation />
      <Managers />
      <Office />
    </>
  );
}
