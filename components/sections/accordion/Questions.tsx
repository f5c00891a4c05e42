import type { SectionByName } from '../../../domain/sections';
import { section, wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { Accordion } from '../../ui/Accordion';
import { classNames } from '../../ui/class-names';
import * as css from './Questions.css';

export const Questions = ({
  title,
  note,
  ground,
  look = 'list',
  items,
}: SectionByName<'accordion questions'>) => (
  <section className={classNames(on[ground], section, css.section)}>
    <div className={classNames(wrap, css.layout)}>
      <div className={look === 'list' ? css.stickyHead : css.head}>
        <h2 className={text.h2}>{title}</h2>
        {note && <p className={css.note}>{note}</p>}
      </div>
      <Accordion className={css.looks[look]} items={items} open={0} />
    </div>
  </section>
);
