import { getCasesPath } from '../../../domain/paths';
import type { SectionByName } from '../../../domain/sections';
import { frame, wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { CaseCardLarge } from '../../cases/CaseCard';
import { CasePair, CasePoster } from '../../cases/CasePoster';
import type { PosterCard } from '../../cases/poster-rule';
import { ArrowLink } from '../../ui/ArrowLink';
import { classNames } from '../../ui/class-names';
import { SectionHead } from '../SectionHead';
import * as css from './Poster.css';

type PosterProps = SectionByName<'cases poster'> & { cases: readonly PosterCard[] };

/** Renders nothing without cases (rule 20). */
export function Poster({
  title,
  note,
  cases,
  all = 'All case studies',
  first = 'large',
  afterWhite = false,
}: PosterProps) {
  if (cases.length === 0) return null;
  return (
    <section className={classNames(on.white, !afterWhite && css.section)}>
      <div className={wrap}>
        <SectionHead
          title={title}
          note={
            <>
              {note}{' '}
              <ArrowLink href={getCasesPath()} className={css.allLink}>
                {all}
              </ArrowLink>
            </>
          }
        />
      </div>
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
