import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { Button } from '../../components/ui/Button';
import { TextField } from '../../components/ui/Field';
import { IconButton } from '../../components/ui/IconButton';
import { plus } from '../../components/ui/icons';
import { toast } from '../../components/ui/toast-store';
import { type DayTime, getWeekday } from '../../domain/bookings/slots';
import { HOURS_PER_DAY_MAX } from '../../domain/limits';
import { setVars } from '../../styles/set-vars';
import { copy } from '../forms/icons';
import { Badge } from '../kit/Badge';
import { Inline, Stack } from '../kit/Stack';
import { Text } from '../kit/Text';
import { WEEKDAYS } from '../publishing/calendar-months';
import * as css from './Hours.css';
import {
  addRange,
  type DayHours,
  findGap,
  formatMinutes,
  getTrackRange,
  type MinuteRange,
  replaceRange,
  STEP_MINUTES,
  snapToStep,
  sumMinutes,
  toClock,
  toMinutes,
} from './hours';

const MINUTES_PER_HOUR = 60;

type WeeklyHoursProps = {
  weekly: readonly DayHours[];
  /** Blocked and busy times of the next seven days. */
  unavailable: readonly DayTime[];
  /** Undefined for members who can’t change hours. */
  onChange: ((weekly: DayHours[]) => void) | undefined;
};

/** Renders a track for each day. Bars are open hours, which can be changed by drag, keyboard or inputs. */
export function WeeklyHours({ weekly, unavailable, onChange }: WeeklyHoursProps) {
  const [selected, setSelected] = useState<{ day: number; index: number }>();
  const visibleRange = getTrackRange(weekly);
  const hours = Array.from(
    { length: (visibleRange.to - visibleRange.from) / MINUTES_PER_HOUR + 1 },
    (_, index) => visibleRange.from / MINUTES_PER_HOUR + index,
  );
  const change = onChange && ((day: number, dayHours: DayHours) => onChange(weekly.with(day, dayHours)));
  return (
    <Stack gap={3}>
      <div>
        <div className={css.scale} aria-hidden="true">
          <div className={css.scaleHours}>
            {hours.map((hour, index) => (
              <span
                key={hour}
                className={css.scaleHour}
                style={setVars({ [css.at]: `${(index / (hours.length - 1)) * 100}%` })}
              >
                {hour}
              </span>
            ))}
          </div>
        </div>
        {weekly.map((dayHours, day) => (
          <Day
            key={WEEKDAYS[day]}
            name={WEEKDAYS[day] ?? ''}
            hours={dayHours}
            unavailable={unavailable.filter(time => getWeekday(time.day) === day)}
            visibleRange={visibleRange}
            selectedIndex={selected?.day === day ? selected.index : undefined}
            onSelect={index => setSelected(index === undefined ? undefined : { day, index })}
            onChange={change && (changedHours => change(day, changedHours))}
            onCopy={
              onChange &&
              (() => onChange(weekly.map((otherHours, index) => (index < 5 ? dayHours : otherHours))))
            }
          />
        ))}
      </div>
      {unavailable.length > 0 && (
        <Text as="p" size="caption" tone="muted">
          Hatched times are blocked or busy in the next seven days.
        </Text>
      )}
      {onChange && (
        <Text as="p" size="caption" tone="muted" hiddenUpTo="tablet">
          Drag on a day to add hours. On a bar, <Badge as="kbd">←</Badge> <Badge as="kbd">→</Badge> move the
          start by 15 minutes, <Badge as="kbd">Shift</Badge> <Badge as="kbd">←</Badge>{' '}
          <Badge as="kbd">→</Badge> move the end, and <Badge as="kbd">Del</Badge> removes the bar.
        </Text>
      )}
    </Stack>
  );
}

type DayProps = {
  name: string;
  hours: DayHours;
  unavailable: readonly DayTime[];
  /** The part of the day that the track shows. */
  visibleRange: MinuteRange;
  selectedIndex: number | undefined;
  onSelect: (index: number | undefined) => void;
  onChange: ((hours: DayHours) => void) | undefined;
  onCopy: (() => void) | undefined;
};

/** The part being dragged: an end of a bar, the whole bar, or a new bar. */
type Drag = { index: number | undefined; part: 'from' | 'to' | 'both'; start: number; range: MinuteRange };

function Day({ name, hours, visibleRange, selectedIndex, onSelect, onChange, onCopy, ...rest }: DayProps) {
  const track = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<Drag>();
  const total = visibleRange.to - visibleRange.from;
  const toStyle = ({ from, to }: MinuteRange) =>
    setVars({
      [css.from]: `${((from - visibleRange.from) / total) * 100}%`,
      [css.width]: `${((to - from) / total) * 100}%`,
    });
  const getRange = (index: number): MinuteRange => ({
    from: toMinutes(hours[index]?.from ?? '00:00'),
    to: toMinutes(hours[index]?.to ?? '00:00'),
  });
  function getMinutes({ clientX }: PointerEvent): number {
    const box = track.current?.getBoundingClientRect();
    return box
      ? snapToStep(visibleRange.from + ((clientX - box.left) / box.width) * total)
      : visibleRange.from;
  }

  function startDrag(event: PointerEvent<HTMLElement>, index?: number, part: Drag['part'] = 'to') {
    if (!onChange || event.button !== 0) return;
    event.stopPropagation();
    track.current?.setPointerCapture(event.pointerId);
    const start = getMinutes(event);
    setDrag({
      index,
      part,
      start,
      range: index === undefined ? { from: start, to: start } : getRange(index),
    });
  }
  function applyDrag({ part, start, range, index }: Drag, now: number): MinuteRange {
    if (index === undefined) return { from: Math.min(start, now), to: Math.max(start, now) };
    if (part === 'both') {
      const length = range.to - range.from;
      const from = Math.min(24 * MINUTES_PER_HOUR - length, Math.max(0, range.from + now - start));
      return { from, to: from + length };
    }
    return part === 'from'
      ? { ...range, from: Math.min(now, range.to - STEP_MINUTES) }
      : { ...range, to: Math.max(now, range.from + STEP_MINUTES) };
  }
  const [movedRange, setMovedRange] = useState<MinuteRange>();
  function endDrag() {
    if (drag && movedRange && movedRange.from < movedRange.to) {
      if (drag.index === undefined) add(movedRange);
      else onChange?.(replaceRange(hours, drag.index, movedRange));
    } else if (drag?.index !== undefined) onSelect(drag.index === selectedIndex ? undefined : drag.index);
    setDrag(undefined);
    setMovedRange(undefined);
  }

  function add(range: MinuteRange | undefined) {
    const newHours = range && addRange(hours, range);
    if (!newHours) {
      toast({ variant: 'error', message: `A day can have at most ${HOURS_PER_DAY_MAX} time ranges` });
      return;
    }
    onChange?.(newHours);
    onSelect(newHours.findIndex(({ from }) => toMinutes(from) === range.from));
  }

  function onKeyDown(event: KeyboardEvent, index: number) {
    const offset = { ArrowLeft: -STEP_MINUTES, ArrowRight: STEP_MINUTES }[event.key];
    if (!onChange) return;
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      onSelect(undefined);
      onChange(hours.filter((_, at) => at !== index));
    } else if (offset !== undefined) {
      event.preventDefault();
      const range = getRange(index);
      const next = event.shiftKey
        ? { ...range, to: snapToStep(Math.max(range.from + STEP_MINUTES, range.to + offset)) }
        : { ...range, from: snapToStep(Math.min(range.to - STEP_MINUTES, range.from + offset)) };
      onChange(replaceRange(hours, index, next));
    }
  }

  const selectedRange =
    selectedIndex !== undefined && hours[selectedIndex] ? getRange(selectedIndex) : undefined;
  return (
    <section className={css.dayRow} aria-label={name}>
      <div>
        <Text as="h3" size="label" weight="strong">
          {name}
        </Text>
        <Text size="caption" tone="muted">
          {hours.length > 0 && (
            <Text hiddenAbove="menu">{hours.map(({ from, to }) => `${from}–${to}`).join(', ')}, </Text>
          )}
          {formatMinutes(sumMinutes([hours]))}
        </Text>
      </div>
      <div
        ref={track}
        className={css.track}
        style={setVars({ [css.hourWidth]: `${(MINUTES_PER_HOUR / total) * 100}%` })}
        onPointerDown={startDrag}
        onPointerMove={event => {
          if (!drag) return;
          const range = applyDrag(drag, getMinutes(event));
          if (movedRange || getMinutes(event) !== drag.start) setMovedRange(range);
        }}
        onPointerUp={endDrag}
        onPointerCancel={() => {
          setDrag(undefined);
          setMovedRange(undefined);
        }}
      >
        {hours.length === 0 && !movedRange && <span className={css.closed}>Closed</span>}
        {hours.map((_, index) => {
          const range = drag?.index === index && movedRange ? movedRange : getRange(index);
          return (
            <button
              key={index}
              type="button"
              className={css.bar}
              style={toStyle(range)}
              aria-label={`${name}, open ${toClock(range.from)} to ${toClock(range.to)}`}
              aria-pressed={index === selectedIndex}
              onPointerDown={event => startDrag(event, index, 'both')}
              onClick={event => event.detail === 0 && onSelect(index === selectedIndex ? undefined : index)}
              onKeyDown={event => onKeyDown(event, index)}
            >
              <span>{toClock(range.from)}</span>
              <span>{toClock(range.to)}</span>
              <span className={css.firstEnd} onPointerDown={event => startDrag(event, index, 'from')} />
              <span className={css.lastEnd} onPointerDown={event => startDrag(event, index, 'to')} />
            </button>
          );
        })}
        {rest.unavailable.map(({ from, to, note }, index) => {
          const range = {
            from: Math.max(toMinutes(from), visibleRange.from),
            to: Math.min(toMinutes(to), visibleRange.to),
          };
          const label = `${note || 'Busy'}, ${from} to ${to}`;
          return (
            range.from < range.to && (
              <span
                key={index}
                className={css.busy}
                role="img"
                aria-label={label}
                title={label}
                style={toStyle(range)}
              />
            )
          );
        })}
        {drag?.index === undefined && movedRange && (
          <span className={css.draft} style={toStyle(movedRange)} />
        )}
      </div>
      {onChange && (
        <Inline gap={0} wrap={false}>
          <IconButton label={`Add hours on ${name}`} icon={plus} onClick={() => add(findGap(hours))} />
          <IconButton label={`Copy ${name} to all working days`} icon={copy} onClick={onCopy} />
        </Inline>
      )}
      {onChange && selectedIndex !== undefined && selectedRange && (
        <ClockInputs
          key={`${selectedRange.from}-${selectedRange.to}`}
          name={name}
          range={selectedRange}
          onChange={range => onChange(replaceRange(hours, selectedIndex, range))}
          onRemove={() => {
            onSelect(undefined);
            onChange(hours.filter((_, index) => index !== selectedIndex));
          }}
        />
      )}
    </section>
  );
}

type ClockInputsProps = {
  name: string;
  range: MinuteRange;
  onChange: (range: MinuteRange) => void;
  onRemove: () => void;
};

/** Renders inputs for the selected hours. Changes apply on blur. */
function ClockInputs({ name, range, onChange, onRemove }: ClockInputsProps) {
  const [clocks, setClocks] = useState({ from: toClock(range.from), to: toClock(range.to) });
  function apply() {
    // Midnight ends a day, but inputs show it as the start of the next one.
    const next = { from: toMinutes(clocks.from), to: toMinutes(clocks.to) || toMinutes('24:00') };
    if (clocks.from && clocks.to && next.from < next.to && (next.from !== range.from || next.to !== range.to))
      onChange(next);
  }
  return (
    <fieldset className={css.clockInputs} aria-label={`Hours on ${name}`} onBlur={apply}>
      <Inline gap={3}>
        {(['from', 'to'] as const).map(part => (
          <TextField
            key={part}
            type="time"
            step={STEP_MINUTES * 60}
            label={part === 'from' ? 'From' : 'To'}
            value={clocks[part] === '24:00' ? '00:00' : clocks[part]}
            onChange={({ target }) => setClocks({ ...clocks, [part]: target.value })}
            onKeyDown={event => event.key === 'Enter' && apply()}
          />
        ))}
        <Button onClick={onRemove}>Remove</Button>
      </Inline>
    </fieldset>
  );
}
