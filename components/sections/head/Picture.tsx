import type { HeroByName } from '../../../domain/sections/heroes';
import type { Breadcrumb } from '../../../domain/seo';
import { frame, wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { UkrainianText } from '../../site/UkrainianText';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { classNames } from '../../ui/class-names';
import { Lines } from '../../ui/Lines';
import * as css from './Picture.css';

type PlanHeroProps = HeroByName<'head picture'> & { crumbs: readonly Breadcrumb[] };

export const PlanHero = ({ title, lead, plan, ukrainian = '', crumbs }: PlanHeroProps) => (
  <section className={on.white}>
    <div className={classNames(wrap, css.copy)}>
      <Breadcrumbs items={crumbs} />
      <h1 className={classNames(text.display, css.title)}>
        <Lines lines={title} />
      </h1>
      <p className={classNames(text.lead, css.lead)}>{lead}</p>
      <UkrainianText>{ukrainian}</UkrainianText>
    </div>
    <div className={frame}>
      <img
        className={css.plan}
        src={plan.src}
        alt={plan.alt}
        width={1200}
        height={900}
        fetchPriority="high"
      />
    </div>
  </section>
);
