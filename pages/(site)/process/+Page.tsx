import { useData } from 'vike-react/useData';
import { StartDatesPart } from '../../../components/closings/StartDatesPart';
import { ContactSection } from '../../../components/contact/ContactSection';
import { Deliverables } from '../../../components/sections/Deliverables';
import { PageHero } from '../../../components/sections/PageHero';
import { Page } from '../../../components/sections/Sections';
import { Sprint } from '../../../components/sections/Sprint';
import { Stages } from '../../../components/sections/Stages';
import { process } from '../../../content/process';
import { screenCrumbs } from '../screen-crumbs';
import type { ProcessData } from './+data';

const Starts = () => <StartDatesPart {...useData<ProcessData>()} />;

export default function ProcessPage() {
  return (
    <Page
      hero={<PageHero {...process.hero} crumbs={screenCrumbs('process')} />}
      sections={process.sections}
      views={{
        stages: Stages,
        sprint: Sprint,
        deliverables: Deliverables,
        startDates: Starts,
        contact: ContactSection,
      }}
    />
  );
}
