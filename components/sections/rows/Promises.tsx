import type { SectionByName } from '../../../domain/sections';
import { grid, section, wrap } from '../../../styles/layout.css';
import { setVars } from '../../../styles/set-vars';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { classNames } from '../../ui/class-names';
import * as css from './Promises.css';

export const Promises = ({ title, note, items }: SectionByName<'rows promises'>) => (
  <section className={classNames(on.black, section, css.section)}>
    <div className={classNames(wrap, grid)}>
      <div className={css.head}>
        <h2 className={text.h2}>{title}</h2>
        {note && <p className={classNames(text.muted, css.note)}>{note}</p>}
      </div>
      <ul className={css.list}>
        {items.map((row, index) => (
          <li key={row.title} className={css.gain} data-cited={row.cited || undefined}>
            <div className={css.passage}>
              <h3>{row.title}.</h3> <p>{row.text}</p>
            </div>
            <dl className={css.measure} style={setVars({ [css.reading]: `${80 * (index + 1) - 2}px` })}>
              <dt className={classNames(text.small, text.muted)}>Measured as</dt>
              <dd className={text.h4}>{row.fact}</dd>
            </dl>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
