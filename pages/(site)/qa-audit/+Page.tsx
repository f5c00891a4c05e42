import { SelfTestPart } from '../../../components/closings/SelfTestPart';
import { ContactSection } from '../../../components/contact/ContactSection';
import { Durations } from '../../../components/sections/Durations';
import { Landing } from '../../../components/sections/Landing';
import { Outcomes } from '../../../components/sections/Outcomes';
import { Plan } from '../../../components/sections/Plan';
import { RowList } from '../../../components/sections/RowList';
import { Scope } from '../../../components/sections/Scope';
import { qaAudit } from '../../../content/landings/qa-audit';
import { LandingCases } from '../LandingCases';

export default function QaAudit() {
  return (
    <Landing
      landing={qaAudit}
      views={{
        rows: RowList,
        durations: Durations,
        scope: Scope,
        plan: Plan,
        outcomes: Outcomes,
        cases: LandingCases,
        selfTest: SelfTestPart,
        contact: ContactSection,
      }}
    />
  );
}
