import { StackAgePart } from '../../../components/closings/StackAgePart';
import { ContactSection } from '../../../components/contact/ContactSection';
import { Accordions } from '../../../components/sections/Accordions';
import { Banner } from '../../../components/sections/Banner';
import { Choices } from '../../../components/sections/Choices';
import { Faq } from '../../../components/sections/Faq';
import { Industries } from '../../../components/sections/Industries';
import { Landing } from '../../../components/sections/Landing';
import { Stack } from '../../../components/sections/Stack';
import { javascriptDevelopment } from '../../../content/landings/javascript-development';
import { LandingCases } from '../LandingCases';

export default function JavascriptDevelopment() {
  return (
    <Landing
      landing={javascriptDevelopment}
      views={{
        accordions: Accordions,
        stack: Stack,
        banner: Banner,
        industries: Industries,
        choices: Choices,
        cases: LandingCases,
        faq: Faq,
        stackAge: StackAgePart,
        contact: ContactSection,
      }}
    />
  );
}
