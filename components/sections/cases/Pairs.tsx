import { frame } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { CaseTile } from '../../cases/CaseTile';
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
  const isOdd = cases.length % 2 === 1;
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
          <CaseTile
            key={item._id}
            item={item}
            hasFigure={figures}
            isWide={isOdd && index === cases.length - 1}
          />
        ))}
      />
    </section>
  );
}
