import type { SectionByName } from '../../../domain/sections';
import { getFigureWidth, setVars } from '../../../styles/set-vars';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { CardArt, CardTitle, Unit } from '../../cases/CaseCard';
import type { PosterCard } from '../../cases/poster-rule';
import { classNames } from '../../ui/class-names';
import { CasesHead } from './CasesHead';
import { section } from './CasesHead.css';
import * as css from './Figures.css';

type FiguresProps = SectionByName<'cases figures'> & { cases: readonly PosterCard[] };

/** Adjacent posters have different surfaces. */
const SURFACES = [on.black, on.white, on.black, on.grey2];

/** Renders nothing without cases (rule 20). */
export function Figures({ cases, afterWhite, ...head }: FiguresProps) {
  if (cases.length === 0) return null;
  return (
    <section className={classNames(on.white, !afterWhite && section)}>
      <CasesHead {...head} />
      <div className={css.posters}>
        {cases
          .filter(({ figure }) => figure)
          .map((item, index) => (
            <Poster key={item._id} item={item} surface={SURFACES[index % SURFACES.length]} />
          ))}
      </div>
    </section>
  );
}

function Poster({ item, surface }: { item: PosterCard; surface: string | undefined }) {
  const { figure = '', unit = '', figureNote } = item;
  return (
    <article className={classNames(surface, css.poster)}>
      <div className={css.copy} style={setVars({ [css.figureWidth]: getFigureWidth(figure, unit) })}>
        <CardTitle item={item} className={text.h3} />
        <p className={classNames(text.figure, css.figure)}>
          {figure}
          <Unit>{unit}</Unit>
        </p>
        <p className={css.note}>{figureNote}</p>
      </div>
      <CardArt item={item} sizes="(min-width: 1200px) 42vw, 100vw" />
    </article>
  );
}
