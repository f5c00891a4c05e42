import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { visuallyHidden } from '../../../styles/layout.css';
import { formatTime, isoDay } from '../dates';
import * as css from './Calendar.css';
import { daysAfter, dayWords, monthOf, monthWords } from './calendar-months';
import { titleOf } from './items';
import { AREA_OF } from './kinds';
import { type CalendarPlan, isSame } from './use-plans';

/** Days that each arrow moves a plan by. */
const ARROWS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

type CalendarMonthProps = {
  month: string;
  weeks: readonly (readonly string[])[];
  today: string;
  plans: readonly CalendarPlan[];
  /** Moves a plan to a day; says whether it may stand there. Undefined for who may not. */
  onMove: ((plan: CalendarPlan, day: string) => boolean) | undefined;
  /** Takes what else is dragged onto a day; undefined while nothing is. */
  onDropElse: ((day: string) => void) | undefined;
};

/** A month of weeks; what is planned is dragged from day to day, or moved by the arrow keys. */
export function CalendarMonth({ month, weeks, today, plans, onMove, onDropElse }: CalendarMonthProps) {
  const [dragged, setDragged] = useState<CalendarPlan>();
  const [over, setOver] = useState<string>();
  const moved = useRef<CalendarPlan>(undefined);
  const grid = useRef<HTMLElement>(null);
  // What was moved by the keyboard stands in another day, and keeps the focus there.
  useEffect(() => {
    const { item_id, action } = moved.current ?? {};
    const place = grid.current?.querySelector<HTMLElement>(`[data-plan="${action} ${item_id}"]`);
    if (!place) return;
    place.focus();
    moved.current = undefined;
  });

  function step(event: KeyboardEvent, plan: CalendarPlan) {
    const days = ARROWS[event.key];
    if (!days || !onMove || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (onMove(plan, daysAfter(isoDay(plan.at), days))) moved.current = plan;
  }
  const end = () => {
    setDragged(undefined);
    setOver(undefined);
  };
  const target = (day: string) =>
    (dragged || onDropElse) && day >= today
      ? {
          onDragOver: (event: DragEvent) => {
            event.preventDefault();
            setOver(day);
          },
          onDrop: (event: DragEvent) => {
            event.preventDefault();
            if (dragged) onMove?.(dragged, day);
            else onDropElse?.(day);
            end();
          },
        }
      : {};

  return (
    <section ref={grid} className={css.grid} aria-label={monthWords(month)}>
      <div className={css.weekdays} aria-hidden="true">
        {WEEKDAYS.map(name => (
          <span key={name} className={css.weekday}>
            {name}
          </span>
        ))}
      </div>
      {weeks.map(week => (
        <ul key={week[0]} className={css.week}>
          {week.map(day => (
            <li key={day} className={over === day ? css.target : css.day} {...target(day)}>
              <DayNumber day={day} isToday={day === today} dim={monthOf(day) !== month} />
              {plans
                .filter(plan => isoDay(plan.at) === day)
                .map(plan => (
                  <a
                    key={`${plan.action} ${plan.item_id}`}
                    data-plan={`${plan.action} ${plan.item_id}`}
                    className={dragged && isSame(dragged, plan) ? css.lifted : css.plan[plan.action]}
                    href={`${AREA_OF[plan.kind].path}?edit=${plan.item_id}`}
                    title={titleOf(plan)}
                    draggable={onMove !== undefined}
                    aria-describedby={onMove && css.HINT_ID}
                    onKeyDown={event => step(event, plan)}
                    onDragStart={event => {
                      event.dataTransfer.effectAllowed = 'move';
                      setDragged(plan);
                    }}
                    onDragEnd={end}
                  >
                    <span className={visuallyHidden}>
                      {plan.action === 'publish' ? 'Goes out: ' : 'Is taken down: '}
                    </span>
                    <span className={css.name}>
                      <span className={css.time}>{formatTime(plan.at)}</span> {titleOf(plan)}
                    </span>
                  </a>
                ))}
            </li>
          ))}
        </ul>
      ))}
    </section>
  );
}

type DayNumberProps = { day: string; isToday: boolean; dim: boolean };

/** The number of a day; the first of a month is named. */
function DayNumber({ day, isToday, dim }: DayNumberProps) {
  const number = Number(day.slice(8));
  return (
    <p className={dim ? css.dim : css.number}>
      <span className={visuallyHidden}>
        {dayWords(day)}
        {isToday && ', today'}
      </span>
      <span aria-hidden="true" className={isToday ? css.today : undefined}>
        {number}
      </span>
      {number === 1 && <span aria-hidden="true"> {dayWords(day).split(' ').at(-1)?.slice(0, 3)}</span>}
    </p>
  );
}
