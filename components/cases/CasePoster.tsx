import { CaseCardLarge, CaseCardMedium } from './CaseCard';
import * as css from './CasePoster.css';
import { posterPlaces } from './poster-places';
import type { PosterCard } from './poster-rule';

type CasePosterProps = {
  cases: readonly PosterCard[];
  /** The poster opens the page: its first picture loads at once. */
  priority?: boolean;
};

/** Cases that abut edge to edge: one large, two medium, one large, and again. */
export function CasePoster({ cases, priority = false }: CasePosterProps) {
  const places = posterPlaces(cases.length);
  return (
    <div className={css.poster}>
      {cases.map((item, index) => {
        const place = places[index];
        const card = { item, priority: priority && index === 0 };
        return place === 'large' ? (
          <CaseCardLarge key={item._id} {...card} />
        ) : (
          <CaseCardMedium
            key={item._id}
            {...card}
            wide={place === 'medium-wide'}
            second={places[index - 1] === 'medium'}
          />
        );
      })}
    </div>
  );
}

/** Two medium cases side by side; one alone takes the row. */
export function CasePair({ cases }: Pick<CasePosterProps, 'cases'>) {
  return (
    <div className={css.poster}>
      {cases.map((item, index) => (
        <CaseCardMedium key={item._id} item={item} wide={cases.length === 1} second={index % 2 === 1} />
      ))}
    </div>
  );
}
