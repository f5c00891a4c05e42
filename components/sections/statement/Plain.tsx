import type { SectionByName } from '../../../domain/sections';
import { grid, section, wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { classNames } from '../../ui/class-names';
import * as css from './Plain.css';

export const Plain = ({ title, lead, text: paragraph }: SectionByName<'statement plain'>) => (
  <section className={classNames(on.white, section)}>
    <div className={classNames(wrap, grid, css.layout)}>
      <h2 className={classNames(text.h2, css.title)}>{title}</h2>
      <div className={css.column}>
        <p className={text.lead}>{lead}</p>
        <p className={css.text}>{paragraph}</p>
      </div>
    </div>
  </section>
);
