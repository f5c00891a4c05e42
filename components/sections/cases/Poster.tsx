import type { SectionByName } from '../../../domain/sections';
import { frame } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { CaseCardLarge } from '../../cases/CaseCard';
import { CasePair, CasePoster } from '../../cases/CasePoster';
import type { PosterCard } from '../../cases/poster-rule';
import { classNames } from '../../ui/class-names';
import { CasesHead } from './CasesHead';
import * as css from './CasesHead.css';

type PosterProps = SectionByName<'cases poster'> & { cases: readonly PosterCard[] };

/** Renders nothing without cases (rule 20). */
export function Poster({ title, note, cases, all, first = 'large', afterWhite = false }: PosterProps) {
  if (cases.length === 0) return null;
  return (
    <section className={classNames(on.white, !afterWhite && css.section)}>
      <CasesHead title={title} note={note} all={all} />
      {first === 'mediums' ? <MediumsFirst cases={cases} /> : <CasePoster cases={cases} />}
    </section>
  );
}

function MediumsFirst({ cases }: Pick<PosterProps, 'cases'>) {
  const mediumCases = cases.slice(0, -1);
  const lastCase = cases.at(-1);
  if (!lastCase || mediumCases.length === 0) return <CasePoster cases={cases} />;
  return (
    <>
      <CasePair cases={mediumCases} />
      <div className={frame}>
        <CaseCardLarge item={lastCase} />
      </div>
    </>
  );
}
