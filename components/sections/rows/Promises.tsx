import type { SectionByName } from '../../../domain/sections';
import { section, wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { classNames } from '../../ui/class-names';
import { SectionHead } from '../SectionHead';
import * as css from './Promises.css';

export const Promises = ({ title, note, items }: SectionByName<'rows promises'>) => (
  <section className={classNames(on.black, section)}>
    <div className={wrap}>
      <SectionHead title={title} note={note} />
      <ul>
        {items.map(row => (
          <li key={row.title} className={css.gain}>
            <h3 className={text.h3}>{row.title}</h3>
            <p className={css.text}>{row.text}</p>
            <dl className={css.measure}>
              <dt className={classNames(text.caption, text.muted)}>Measured as</dt>
              <dd className={css.figure}>{row.fact}</dd>
            </dl>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
