import { CheckPart } from '../../../components/closings/CheckPart';
import { ContactSection } from '../../../components/contact/ContactSection';
import { Cells } from '../../../components/sections/Cells';
import { Gains } from '../../../components/sections/Gains';
import { Landing } from '../../../components/sections/Landing';
import { Layers } from '../../../components/sections/Layers';
import { Symptoms } from '../../../components/sections/Symptoms';
import { aiWebDevelopment } from '../../../content/landings/ai-web-development';
import { LandingCases } from '../LandingCases';

export default function AiWebDevelopment() {
  return (
    <Landing
      landing={aiWebDevelopment}
      views={{
        symptoms: Symptoms,
        cells: Cells,
        gains: Gains,
        layers: Layers,
        cases: LandingCases,
        check: CheckPart,
        contact: ContactSection,
      }}
    />
  );
}
