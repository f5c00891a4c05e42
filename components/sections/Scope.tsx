import type { ScopeSection } from '../../domain/sections/scope';
import { section, wrap } from '../../styles/layout.css';
import { on } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';
import { Accordion } from '../ui/Accordion';
import { Chip } from '../ui/Chip';
import { classNames } from '../ui/class-names';
import * as faq from './Faq.css';
import * as css from './Scope.css';

/** What is examined, one drawer open at a time, each with the documents it is judged by. */
export const Scope = ({ title, note, items, opened }: Omit<ScopeSection, 'kind'>) => (
  <section className={classNames(on.white, section)}>
    <div className={classNames(wrap, faq.layout)}>
      <div className={faq.head}>
        <h2 className={text.h2}>{title}</h2>
        {note && <p className={faq.note}>{note}</p>}
      </div>
      <Accordion
        className={faq.list}
        items={items.map(item => ({
          question: item.title,
          answer: (
            <>
              <p>{item.text}</p>
              <Evidence documents={item.evidence} />
            </>
          ),
        }))}
        open={opened}
      />
    </div>
  </section>
);

const Evidence = ({ documents }: { documents: readonly string[] }) => (
  <div className={css.evidence}>
    <span className={text.small}>We read</span>
    {documents.map(name => (
      <Chip key={name}>{name}</Chip>
    ))}
  </div>
);
