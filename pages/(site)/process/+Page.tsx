import { useData } from 'vike-react/useData';
import { StartDatesPart } from '../../../components/closings/StartDatesPart';
import { ContactSection } from '../../../components/contact/ContactSection';
import { PageHero } from '../../../components/sections/PageHero';
import { process } from '../../../content/process';
import { screenCrumbs } from '../screen-crumbs';
import type { ProcessData } from './+data';
import { Deliverables } from './Deliverables';
import { Sprint } from './Sprint';
import { Stages } from './Stages';

export default function ProcessPage() {
  const { monday } = useData<ProcessData>();
  return (
    <>
      <PageHero {...process.hero} crumbs={screenCrumbs('process')} />
      <Stages {...process.stages} />
      <Sprint {...process.sprint} />
      <Deliverables {...process.deliverables} />
      <StartDatesPart monday={monday} />
      <ContactSection {...process.contact} />
    </>
  );
}
