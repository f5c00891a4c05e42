import type { SectionByName } from '../../../domain/sections';
import { section, wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { classNames } from '../../ui/class-names';
import * as css from './Numbered.css';

export const Numbered = ({ title, ground, items }: SectionByName<'rows numbered'>) => (
  <section className={classNames(on[ground], section)}>
    <div className={wrap}>
      <h2 className={classNames(text.h2, css.heading)}>{title}</h2>
      <ol className={css.list}>
        {items.map((row, index) => (
          <li key={row.title} className={css.point}>
            <span className={css.digit} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3 className={text.h3}>{row.title}</h3>
              <p className={css.text}>{row.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  </section>
);
