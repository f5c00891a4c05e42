import '../../../components/sections/Approach.css';
import { useData } from 'vike-react/useData';
import { ContactSection } from '../../../components/contact/ContactSection';
import type { ApproachProps } from '../../../components/sections/Approach';
import { Banner } from '../../../components/sections/Banner';
import { Benefits } from '../../../components/sections/Benefits';
import { Cells } from '../../../components/sections/Cells';
import { Faq } from '../../../components/sections/Faq';
import { FlipCards } from '../../../components/sections/FlipCards';
import { Hero } from '../../../components/sections/Hero';
import { Numbers } from '../../../components/sections/Numbers';
import { Reviews } from '../../../components/sections/Reviews';
import { RowList } from '../../../components/sections/RowList';
import { SelectedCases } from '../../../components/sections/SelectedCases';
import { whenSeen } from '../../../components/ui/when-seen';
import { home } from '../../../content/home';
import type { ShownCases } from '../landing';

const Approach = whenSeen<ApproachProps>(
  () => import('../../../components/sections/Approach'),
  import.meta.env.SSR ? await import('../../../components/sections/Approach') : undefined,
);

export default function HomePage() {
  const { cases } = useData<ShownCases>();
  return (
    <>
      <Hero {...home.hero} />
      <Numbers {...home.numbers} />
      <Cells {...home.services} ground="grey" columns="three" />
      <Benefits {...home.benefits} />
      <Approach {...home.approach} />
      <FlipCards {...home.habits} />
      <RowList {...home.industries} ground="grey" />
      <SelectedCases title={home.cases.title} cases={cases} />
      <Banner {...home.banner} />
      <Reviews {...home.reviews} />
      <Faq {...home.faq} ground="grey" />
      <ContactSection />
    </>
  );
}
