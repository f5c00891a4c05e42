import { useData } from 'vike-react/useData';
import { CaseCardLarge } from '../../components/cases/CaseCard';
import { CasePair, CasePoster } from '../../components/cases/CasePoster';
import { SectionHead } from '../../components/sections/SectionHead';
import { Button } from '../../components/ui/Button';
import { GoLink } from '../../components/ui/GoLink';
import type { CasesSection } from '../../content/sections/cases';
import { casesPath } from '../../domain/paths';
import type { ProjectCard } from '../../domain/project';
import { frame, wrap } from '../../styles/layout.css';
import { on } from '../../styles/surfaces.css';
import * as css from './LandingCases.css';

/** The case studies a landing page picked, as far as there are any (admin-and-data §2.3). */
export function LandingCases({ title, note, all, first = 'large', afterWhite }: CasesSection) {
  const { cases } = useData<{ cases: ProjectCard[] }>();
  if (cases.length === 0) return null;
  return (
    <section className={on.white}>
      <div className={afterWhite ? wrap : css.head}>
        <SectionHead
          title={title}
          note={all.place === 'head' ? <GoLink href={casesPath()}>{all.label}</GoLink> : note}
        />
      </div>
      {first === 'mediums' ? <MediumsFirst cases={cases} /> : <CasePoster cases={cases} />}
      {all.place === 'foot' && (
        <div className={css.foot}>
          <Button href={casesPath()} variant="outlined_black" size="large">
            {all.label}
          </Button>
        </div>
      )}
    </section>
  );
}

function MediumsFirst({ cases }: { cases: readonly ProjectCard[] }) {
  const [last, ...mediums] = [...cases].reverse();
  if (!last || mediums.length === 0) return <CasePoster cases={cases} />;
  return (
    <>
      <CasePair cases={mediums.reverse()} />
      <div className={frame}>
        <CaseCardLarge project={last} reversed />
      </div>
    </>
  );
}
