import { useId, useState } from 'react';
import { TextField } from '../../components/ui/Field';
import { Switch } from '../../components/ui/Switch';
import { getSite } from '../../domain/current-site';
import { addDays } from '../../domain/start-dates';
import { trpc } from '../../trpc/client';
import { toIsoDay } from '../dates';
import { formRow } from '../kit/layout.css';
import { chipButton, coverInput } from '../kit/parts.css';
import { Row } from '../kit/Row';
import { Inline, Stack } from '../kit/Stack';
import { Text } from '../kit/Text';
import { TextButton } from '../kit/TextButton';
import { addMonths, formatLongDay, formatZone, getDayStart, getMonth } from '../publishing/calendar-months';
import { DayPicker } from '../publishing/DayPicker';
import * as css from './PublishSheet.css';
import {
  formatOtherZones,
  listNextWorkdays,
  parseTime,
  type Schedule,
  type ScheduleTimes,
} from './publish-times';
import { SheetHead } from './SheetFrame';

const OPTIONS = [
  { label: 'Now', hint: 'When you confirm', isImmediate: true },
  { label: 'Later', hint: 'On a day and time', isImmediate: false },
];

type ScheduleFieldProps = {
  id: string;
  times: ScheduleTimes;
  schedule: Schedule;
  isLive: boolean;
  /** Whether there is nothing to publish, so that only the end can change. */
  isUnchanged: boolean;
  /** Whether the item can't be unpublished. */
  isPermanent: boolean;
  onChange: (change: Partial<ScheduleTimes>) => void;
  /** Undefined if nothing is scheduled. */
  onCancelSchedule: (() => void) | undefined;
};

/** Renders the fields of a schedule, in the office's time zone. */
export function ScheduleField({
  id,
  times,
  schedule,
  isLive,
  isUnchanged,
  isPermanent,
  onChange,
  onCancelSchedule,
}: ScheduleFieldProps) {
  const [titleId, untilId] = [useId(), useId()];
  const today = toIsoDay(new Date());
  const [month, setMonth] = useState(getMonth(times.day));
  const { from, problems } = schedule;
  const { data } = trpc.content.calendar.useQuery(
    { from: getDayStart(`${month}-01`), to: getDayStart(`${addMonths(month, 1)}-01`) },
    { enabled: !times.isImmediate },
  );
  const busyDays = data?.plans.filter(plan => plan.item_id !== id).map(({ at }) => toIsoDay(at)) ?? [];
  const normaliseTime = (field: 'time' | 'lastTime') =>
    onChange({ [field]: parseTime(times[field]) ?? times[field] });

  if (isUnchanged && isPermanent) return null;
  return (
    <Stack as="section" aria-labelledby={titleId}>
      <SheetHead id={titleId} title={isUnchanged ? 'Schedule' : 'When'}>
        {formatZone(from ?? new Date())}
      </SheetHead>
      {!isUnchanged && (
        <div role="radiogroup" aria-labelledby={titleId} className={css.options}>
          {OPTIONS.map(({ label, hint, isImmediate }) => (
            <label key={label} className={css.option}>
              <input
                type="radio"
                name={titleId}
                className={coverInput}
                checked={times.isImmediate === isImmediate}
                onChange={() => onChange({ isImmediate })}
              />
              <Text as="b" weight="medium" block>
                {label}
              </Text>
              <Text as="small" size="caption" tone="muted" block>
                {hint}
              </Text>
            </label>
          ))}
        </div>
      )}
      {!times.isImmediate && (
        <Stack>
          <Inline as="fieldset" aria-label="Shortcuts">
            {listNextWorkdays(today, 2).map(day => (
              <button
                key={day}
                type="button"
                className={chipButton}
                aria-pressed={times.day === day && times.time === '09:00'}
                onClick={() => onChange({ day, time: '09:00' })}
              >
                {formatLongDay(day).split(' ')[0]} 09:00
              </button>
            ))}
          </Inline>
          <DayPicker
            day={times.day}
            today={today}
            busyDays={busyDays}
            onMonth={setMonth}
            onChoose={day => onChange({ day })}
          />
          <div className={formRow}>
            <TextField
              label="Time"
              inputMode="numeric"
              value={times.time}
              error={problems.time}
              onChange={({ target }) => onChange({ time: target.value })}
              onBlur={() => normaliseTime('time')}
            />
            <Text as="p" size="small">
              <Text tone="muted" block>
                {from && formatOtherZones(from)}
              </Text>
              {isLive ? 'The live version stays until then.' : 'The content stays a draft until then.'}
            </Text>
          </div>
          {onCancelSchedule && (
            <div>
              <TextButton onClick={onCancelSchedule}>Cancel schedule</TextButton>
            </div>
          )}
        </Stack>
      )}
      {!isPermanent && (
        <Row
          as="label"
          htmlFor={untilId}
          title="Unpublish later"
          note="The content stays as a draft and keeps its URL."
          end={
            <Switch
              id={untilId}
              checked={times.hasEnd}
              onChange={({ target }) => onChange({ hasEnd: target.checked })}
            />
          }
        />
      )}
      {times.hasEnd && (
        <div className={formRow}>
          <TextField
            label="Unpublish on"
            type="date"
            min={addDays(today, 0)}
            value={times.lastDay}
            onChange={({ target }) => onChange({ lastDay: target.value })}
          />
          <TextField
            label={`Time, ${getSite().office.clock.name}`}
            inputMode="numeric"
            value={times.lastTime}
            error={problems.lastTime}
            onChange={({ target }) => onChange({ lastTime: target.value })}
            onBlur={() => normaliseTime('lastTime')}
          />
        </div>
      )}
    </Stack>
  );
}
