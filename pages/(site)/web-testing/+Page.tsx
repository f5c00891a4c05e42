import { useData } from 'vike-react/useData';
import { CaseSlides } from '../../../components/cases/CaseSlides';
import { RiskMapPart } from '../../../components/closings/RiskMapPart';
import { ContactSection } from '../../../components/contact/ContactSection';
import { Banner } from '../../../components/sections/Banner';
import { Cells } from '../../../components/sections/Cells';
import { Charts } from '../../../components/sections/Charts';
import { Faq } from '../../../components/sections/Faq';
import { Landing } from '../../../components/sections/Landing';
import { Reasons } from '../../../components/sections/Reasons';
import { Timeline } from '../../../components/sections/Timeline';
import { Tools } from '../../../components/sections/Tools';
import { webTesting } from '../../../content/landings/web-testing';
import type { SlidesSection } from '../../../domain/sections/slides';
import type { ShownCases } from '../landing';

export default function WebTesting() {
  return (
    <Landing
      landing={webTesting}
      views={{
        reasons: Reasons,
        cells: Cells,
        banner: Banner,
        charts: Charts,
        tools: Tools,
        timeline: Timeline,
        slides: Slides,
        faq: Faq,
        riskMap: RiskMapPart,
        contact: ContactSection,
      }}
    />
  );
}

const Slides = (words: SlidesSection) => <CaseSlides {...words} {...useData<ShownCases>()} />;
