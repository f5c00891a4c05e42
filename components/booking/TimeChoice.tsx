import { getChoicePath } from '../../domain/bookings/booking-url';
import type { BookingCalendar } from '../../domain/bookings/booking-view';
import { visuallyHidden } from '../../styles/layout.css';
import { text } from '../../styles/text.css';
import { Icon } from '../ui/Icon';
import { next, previous } from '../ui/icons';
import * as css from './booking.css';

type ChoiceProps = {
  calendar: BookingCalendar;
  /** Path of the page on which the visitor chooses. */
  path: string;
};

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Returns the zone for links, or undefined until the visitor or the browser has chosen one. */
export const findChosenZone = ({ zone, isOwnZone }: BookingCalendar) => (isOwnZone ? zone : undefined);

/** Shows a month with links to the days that have free times. Works without JavaScript. */
export function MonthCalendar({ calendar, path }: ChoiceProps) {
  const { monthLabel, previousMonth, nextMonth, offset, days, shownDay } = calendar;
  const zone = findChosenZone(calendar);
  const renderMonthLink = (month: string | undefined, label: string, icon: string) =>
    month && (
      <a className={css.monthLink} href={getChoicePath(path, { zone, month })} keep-scroll-position="">
        <span className={visuallyHidden}>{label}</span>
        <Icon path={icon} />
      </a>
    );
  return (
    <>
      <div className={css.monthHead}>
        <h3 className={text.h4}>{monthLabel}</h3>
        <div className={css.monthLinks}>
          {renderMonthLink(previousMonth, 'Previous month', previous)}
          {renderMonthLink(nextMonth, 'Next month', next)}
        </div>
      </div>
      <div className={css.days} aria-hidden="true">
        {WEEKDAYS.map(name => (
          <span key={name} className={css.weekday}>
            {name.slice(0, 2)}
          </span>
        ))}
      </div>
      <ol className={css.days} aria-label={`Days with free times in ${monthLabel}`}>
        {days.map(({ day, count }, index) => (
          <li key={day} style={index === 0 ? { gridColumnStart: offset + 1 } : undefined}>
            {count > 0 ? (
              <a
                className={css.freeDay}
                href={getChoicePath(path, { zone, day })}
                aria-current={day === shownDay?.day ? 'date' : undefined}
                keep-scroll-position=""
              >
                {Number(day.slice(8))}
                <span className={visuallyHidden}>
                  {' '}
                  {monthLabel}, {count === 1 ? '1 free time' : `${count} free times`}
                </span>
              </a>
            ) : (
              <span className={css.day}>{Number(day.slice(8))}</span>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

/** Lists the free times of the shown day. */
export function TimeList({ calendar, path }: ChoiceProps) {
  const { shownDay, chosen } = calendar;
  const zone = findChosenZone(calendar);
  if (!shownDay) return <p className={css.muted}>There are no free times in this month.</p>;
  return (
    <>
      <h3 className={text.h4}>{shownDay.label}</h3>
      <ul className={css.slots}>
        {shownDay.times.map(({ at, clock, elsewhere }) => (
          <li key={at}>
            <a
              className={css.slot}
              href={getChoicePath(path, { zone, at })}
              aria-current={at === chosen?.at ? 'true' : undefined}
              keep-scroll-position=""
            >
              {clock}
              {elsewhere && <span className={css.elsewhere}>{elsewhere}</span>}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
