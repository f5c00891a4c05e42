import type { SectionByName } from '../../../domain/sections';
import { section, visuallyHidden, wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { classNames } from '../../ui/class-names';
import { SectionHead } from '../SectionHead';
import * as css from './Sprint.css';

export const Sprint = ({ title, note, items: days }: SectionByName<'schedule sprint'>) => (
  <section className={classNames(on.black, section)}>
    <div className={wrap}>
      <SectionHead title={title} note={note} />
      <ol className={css.timeline}>
        {days.map(({ day, title: name, text, look }, index) => (
          <li key={index} className={css.day}>
            <span className={classNames(css.stopMark, look && css.stopVariants[look])}>
              <span aria-hidden="true">{day.slice(0, 2)}</span>
              <span className={visuallyHidden}>{`${day}, `}</span>
            </span>
            <strong className={css.name}>{name}</strong>
            {text && <p className={css.text}>{text}</p>}
          </li>
        ))}
      </ol>
    </div>
  </section>
);
