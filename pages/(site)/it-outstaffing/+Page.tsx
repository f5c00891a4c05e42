import { TeamPart } from '../../../components/closings/TeamPart';
import { ContactSection } from '../../../components/contact/ContactSection';
import { Cells } from '../../../components/sections/Cells';
import { Landing } from '../../../components/sections/Landing';
import { Models } from '../../../components/sections/Models';
import { Points } from '../../../components/sections/Points';
import { Statement } from '../../../components/sections/Statement';
import { Steps } from '../../../components/sections/Steps';
import { itOutstaffing } from '../../../content/landings/it-outstaffing';
import { LandingCases } from '../LandingCases';

export default function ItOutstaffing() {
  return (
    <Landing
      landing={itOutstaffing}
      views={{
        statement: Statement,
        cells: Cells,
        models: Models,
        steps: Steps,
        cases: LandingCases,
        points: Points,
        team: TeamPart,
        contact: ContactSection,
      }}
    />
  );
}
