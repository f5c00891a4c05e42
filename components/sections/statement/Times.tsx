import type { SectionByName } from '../../../domain/sections';
import { section, wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { classNames } from '../../ui/class-names';
import * as css from './Times.css';

export const Times = ({ title, lead, text: paragraph, times }: SectionByName<'statement times'>) => (
  <section className={classNames(on.white, section)}>
    <div className={classNames(wrap, css.layout)}>
      <div className={css.statement}>
        <h2 className={classNames(text.h2, css.title)}>{title}</h2>
      </div>
      <div className={css.column}>
        <p className={text.lead}>{lead}</p>
        <p className={css.text}>{paragraph}</p>
      </div>
      <dl className={css.times}>
        {times.map(time => (
          <div key={time.figure} className={css.time}>
            <dt className={css.span}>
              <span className={text.figure}>{time.figure}</span> <span className={text.h4}>{time.unit}</span>
            </dt>
            <dd className={css.meaning}>{time.text}</dd>
          </div>
        ))}
      </dl>
    </div>
  </section>
);
