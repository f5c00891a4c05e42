import type { SectionByName } from '../../../domain/sections';
import { section, wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { text as type } from '../../../styles/text.css';
import { classNames } from '../../ui/class-names';
import { SectionHead } from '../SectionHead';
import * as css from './Stages.css';

export const Stages = ({ title, note, items }: SectionByName<'rows stages'>) => (
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
              {stage.facts.map(fact => (
                <div key={fact.name} className={css.fact}>
                  <dt className={type.muted}>{fact.name}</dt>
                  <dd className={css.value}>{fact.text}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
    </div>
  </section>
);
