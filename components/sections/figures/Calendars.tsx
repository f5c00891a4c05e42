import type { SectionByName } from '../../../domain/sections';
import { on } from '../../../styles/surfaces.css';
import { text } from '../../../styles/text.css';
import { classNames } from '../../ui/class-names';
import { TitledSection } from '../SectionHead';
import * as css from './Calendars.css';

type Duration = SectionByName<'figures calendars'>['items'][number];

/** Shows each duration as a figure and as a strip of days. */
export const Calendars = ({ title, note, items }: SectionByName<'figures calendars'>) => (
  <TitledSection ground={on.grey} title={title} note={note}>
    <ul>
      {items.map(figure => (
        <li key={figure.title} className={css.row}>
          <div className={css.intro}>
            <h3 className={text.h3}>{figure.title}</h3>
            <p className={classNames(text.strong, css.team)}>{figure.team}</p>
            <p className={text.muted}>{figure.text}</p>
          </div>
          <Length {...figure.length} />
          <img
            className={css.calendar}
            src={figure.calendar}
            alt=""
            width={1176}
            height={53}
            loading="lazy"
          />
        </li>
      ))}
    </ul>
  </TitledSection>
);

const Length = (length: Duration['length']) => (
  <p className={css.duration}>
    {'figure' in length ? (
      <span className={css.figure}>{length.figure}</span>
    ) : (
      <img className={css.dial} src={length.dial} alt="" width={120} height={120} loading="lazy" />
    )}{' '}
    <span className={text.h4}>{length.unit}</span>
  </p>
);
