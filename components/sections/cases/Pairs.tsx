import { frame } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { CaseCard } from '../../cases/CaseCard';
import { getMeetingPlaces, getTilePlaces } from '../../cases/poster-places';
import type { PosterCard } from '../../cases/poster-rule';
import { Carousel } from '../../ui/Carousel';
import { classNames } from '../../ui/class-names';
import { CasesHead } from './CasesHead';
import { section } from './CasesHead.css';
import * as css from './Pairs.css';

type PairsProps = {
  title: string;
  /** Accessible name of the list. */
  label: string;
  /** Label of the link to all cases. */
  all: string;
  figures?: boolean | undefined;
  cases: readonly PosterCard[];
};

/** Renders cases in pairs, or in a carousel up to 767 px. */
export function Pairs({ title, label, all, figures, cases }: PairsProps) {
  if (cases.length === 0) return null;
  const places = (figures ? getMeetingPlaces : getTilePlaces)(cases.length);
  return (
    <section className={classNames(on.white, section)}>
      <CasesHead title={title} all={all} />
      <Carousel
        className={frame}
        trackClassName={css.track}
        label={label}
        noun="Case"
        wraps
        carouselUpTo="menu"
        slideSize="88%"
        slides={cases.map((item, index) => (
          <CaseCard key={item._id} item={figures ? item : { ...item, figure: '' }} place={places[index]} />
        ))}
      />
    </section>
  );
}
