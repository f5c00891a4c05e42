import { ContactSection } from '../../../components/contact/ContactSection';
import { ApproachPart } from '../../../components/sections/ApproachPart';
import { Banner } from '../../../components/sections/Banner';
import { Benefits } from '../../../components/sections/Benefits';
import { Cells } from '../../../components/sections/Cells';
import { Faq } from '../../../components/sections/Faq';
import { FlipCards } from '../../../components/sections/FlipCards';
import { Hero } from '../../../components/sections/Hero';
import { Numbers } from '../../../components/sections/Numbers';
import { Reviews } from '../../../components/sections/Reviews';
import { RowList } from '../../../components/sections/RowList';
import { Page } from '../../../components/sections/Sections';
import { home } from '../../../content/home';
import { LandingCases } from '../LandingCases';

export default function HomePage() {
  return (
    <Page
      hero={<Hero {...home.hero} />}
      sections={home.sections}
      views={{
        numbers: Numbers,
        cells: Cells,
        benefits: Benefits,
        approach: ApproachPart,
        flipCards: FlipCards,
        rows: RowList,
        cases: LandingCases,
        banner: Banner,
        reviews: Reviews,
        faq: Faq,
        contact: ContactSection,
      }}
    />
  );
}
