import type { SectionByName } from '../../../domain/sections';
import { section, visuallyHidden, wrap } from '../../../styles/layout.css';
import { setVars } from '../../../styles/set-vars';
import { on } from '../../../styles/surfaces.css';
import { text as type } from '../../../styles/text.css';
import { classNames } from '../../ui/class-names';
import { SectionHead } from '../SectionHead';
import * as css from './Sprint.css';

export const Sprint = ({ title, note, items: days }: SectionByName<'schedule sprint'>) => (
  <section className={classNames(on.black, section)}>
    <div className={wrap}>
      <SectionHead title={title} note={note} />
    </div>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
    <section className={css.ruler} aria-label={title} tabIndex={0}>
      <ol className={css.timeline} style={setVars({ [css.columnCount]: days.length + 1 })}>
        {days.map(({ day, title: name, text, look }, index) => (
          <li key={index} className={css.day}>
            <span className={classNames(css.stopMark, look && css.stopVariants[look])}>
              <span aria-hidden="true">{day.slice(0, 2)}</span>
              <span className={visuallyHidden}>{`${day}, `}</span>
            </span>
            <span className={css.digit} aria-hidden="true">
              {index + 1}
            </span>
            <strong className={classNames(type.h4, css.name)}>{name}</strong>
            {text && <p className={css.text}>{text}</p>}
          </li>
        ))}
      </ol>
    </section>
  </section>
);
