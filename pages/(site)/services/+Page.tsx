import { ContactSection } from '../../../components/contact/ContactSection';
import { Banner } from '../../../components/sections/Banner';
import { Cells } from '../../../components/sections/Cells';
import { Creed } from '../../../components/sections/Creed';
import { PageHero } from '../../../components/sections/PageHero';
import { Points } from '../../../components/sections/Points';
import { Reviews } from '../../../components/sections/Reviews';
import { Page } from '../../../components/sections/Sections';
import { TechnologyGrid } from '../../../components/sections/TechnologyGrid';
import { Wireframes } from '../../../components/sections/Wireframes';
import { services } from '../../../content/services';
import { screenCrumbs } from '../screen-crumbs';

export default function ServicesPage() {
  return (
    <Page
      hero={<PageHero {...services.hero} crumbs={screenCrumbs('services')} />}
      sections={services.sections}
      views={{
        technologyGrid: TechnologyGrid,
        points: Points,
        creed: Creed,
        cells: Cells,
        banner: Banner,
        wireframes: Wireframes,
        reviews: Reviews,
        contact: ContactSection,
      }}
    />
  );
}
