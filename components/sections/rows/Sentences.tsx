import type { SectionByName } from '../../../domain/sections';
import { section, wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { Chip } from '../../ui/Chip';
import { classNames } from '../../ui/class-names';
import { SectionHead } from '../SectionHead';
import * as css from './Sentences.css';

export const Sentences = ({ title, note, items }: SectionByName<'rows sentences'>) => (
  <section className={classNames(on.white, section)}>
    <div className={wrap}>
      <SectionHead title={title} note={note} />
      <ul className={css.list}>
        {items.map(row => (
          <li key={row.title} className={css.symptom}>
            <h3 className={text.h3}>
              <q className={css.quote}>{row.title}</q>
            </h3>
            <p className={text.muted}>{row.text}</p>
            <Chip className={css.remedy} isAlert={row.warning}>
              {row.tag}
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
