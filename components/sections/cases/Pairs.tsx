import { casesPath } from '../../../domain/paths';
import { frame, wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { CaseTile } from '../../cases/CaseTile';
import type { PosterCard } from '../../cases/poster-rule';
import { Carousel } from '../../ui/Carousel';
import { classNames } from '../../ui/class-names';
import { GoLink } from '../../ui/GoLink';
import { SectionHead } from '../SectionHead';
import * as css from './Pairs.css';

type PairsProps = {
  title: string;
  /** Names the cases for screen readers. */
  label: string;
  /** Label of the link to all of them. */
  all: string;
  cases: readonly PosterCard[];
};

/** Cases two in a row, a last odd one across; a carousel at 767 px and below; nothing without any. */
export function Pairs({ title, label, all, cases }: PairsProps) {
  if (cases.length === 0) return null;
  const odd = cases.length % 2 === 1;
  return (
    <section className={classNames(on.white, css.section)}>
      <div className={wrap}>
        <SectionHead
          title={title}
          note={
            <GoLink className={css.all} href={casesPath()}>
              {all}
            </GoLink>
          }
        />
      </div>
      <Carousel
        className={frame}
        trackClassName={css.track}
        label={label}
        noun="Case"
        wrap
        only="menu"
        slideSize="88%"
        slides={cases.map((item, index) => (
          <CaseTile key={item._id} item={item} wide={odd && index === cases.length - 1} />
        ))}
      />
    </section>
  );
}
