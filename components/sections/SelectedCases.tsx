import { casesPath } from '../../domain/paths';
import type { ProjectCard } from '../../domain/project';
import { sectionHead, sectionHeadTitle, wrap } from '../../styles/layout.css';
import { on } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';
import { CasePoster } from '../cases/CasePoster';
import { classNames } from '../ui/class-names';
import { GoLink } from '../ui/GoLink';
import * as css from './SelectedCases.css';

type SelectedCasesProps = { title: string; cases: readonly ProjectCard[] };

/** Case studies as a poster that touches what follows; nothing where there are none (DECISIONS 8). */
export function SelectedCases({ title, cases }: SelectedCasesProps) {
  if (cases.length === 0) return null;
  return (
    <section className={classNames(on.white, css.section)}>
      <div className={classNames(wrap, sectionHead)}>
        <h2 className={classNames(text.h2, sectionHeadTitle)}>{title}</h2>
        <p className={css.all}>
          <GoLink href={casesPath()}>All case studies</GoLink>
        </p>
      </div>
      <CasePoster cases={cases} />
    </section>
  );
}
