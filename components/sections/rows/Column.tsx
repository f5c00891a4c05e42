import type { SectionByName } from '../../../domain/sections';
import { section, wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { classNames } from '../../ui/class-names';
import * as css from './Column.css';

export const Column = ({ title, note, items }: SectionByName<'rows column'>) => (
  <section className={classNames(on.white, section)}>
    <div className={classNames(wrap, css.layout)}>
      <div className={css.head}>
        <h2 className={text.h2}>{title}</h2>
        {note && <p className={classNames(text.lead, css.lead)}>{note}</p>}
      </div>
      <ol className={css.list}>
        {items.map((row, index) => (
          <li key={row.title} className={css.row}>
            <span className={css.digit} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3 className={text.h3}>{row.title}</h3>
              <p className={css.text}>{row.text}</p>
            </div>
            {row.note && <p className={css.note}>{row.note}</p>}
          </li>
        ))}
      </ol>
    </div>
  </section>
);
