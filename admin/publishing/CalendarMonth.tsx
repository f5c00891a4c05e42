import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { KIND_AREAS } from '../../domain/kinds/areas';
import { addDays } from '../../domain/start-dates';
import { visuallyHidden } from '../../styles/layout.css';
import { setVars } from '../../styles/set-vars';
import { formatTime, toIsoDay } from '../dates';
import * as css from './Calendar.css';
import { type Bar, countLanes, toBars } from './calendar-bars';
import { ARROW_DAYS, formatLongDay, formatMonth, getMonth, WEEKDAYS } from './calendar-months';
import { formatTitle } from './items';
import {
  isSameScheduledAction,
  type PublishedItem,
  type ScheduledItem,
  type UnscheduledItem,
} from './use-calendar';

type CalendarMonthProps = {
  month: string;
  weeks: readonly (readonly string[])[];
  today: string;
  plans: readonly ScheduledItem[];
  liveItems: readonly PublishedItem[];
  /** Drafts awaiting publication by an editor. */
  requestedItems: readonly UnscheduledItem[];
  /** Moves an entry to a day and returns whether the day is valid. Undefined without permission. */
  onMove: ((plan: ScheduledItem, day: string) => boolean) | undefined;
  /** Receives a draft dropped on a day. Undefined unless a draft is being dragged. */
  onDropDraft: ((day: string) => void) | undefined;
};

/** Renders a month, in which entries can be moved by drag or arrow keys. */
export function CalendarMonth(props: CalendarMonthProps) {
  const { month, weeks, today, plans, liveItems, requestedItems, onMove, onDropDraft } = props;
  const [draggedItem, setDraggedItem] = useState<ScheduledItem>();
  const [overDay, setOverDay] = useState<string>();
  const movedPlan = useRef<ScheduledItem>(undefined);
  const grid = useRef<HTMLElement>(null);
  // Keep the focus on an entry that moved to another day.
  useEffect(() => {
    const { item_id, action } = movedPlan.current ?? {};
    const planElement = grid.current?.querySelector<HTMLElement>(`[data-plan="${action} ${item_id}"]`);
    if (!planElement) return;
    planElement.focus();
    movedPlan.current = undefined;
  });

  function moveByKey(event: KeyboardEvent, scheduledItem: ScheduledItem) {
    const days = ARROW_DAYS[event.key];
    if (!days || !onMove || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (onMove(scheduledItem, addDays(toIsoDay(scheduledItem.at), days))) movedPlan.current = scheduledItem;
  }
  const endDrag = () => {
    setDraggedItem(undefined);
    setOverDay(undefined);
  };
  const getDropProps = (day: string) =>
    (draggedItem || onDropDraft) && day >= today
      ? {
          onDragOver: (event: DragEvent) => {
            event.preventDefault();
            setOverDay(day);
          },
          onDrop: (event: DragEvent) => {
            event.preventDefault();
            if (draggedItem) onMove?.(draggedItem, day);
            else onDropDraft?.(day);
            endDrag();
          },
        }
      : {};

  const getDragProps = (scheduledItem: ScheduledItem) => ({
    'data-plan': `${scheduledItem.action} ${scheduledItem.item_id}`,
    href: KIND_AREAS[scheduledItem.kind].edit(scheduledItem.item_id),
    draggable: onMove !== undefined,
    'aria-describedby': onMove && css.MOVE_HINT_ID,
    onKeyDown: (event: KeyboardEvent) => moveByKey(event, scheduledItem),
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      setDraggedItem(scheduledItem);
    },
    onDragEnd: endDrag,
  });
  const renderScheduledItem = (scheduledItem: ScheduledItem) => (
    <a
      key={`${scheduledItem.action} ${scheduledItem.item_id}`}
      {...getDragProps(scheduledItem)}
      className={
        draggedItem && isSameScheduledAction(draggedItem, scheduledItem)
          ? css.draggedItem
          : css.scheduledItem[scheduledItem.action]
      }
      title={formatTitle(scheduledItem)}
    >
      <span className={visuallyHidden}>
        {scheduledItem.action === 'publish' ? 'Goes live: ' : 'Will be unpublished: '}
      </span>
      <span className={css.name}>
        <span className={css.time}>{formatTime(scheduledItem.at)}</span> {formatTitle(scheduledItem)}
      </span>
    </a>
  );
  const renderBar = ({ plan, days, lane, hasStart, hasEnd }: Bar) => (
    <a
      key={`bar ${plan.item_id}`}
      {...(hasEnd ? getDragProps(plan) : { href: getDragProps(plan).href })}
      className={draggedItem && isSameScheduledAction(draggedItem, plan) ? css.liftedBar : css.bar}
      // Lets the days below the entry receive the drop.
      style={{
        ...setVars({ [css.barDays]: String(days), [css.lane]: String(lane) }),
        ...((draggedItem || onDropDraft) &&
          !(draggedItem && isSameScheduledAction(draggedItem, plan)) && { pointerEvents: 'none' }),
      }}
      title={`${formatTitle(plan)}: live until ${formatLongDay(toIsoDay(plan.at))}, ${formatTime(plan.at)}`}
    >
      <span className={visuallyHidden}>Live, will be unpublished: </span>
      <span className={css.barName}>
        {formatTitle(plan)}
        {(hasStart || hasEnd) &&
          `: live until ${formatLongDay(toIsoDay(plan.at)).split(' ').slice(1).join(' ')}`}
      </span>
    </a>
  );

  return (
    <section ref={grid} className={css.grid} aria-label={formatMonth(month)}>
      <div className={css.weekdays} aria-hidden="true">
        {WEEKDAYS.map(name => (
          <span key={name} className={css.weekday}>
            {name}
          </span>
        ))}
      </div>
      {weeks.map(week => {
        const bars = toBars(plans, week);
        const drawnPlans = bars.map(({ plan }) => plan);
        return (
          <ul key={week[0]} className={css.week}>
            {week.map((day, index) => (
              <li key={day} className={overDay === day ? css.dropTarget : css.day} {...getDropProps(day)}>
                <DayNumber
                  day={day}
                  isToday={day === today}
                  className={getMonth(day) !== month ? css.adjacentDay : index < 5 ? css.number : css.weekend}
                  isNamed={day === weeks[0]?.[0] || day.endsWith('-01')}
                />
                {bars.filter(({ from }) => from === index).map(renderBar)}
                <div
                  style={setVars({ [css.lanes]: String(countLanes(bars, index)) })}
                  className={css.dayItems}
                >
                  {liveItems
                    .filter(item => toIsoDay(item.at) === day)
                    .map(({ kind, id, title, at }) => (
                      <Entry
                        key={id}
                        className={css.publishedItem}
                        label="Live: "
                        at={at}
                        title={formatTitle({ title })}
                        {...{ kind, id }}
                      />
                    ))}
                  {plans
                    .filter(
                      scheduledItem =>
                        toIsoDay(scheduledItem.at) === day && !drawnPlans.includes(scheduledItem),
                    )
                    .map(renderScheduledItem)}
                  {requestedItems
                    .filter(({ askedAt }) => askedAt && toIsoDay(askedAt) === day)
                    .map(draft => (
                      <Entry
                        key={draft.id}
                        className={css.requestedItem}
                        label="Waiting for an editor: "
                        kind={draft.kind}
                        id={draft.id}
                        title={`${formatTitle(draft)}${draft.updatedBy.name && `, requested by ${draft.updatedBy.name}`}`}
                      />
                    ))}
                </div>
              </li>
            ))}
          </ul>
        );
      })}
    </section>
  );
}

type EntryProps = {
  kind: ScheduledItem['kind'];
  id: string;
  className: string;
  /** The entry's type, for screen readers. */
  label: string;
  at?: string;
  title: string;
};

const Entry = ({ kind, id, className, label, at, title }: EntryProps) => (
  <a className={className} href={KIND_AREAS[kind].edit(id)} title={title}>
    <span className={visuallyHidden}>{label}</span>
    <span className={css.name}>
      {at && <span className={css.time}>{formatTime(at)}</span>} {title}
    </span>
  </a>
);

type DayNumberProps = { day: string; isToday: boolean; className: string; isNamed: boolean };

/** Renders the day of the month, and the month's name if `isNamed`. */
function DayNumber({ day, isToday, className, isNamed }: DayNumberProps) {
  const dayNumber = Number(day.slice(8));
  return (
    <p className={className}>
      <span className={visuallyHidden}>
        {formatLongDay(day)}
        {isToday && ', today'}
      </span>
      <span aria-hidden="true" className={isToday ? css.today : undefined}>
        {dayNumber}
      </span>
      {isToday && <span aria-hidden="true"> today</span>}
      {isNamed && <span aria-hidden="true"> {formatLongDay(day).split(' ').at(-1)?.slice(0, 3)}</span>}
    </p>
  );
}
