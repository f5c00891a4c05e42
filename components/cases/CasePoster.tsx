import { CaseCardLarge, CaseCardMedium } from './CaseCard';
import * as css from './CasePoster.css';
import { getPosterPlaces } from './poster-places';
import type { PosterCard } from './poster-rule';

type CasePosterProps = {
  cases: readonly PosterCard[];
  /** Loads the first image eagerly, because the poster is above the fold. */
  hasPriority?: boolean;
};

export function CasePoster({ cases, hasPriority = false }: CasePosterProps) {
  const places = getPosterPlaces(cases.length);
  return (
    <div className={css.poster}>
      {cases.map((item, index) => {
        const cardSize = places[index];
        const card = { item, hasPriority: hasPriority && index === 0 };
        return cardSize === 'large' ? (
          <CaseCardLarge key={item._id} {...card} />
        ) : (
          <CaseCardMedium
            key={item._id}
            {...card}
            isWide={cardSize === 'medium-wide'}
            isSecond={places[index - 1] === 'medium'}
          />
        );
      })}
    </div>
  );
}

/** Renders medium cases side by side. A single case fills the row. */
export function CasePair({ cases }: Pick<CasePosterProps, 'cases'>) {
  return (
    <div className={css.poster}>
      {cases.map((item, index) => (
        <CaseCardMedium key={item._id} item={item} isWide={cases.length === 1} isSecond={index % 2 === 1} />
      ))}
    </div>
  );
}
