import type { SectionByName } from '../../../domain/sections';
import { section, wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { classNames } from '../../ui/class-names';
import { SectionHead } from '../SectionHead';
import * as css from './Open.css';

export const Open = ({ title, note, items }: SectionByName<'steps open'>) => (
  <section className={classNames(on.black, section)}>
    <div className={wrap}>
      <SectionHead title={title} note={note} />
      <ol className={css.list}>
        {items.map((step, index) => (
          <li key={step.title} className={css.step}>
            <span className={css.disc} aria-hidden="true">
              {index + 1}
            </span>
            <h3 className={classNames(text.h4, css.title)}>{step.title}</h3>
            <p className={css.text}>{step.text}</p>
          </li>
        ))}
      </ol>
    </div>
  </section>
);
