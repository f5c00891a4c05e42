import { classNames } from '../../../components/ui/class-names';
import { GoLink } from '../../../components/ui/GoLink';
import { casePath, casesPath } from '../../../domain/paths';
import { sectionTight, visuallyHidden, wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import type { ListedCase } from './+data';
import * as css from './Cases.css';

/** Case studies with their domains, how many there are, and the way to those not named. */
export const Cases = ({ cases, total }: { cases: readonly ListedCase[]; total: number }) => (
  <section className={classNames(on.grey, sectionTight)}>
    <div className={wrap}>
      <div className={css.head}>
        <h2 className={text.h2}>Case studies</h2>
        <p className={css.total}>
          <span className={visuallyHidden}>Total: </span>
          {total}
        </p>
      </div>
      <ul className={css.list}>
        {cases.map(({ slug, title, domain }) => (
          <li key={slug} className={css.item}>
            <a className={css.link} href={casePath(slug)}>
              <span className={css.title}>{title}</span>
              <span className={css.domain}>{domain}</span>
            </a>
          </li>
        ))}
      </ul>
      {cases.length < total && (
        <GoLink className={css.all} href={casesPath()}>
          All case studies
        </GoLink>
      )}
    </div>
  </section>
);
