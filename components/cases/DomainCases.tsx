import { casesPath } from '../../domain/paths';
import { frame, wrap } from '../../styles/layout.css';
import { on } from '../../styles/surfaces.css';
import { SectionHead } from '../sections/SectionHead';
import { Carousel } from '../ui/Carousel';
import { classNames } from '../ui/class-names';
import { GoLink } from '../ui/GoLink';
import { CaseTile } from './CaseTile';
import * as css from './DomainCases.css';
import type { PosterCard } from './poster-rule';

type DomainCasesProps = {
  title: string;
  /** Names the cases for screen readers. */
  label: string;
  /** Label of the link to all of them. */
  all: string;
  cases: readonly PosterCard[];
};

/** Cases two in a row, a last odd one across; a carousel at 767 px and below; nothing without any. */
export function DomainCases({ title, label, all, cases }: DomainCasesProps) {
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
