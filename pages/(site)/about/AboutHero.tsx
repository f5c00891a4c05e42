import { InUkrainian } from '../../../components/site/InUkrainian';
import { Breadcrumbs } from '../../../components/ui/Breadcrumbs';
import { classNames } from '../../../components/ui/class-names';
import { Lines } from '../../../components/ui/Lines';
import { inUkrainian } from '../../../content/ukrainian';
import { frame, wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { screenCrumbs } from '../screen-crumbs';
import * as css from './AboutHero.css';

type AboutHeroProps = {
  /** Line by line. */
  title: readonly string[];
  lead: string;
  plan: { src: string; alt: string };
};

/** Who we are on white, above the plan of the town from edge to edge. */
export const AboutHero = ({ title, lead, plan }: AboutHeroProps) => (
  <section className={on.white}>
    <div className={classNames(wrap, css.words)}>
      <Breadcrumbs items={screenCrumbs('about')} />
      <h1 className={classNames(text.display, css.title)}>
        <Lines of={title} />
      </h1>
      <p className={classNames(text.lead, css.lead)}>{lead}</p>
      <InUkrainian>{inUkrainian.about}</InUkrainian>
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
