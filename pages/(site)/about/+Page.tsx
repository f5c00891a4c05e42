import { ContactSection } from '../../../components/contact/ContactSection';
import { Banner } from '../../../components/sections/Banner';
import { Cells } from '../../../components/sections/Cells';
import { Creed } from '../../../components/sections/Creed';
import { Numbers } from '../../../components/sections/Numbers';
import { People } from '../../../components/sections/People';
import { PlanHero } from '../../../components/sections/PlanHero';
import { Reviews } from '../../../components/sections/Reviews';
import { RowList } from '../../../components/sections/RowList';
import { Page } from '../../../components/sections/Sections';
import { Statement } from '../../../components/sections/Statement';
import { TeamChart } from '../../../components/sections/TeamChart';
import { Ways } from '../../../components/sections/Ways';
import { about } from '../../../content/about';
import { screenCrumbs } from '../screen-crumbs';

export default function AboutPage() {
  return (
    <Page
      hero={<PlanHero {...about.hero} crumbs={screenCrumbs('about')} />}
      sections={about.sections}
      views={{
        numbers: Numbers,
        people: People,
        cells: Cells,
        rows: RowList,
        creed: Creed,
        statement: Statement,
        ways: Ways,
        teamChart: TeamChart,
        banner: Banner,
        reviews: Reviews,
        contact: ContactSection,
      }}
    />
  );
}
