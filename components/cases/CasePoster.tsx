import type { ProjectCard } from '../../domain/project';
import { CaseCardLarge, CaseCardMedium } from './CaseCard';
import * as css from './CasePoster.css';
import { posterPlaces } from './poster-places';

type CasePosterProps = {
  cases: readonly ProjectCard[];
  /** The poster opens the page: its first picture loads at once. */
  priority?: boolean;
};

/** Cases that abut edge to edge: one large, two medium, one large with its sides swapped, and again. */
export function CasePoster({ cases, priority = false }: CasePosterProps) {
  const places = posterPlaces(cases.length);
  return (
    <div className={css.poster}>
      {cases.map((project, index) => {
        const place = places[index];
        const card = { project, priority: priority && index === 0 };
        return place === 'large' || place === 'large-reversed' ? (
          <CaseCardLarge key={project._id} {...card} reversed={place === 'large-reversed'} />
        ) : (
          <CaseCardMedium key={project._id} {...card} wide={place === 'medium-wide'} />
        );
      })}
    </div>
  );
}

/** Two medium cases side by side; one alone takes the row. */
export function CasePair({ cases }: Pick<CasePosterProps, 'cases'>) {
  return (
    <div className={css.poster}>
      {cases.map(project => (
        <CaseCardMedium key={project._id} project={project} wide={cases.length === 1} />
      ))}
    </div>
  );
}
