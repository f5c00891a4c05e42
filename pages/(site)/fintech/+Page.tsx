import { LicencesPart } from '../../../components/closings/LicencesPart';
import { ContactSection } from '../../../components/contact/ContactSection';
import { Accordions } from '../../../components/sections/Accordions';
import { Cooperation } from '../../../components/sections/Cooperation';
import { Faq } from '../../../components/sections/Faq';
import { Landing } from '../../../components/sections/Landing';
import { Solutions } from '../../../components/sections/Solutions';
import { Tiles } from '../../../components/sections/Tiles';
import { fintech } from '../../../content/landings/fintech';
import { FintechCases } from '../FintechCases';

export default function Fintech() {
  return (
    <Landing
      landing={fintech}
      views={{
        accordions: Accordions,
        solutions: Solutions,
        tiles: Tiles,
        domainCases: FintechCases,
        cooperation: Cooperation,
        faq: Faq,
        licences: LicencesPart,
        contact: ContactSection,
      }}
    />
  );
}
