import { ContactSection } from '../../../components/contact/ContactSection';
import { Banner } from '../../../components/sections/Banner';
import { PageHero } from '../../../components/sections/PageHero';
import { process } from '../../../content/process';
import { screenCrumbs } from '../screen-crumbs';
import { Deliverables } from './Deliverables';
import { Sprint } from './Sprint';
import { Stages } from './Stages';

export default function ProcessPage() {
  return (
    <>
      <PageHero {...process.hero} crumbs={screenCrumbs('process')} />
      <Stages {...process.stages} />
      <Sprint {...process.sprint} />
      <Deliverables {...process.deliverables} />
      <Banner {...process.banner} />
      <ContactSection {...process.contact} />
    </>
  );
}
