import type { OutcomesSection } from '../../domain/sections/outcomes';
import { section, wrap } from '../../styles/layout.css';
import { on } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';
import { classNames } from '../ui/class-names';
import * as css from './Outcomes.css';
import { SectionHead } from './SectionHead';

/** What stays behind, two in a row, each under its drawing. */
export const Outcomes = ({ title, items }: Omit<OutcomesSection, 'kind'>) => (
  <section className={classNames(on.white, section)}>
    <div className={wrap}>
      <SectionHead title={title} />
      <ul className={css.list}>
        {items.map(item => (
          <li key={item.title} className={css.outcome}>
            <img className={css.art} src={item.art} alt="" width={400} height={240} loading="lazy" />
            <div className={css.words}>
              <h3 className={text.h3}>{item.title}</h3>
              <p className={css.text}>{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
