import type { ReactNode } from 'react';
import type { SectionByName } from '../../../domain/sections';
import { grid, section, wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { classNames } from '../../ui/class-names';
import * as css from './Plain.css';

type PlainProps = Pick<SectionByName<'statement plain'>, 'title' | 'lead' | 'text'> & {
  children?: ReactNode;
};

export const Plain = ({ title, lead, text: paragraph, children }: PlainProps) => (
  <section className={on.white}>
    <div className={classNames(section, wrap, grid, css.layout)}>
      <h2 className={classNames(text.h2, css.title)}>{title}</h2>
      <p className={classNames(text.lead, css.lead)}>{lead}</p>
      <p className={css.text}>{paragraph}</p>
    </div>
    {children}
  </section>
);
