import type { MouseEvent } from 'react';
import { interceptClick } from '../../components/ui/intercept-click';
import type { DayTime } from '../../domain/bookings/slots';
import { getSite } from '../../domain/current-site';
import { visuallyHidden } from '../../styles/layout.css';
import { setVars } from '../../styles/set-vars';
import { formatTime, toIsoDay } from '../dates';
import { Text } from '../kit/Text';
import { formatLongDay } from '../publishing/calendar-months';
import type { CallLinks, ListedCall } from './BookingList';
import { toMinutes } from './hours';
import * as css from './Week.css';
import { getClockHours, layOutWeek, type PlacedCall } from './week-layout';

type WeekGridProps = CallLinks & {
  monday: string;
  calls: readonly ListedCall[];
  unavailable: readonly DayTime[];
  now: Date;
};

/** Renders a week in the office’s time zone. */
export function WeekGrid({ monday, calls, unavailable, now, ...links }: WeekGridProps) {
  const { days, from, to } = layOutWeek(monday, calls);
  const today = toIsoDay(now);
  const nowHours = getClockHours(now.toISOString());
  const hours = Array.from({ length: to - from - 1 }, (_, index) => from + 1 + index);
  return (
    <section
      className={css.week}
      aria-label={`Week of ${formatLongDay(monday)}, ${getSite().office.clock.name} time`}
      style={setVars({ [css.dayCount]: String(days.length), [css.hourCount]: String(to - from) })}
    >
      <span className={css.corner} />
      {days.map(({ day }) => {
        const [weekday = '', ...date] = formatLongDay(day).split(' ');
        return (
          <h2 key={day} className={day === today ? css.today : css.dayHead}>
            <Text size="caption" tone="muted" weight="regular">
              {weekday}
              {day === today && ', today'}
            </Text>
            {date.join(' ')}
          </h2>
        );
      })}
      <div className={css.hours} aria-hidden="true">
        {hours.map(hour => (
          <span
            key={hour}
            className={css.hour}
            style={{ top: `calc(${((hour - from) / (to - from)) * 100}% - .5em)` }}
          >
            {String(hour).padStart(2, '0')}:00
          </span>
        ))}
      </div>
      {days.map(({ day, calls: dayCalls }) => (
        <div key={day} className={css.day}>
          {unavailable
            .filter(time => time.day === day && toHours(time.from) < to && toHours(time.to) > from)
            .map((time, index) => {
              const start = Math.max(toHours(time.from), from);
              const height = Math.min(toHours(time.to), to) - start;
              return (
                <span
                  key={index}
                  className={css.unavailable}
                  title={`${time.from} to ${time.to}`}
                  style={setVars({ [css.top]: String(start - from), [css.height]: String(height) })}
                >
                  <span className={css.unavailableNote}>{time.note || 'Busy'}</span>
                </span>
              );
            })}
          {dayCalls.map(placedCall => (
            <WeekCall key={placedCall.call._id} {...placedCall} {...links} />
          ))}
          {day === today && nowHours >= from && nowHours < to && (
            <span className={css.now} style={setVars({ [css.top]: String(nowHours - from) })}>
              <span className={visuallyHidden}>Now, {formatTime(now)}</span>
            </span>
          )}
        </div>
      ))}
    </section>
  );
}

const toHours = (clock: string) => toMinutes(clock) / 60;

function WeekCall({
  call,
  top,
  height,
  lane,
  lanes,
  openId,
  getHref,
  onOpen,
}: PlacedCall<ListedCall> & CallLinks) {
  const { _id, startsAt, fullName, managerName, cancelledAt } = call;
  return (
    <a
      className={cancelledAt ? css.cancelledCall : css.call}
      href={getHref(_id)}
      title={`${fullName} with ${managerName}`}
      aria-current={_id === openId ? 'true' : undefined}
      style={setVars({
        [css.top]: String(top),
        [css.height]: String(height),
        [css.lane]: String(lane),
        [css.lanes]: String(lanes),
      })}
      onClick={(event: MouseEvent) => interceptClick(event) && onOpen(_id)}
    >
      <span>{formatTime(startsAt)}</span>
      <Text look="line">{fullName}</Text>
      {cancelledAt && <span className={visuallyHidden}>cancelled</span>}
    </a>
  );
}
