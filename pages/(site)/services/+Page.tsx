import { ContactSection } from '../../../components/contact/ContactSection';
import { Banner } from '../../../components/sections/Banner';
import { Cells } from '../../../components/sections/Cells';
import { Creed } from '../../../components/sections/Creed';
import { PageHero } from '../../../components/sections/PageHero';
import { Points } from '../../../components/sections/Points';
import { Reviews } from '../../../components/sections/Reviews';
import { services } from '../../../content/services';
import { screenCrumbs } from '../screen-crumbs';
import { TechnologyGrid } from './TechnologyGrid';
import { Tested } from './Tested';

export default function ServicesPage() {
  return (
    <>
      <PageHero {...services.hero} crumbs={screenCrumbs('services')} offer />
      <TechnologyGrid {...services.stack} />
      <Points {...services.reasons} ground="grey" />
      <Creed {...services.philosophy} />
      <Cells {...services.offers} ground="white" columns="two-three" />
      <Banner {...services.banner} />
      <Tested {...services.tested} />
      <Reviews {...services.reviews} />
      <ContactSection {...services.contact} />
    </>
  );
}
