import type { StagesSection } from '../../domain/sections/stages';
import { section, wrap } from '../../styles/layout.css';
import { on } from '../../styles/surfaces.css';
import { text as type } from '../../styles/text.css';
import { classNames } from '../ui/class-names';
import { SectionHead } from './SectionHead';
import * as css from './Stages.css';

/** The stages as large rows with their digits; red is where the reader points, the first one at rest. */
export const Stages = ({ title, note, items }: Omit<StagesSection, 'kind'>) => (
  <section className={classNames(on.white, section)}>
    <div className={wrap}>
      <SectionHead title={title} note={note} />
      <ol className={css.list}>
        {items.map((stage, index) => (
          <li key={stage.title} className={css.stage}>
            <span className={css.digit} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3 className={css.title}>{stage.title}</h3>
              <p className={css.text}>{stage.text}</p>
            </div>
            <dl className={css.facts}>
              <Fact name="When" value={stage.when} />
              <Fact name="Who" value={stage.who} />
              <Fact name="You get" value={stage.result} />
            </dl>
          </li>
        ))}
      </ol>
    </div>
  </section>
);

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className={css.fact}>
    <dt className={type.muted}>{name}</dt>
    <dd className={css.value}>{value}</dd>
  </div>
);
