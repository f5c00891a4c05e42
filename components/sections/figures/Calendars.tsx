import type { SectionByName } from '../../../domain/sections';
import { section, wrap } from '../../../styles/layout.css';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { classNames } from '../../ui/class-names';
import { SectionHead } from '../SectionHead';
import * as css from './Calendars.css';

type Duration = SectionByName<'figures calendars'>['items'][number];

/** Shows each duration as a figure and as calendar squares. */
export const Calendars = ({ title, note, items }: SectionByName<'figures calendars'>) => (
  <section className={classNames(on.grey, section)}>
    <div className={wrap}>
      <SectionHead title={title} note={note} />
      <ul className={classNames(on.white, css.list)}>
        {items.map(figure => (
          <li key={figure.title} className={css.column}>
            <h3 className={classNames(text.h4, css.intro)}>{figure.title}</h3>
            <Length {...figure.length} />
            <img
              className={css.calendar}
              src={figure.calendar}
              alt=""
              width={146}
              height={116}
              loading="lazy"
            />
            <p className={classNames(text.strong, css.intro)}>{figure.team}</p>
            <p className={classNames(text.small, text.muted, css.intro, css.text)}>{figure.text}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
);

const Length = (length: Duration['length']) => (
  <p className={css.duration}>
    {'figure' in length ? (
      <span className={css.figure}>{length.figure}</span>
    ) : (
      <img className={css.dial} src={length.dial} alt="" width={120} height={120} loading="lazy" />
    )}
    <span className={text.strong}>{length.unit}</span>
  </p>
);
