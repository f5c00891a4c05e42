import { ContactSection } from '../../../components/contact/ContactSection';
import { Banner } from '../../../components/sections/Banner';
import { Cells } from '../../../components/sections/Cells';
import { Creed } from '../../../components/sections/Creed';
import { Numbers } from '../../../components/sections/Numbers';
import { Reviews } from '../../../components/sections/Reviews';
import { RowList } from '../../../components/sections/RowList';
import { Statement } from '../../../components/sections/Statement';
import { about } from '../../../content/about';
import { AboutHero } from './AboutHero';
import { People } from './People';
import { TeamChart } from './TeamChart';
import { Ways } from './Ways';

export default function AboutPage() {
  return (
    <>
      <AboutHero {...about.hero} />
      <Numbers {...about.numbers} />
      <People {...about.people} />
      <Cells {...about.strengths} ground="grey" columns="three" />
      <RowList {...about.principles} ground="white" />
      <Creed {...about.mission} />
      <Statement {...about.philosophy} />
      <Ways {...about.ways} />
      <TeamChart {...about.team} />
      <Banner {...about.banner} />
      <Reviews {...about.reviews} />
      <ContactSection {...about.contact} />
    </>
  );
}
