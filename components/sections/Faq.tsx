import type { FaqSection } from '../../domain/sections/faq';
import { section, wrap } from '../../styles/layout.css';
import { on } from '../../styles/surfaces.css';
import { text } from '../../styles/text.css';
import { Accordion } from '../ui/Accordion';
import { classNames } from '../ui/class-names';
import * as css from './Faq.css';

/** Questions that open one at a time: the title stays in view on the left, the list stands right. */
export const Faq = ({ title, note, ground, items }: Omit<FaqSection, 'kind'>) => (
  <section className={classNames(on[ground], section)}>
    <div className={classNames(wrap, css.layout)}>
      <div className={css.head}>
        <h2 className={text.h2}>{title}</h2>
        {note && <p className={css.note}>{note}</p>}
      </div>
      <Accordion className={css.list} items={items} open={0} />
    </div>
  </section>
);
