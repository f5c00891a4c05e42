import type { SectionByName } from '../../../domain/sections';
import { on } from '../../../styles/surfaces.css';
import { CasePoster } from '../../cases/CasePoster';
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
      <CasePoster cases={cases} isMediumFirst={first === 'mediums'} />
    </section>
  );
}
