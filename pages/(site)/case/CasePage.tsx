import { CasePair } from '../../../components/cases/CasePoster';
import { ContactSection } from '../../../components/contact/ContactSection';
import { Chip, chips } from '../../../components/ui/Chip';
import type { Project } from '../../../domain/project';
import { sectionTight, visuallyHidden, wrap } from '../../../styles/layout.css';
import { About, Needs } from './About';
import { Blocks } from './Blocks';
import { Content } from './Content';
import type { CaseData } from './case-data';
import { DetailImages } from './DetailImages';
import { Facts, Hero } from './Hero';
import { Outcome, Quote } from './Outcome';
import * as css from './page.css';

/** One case, told as far as its fields go: what is empty leaves its section out. */
export function CasePage({ project, next }: CaseData) {
  return (
    <>
      <div className={css.read} aria-hidden="true" data-screen-only="" />
      <Hero project={project} />
      <Facts project={project} />
      <About project={project} />
      <Needs project={project} />
      <DetailImages project={project} />
      <Blocks project={project} />
      <Content project={project} />
      <Outcome project={project} />
      <Quote project={project} />
      <Tags project={project} />
      {next.length > 0 && (
        <section className={project.tag.length === 0 ? css.nextAlone : undefined}>
          <h2 className={css.nextTitle}>Next cases</h2>
          <CasePair cases={next} />
        </section>
      )}
      <ContactSection title="Need something this exact?" />
    </>
  );
}

function Tags({ project }: { project: Project }) {
  if (project.tag.length === 0) return null;
  return (
    <section className={sectionTight}>
      <div className={wrap}>
        <h2 className={visuallyHidden}>Made with</h2>
        <ul className={chips}>
          {project.tag.map((tag, index) => (
            <li key={index}>
              <Chip>{tag}</Chip>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
