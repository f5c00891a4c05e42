import { frame, wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { CaseCard } from '../../cases/CaseCard';
import type { PosterCard } from '../../cases/poster-rule';
import { Carousel } from '../../ui/Carousel';
import { section } from './CasesHead.css';

type SlidesProps = {
  title: string;
  /** Accessible name of the carousel. */
  label: string;
  cases: readonly PosterCard[];
};

/** Renders nothing without cases (rule 20). */
export function Slides({ title, label, cases }: SlidesProps) {
  if (cases.length === 0) return null;
  return (
    <div className={on.white}>
      <Carousel
        className={section}
        headClassName={wrap}
        viewClassName={frame}
        label={label}
        noun="Case"
        heading={<h2 className={text.h2}>{title}</h2>}
        wraps
        slides={cases.map(item => <CaseCard key={item._id} item={item} />)}
      />
    </div>
  );
}
