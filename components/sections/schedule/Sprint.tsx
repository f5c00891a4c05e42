import type { SectionByName } from '../../../domain/sections';
import { section, visuallyHidden, wrap } from '../../../styles/layout.css';
import { setVars } from '../../../styles/set-vars';
import { on } from '../../../styles/surfaces.css';
import { text as type } from '../../../styles/text.css';
import { unit } from '../../cases/CaseCard.css';
import { classNames } from '../../ui/class-names';
import { SectionHead } from '../SectionHead';
import * as css from './Sprint.css';

type Day = Partial<SectionByName<'schedule sprint'>['items'][number]> & { title: string };
/** A day, or days in a row with the same purpose. */
type Stop = Day & { first: number; days: string[]; number?: string };
type TimelineProps = {
  title: string;
  note?: string | undefined;
  dayCount: number;
  lastDay?: number;
  stops: readonly Stop[];
};

export const Sprint = ({ items, ...texts }: SectionByName<'schedule sprint'>) => (
  <Timeline {...texts} dayCount={items.length} stops={mergeDays(items)} />
);

/** Places steps evenly, or at their days. Steps without a day then follow the last day. */
export function Steps({ items, ...texts }: SectionByName<'steps open'>) {
  const lastDay = Math.max(0, ...items.map(({ day = 0 }) => day));
  const end = lastDay ? items.findIndex(({ day }) => day === lastDay) : items.length - 1;
  return (
    <Timeline
      {...texts}
      dayCount={lastDay ? lastDay + 2 * (items.length - end) + 1 : items.length}
      lastDay={lastDay}
      stops={items.map(({ day, ...step }, index) => ({
        ...step,
        first: lastDay ? (day ?? lastDay + 2 * (index - end)) : index + 1,
        days: [],
        ...(lastDay && { number: day ? `${day}` : `${lastDay}+` }),
        look: index === end ? 'demo' : 'plan',
      }))}
    />
  );
}

function mergeDays(items: SectionByName<'schedule sprint'>['items']): Stop[] {
  const stops: Stop[] = [];
  for (const [index, item] of items.entries()) {
    const previous = stops.at(-1);
    if (previous?.title === item.title && !previous.text && !item.text) previous.days.push(item.day);
    else stops.push({ ...item, first: index + 1, days: [item.day] });
  }
  return stops;
}

const toSpan = (first: number | string, last = first) => (first === last ? first : `${first}–${last}`);

const Timeline = ({ title, note, dayCount, lastDay = 0, stops }: TimelineProps) => (
  <section className={classNames(on.black, section)}>
    <div className={wrap}>
      <SectionHead title={title} note={note} />
    </div>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
    <section className={css.ruler} aria-label={title} tabIndex={0}>
      <ol
        className={classNames(css.timeline, lastDay > 0 && css.days)}
        style={setVars({ [css.columnCount]: dayCount + 1, [css.lastDay]: lastDay })}
      >
        {stops.map(({ first, days, number, title: name, text, look }) => (
          <li
            key={first}
            className={css.day}
            style={setVars({ [css.column]: first, [css.extraDays]: days.slice(1).length })}
          >
            <span className={classNames(css.stopMark, look && css.stopVariants[look])}>
              {days[0] ? (
                <>
                  <span aria-hidden="true">{toSpan(days[0].slice(0, 2), days.at(-1)?.slice(0, 2))}</span>
                  <span className={visuallyHidden}>{`${days.join(' and ')}, `}</span>
                </>
              ) : (
                <span className={css.number} aria-hidden="true">
                  {number ?? first}
                </span>
              )}
            </span>
            <span className={css.digit} aria-hidden="true">
              {number && <small className={unit}>day </small>}
              {number ?? toSpan(first, first + days.slice(1).length)}
            </span>
            <h3 className={classNames(type.h4, css.name)}>
              {number && <span className={visuallyHidden}>{`Day ${number}: `}</span>}
              {name}
            </h3>
            {text && <p className={css.text}>{text}</p>}
          </li>
        ))}
      </ol>
    </section>
  </section>
);
