import { CaseCard } from './CaseCard';
import * as css from './CaseCard.css';
import { getMediumFirstPlaces, getPosterPlaces } from './poster-places';
import type { PosterCard } from './poster-rule';

type CasePosterProps = {
  cases: readonly PosterCard[];
  /** Puts the large card last. */
  isMediumFirst?: boolean;
  /** Loads the first image eagerly, because the poster is above the fold. */
  hasPriority?: boolean;
};

export function CasePoster({ cases, isMediumFirst, hasPriority = false }: CasePosterProps) {
  const places = (isMediumFirst ? getMediumFirstPlaces : getPosterPlaces)(cases.length);
  return (
    <div className={css.poster}>
      {cases.map((item, index) => (
        <CaseCard key={item._id} item={item} place={places[index]} hasPriority={hasPriority && index === 0} />
      ))}
    </div>
  );
}
