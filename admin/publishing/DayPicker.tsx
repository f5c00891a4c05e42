import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../components/ui/IconButton';
import { next, previous } from '../../components/ui/icons';
import { addDays } from '../../domain/start-dates';
import {
  ARROW_DAYS,
  addMonths,
  formatLongDay,
  formatMonth,
  getMonth,
  listWeeks,
  WEEKDAYS,
} from './calendar-months';
import * as css from './DayPicker.css';

type DayPickerProps = {
  day: string;
  today: string;
  /** Days that already have entries. */
  busyDays: readonly string[];
  /** Description of these days for screen readers. */
  busyNote?: string;
  onMonth?: (month: string) => void;
  onChoose: (day: string) => void;
};

/** Renders a month in which past days can't be selected. */
export function DayPicker({
  day,
  today,
  busyDays,
  busyNote = 'other entries on this day',
  onMonth,
  onChoose,
}: DayPickerProps) {
  const [month, setMonth] = useState(getMonth(day));
  const grid = useRef<HTMLTableElement>(null);
  const isKeyboardMove = useRef(false);
  const showDay = (targetDay: string) => {
    setMonth(targetDay);
    onMonth?.(targetDay);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: shortcuts select days in other months
  useEffect(() => showDay(getMonth(day)), [day]);
  useEffect(() => {
    if (!isKeyboardMove.current) return;
    isKeyboardMove.current = false;
    grid.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus();
  });

  function moveDay(event: KeyboardEvent) {
    const days = ARROW_DAYS[event.key];
    if (!days || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const newDay = addDays(day, days);
    if (newDay < today) return;
    isKeyboardMove.current = true;
    onChoose(newDay);
  }

  const isShown = getMonth(day) === month;
  return (
    <div className={css.frame}>
      <div className={css.head}>
        <IconButton
          label={formatMonth(addMonths(month, -1))}
          icon={previous}
          disabled={month <= getMonth(today)}
          onClick={() => showDay(addMonths(month, -1))}
        />
        <span aria-live="polite">{formatMonth(month)}</span>
        <IconButton
          label={formatMonth(addMonths(month, 1))}
          icon={next}
          onClick={() => showDay(addMonths(month, 1))}
        />
      </div>
      <table ref={grid} className={css.days}>
        <thead>
          <tr>
            {WEEKDAYS.map(name => (
              <th key={name} scope="col" abbr={name} className={css.weekday}>
                {name.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listWeeks(month).map(week => (
            <tr key={week[0]}>
              {week.map((cellDay, index) => (
                <td key={cellDay} className={css.cell}>
                  {getMonth(cellDay) !== month || cellDay < today ? (
                    <span className={css.disabledDay} aria-hidden={getMonth(cellDay) !== month || undefined}>
                      {Number(cellDay.slice(8))}
                    </span>
                  ) : (
                    <button
                      type="button"
                      className={css.day}
                      data-today={cellDay === today || undefined}
                      data-taken={busyDays.includes(cellDay) || undefined}
                      aria-pressed={cellDay === day}
                      aria-label={`${formatLongDay(cellDay)}${cellDay === today ? ', today' : ''}${busyDays.includes(cellDay) ? `, ${busyNote}` : ''}`}
                      tabIndex={isShown ? (cellDay === day ? 0 : -1) : index === 0 ? 0 : -1}
                      onClick={() => onChoose(cellDay)}
                      onKeyDown={moveDay}
                    >
                      {Number(cellDay.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
