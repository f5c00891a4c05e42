import { EmptyState } from '../../ui/Notice';
import { formatTime, isoDay } from '../dates';
import * as css from './Calendar.css';
import { dayWords } from './calendar-months';
import { titleOf } from './items';
import { AREA_OF } from './kinds';
import type { CalendarPlan } from './use-plans';

type AgendaProps = { today: string; plans: readonly CalendarPlan[] };

/** What is planned, a day below the other: the calendar where there is no room for a month. */
export function Agenda({ today, plans }: AgendaProps) {
  const days = [...new Set(plans.map(({ at }) => isoDay(at)))];
  return (
    <div className={css.agenda}>
      {days.length === 0 && <EmptyState title="Nothing planned">Nothing goes out in this month.</EmptyState>}
      {days.map(day => (
        <section key={day} aria-label={dayWords(day)}>
          <h2 className={day === today ? css.agendaToday : css.agendaDay}>
            {day === today && 'Today, '}
            {dayWords(day)}
          </h2>
          <ul>
            {plans
              .filter(plan => isoDay(plan.at) === day)
              .map(plan => (
                <li key={`${plan.action} ${plan.item_id}`}>
                  <a className={css.entry} href={`${AREA_OF[plan.kind].path}?edit=${plan.item_id}`}>
                    <span className={css.time}>{formatTime(plan.at)}</span>
                    <span>
                      <b className={css.entryTitle}>{titleOf(plan)}</b>
                      <span className={css.entryKind}>
                        {AREA_OF[plan.kind].one}, {plan.action === 'publish' ? 'goes out' : 'is taken down'}
                      </span>
                    </span>
                  </a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
