import { useId } from 'react';
import { TextField } from '../../components/ui/Field';
import { Switch } from '../../components/ui/Switch';
import type { Availability } from '../../domain/bookings/availability';
import { BOOKING_LENGTHS_MINUTES, BOOKING_PLACE_MAX } from '../../domain/limits';
import { formatShortDay } from '../../domain/start-dates';
import { DAY_MS } from '../../domain/time';
import { toIsoDay } from '../dates';
import { formatCount } from '../format-count';
import { Choices } from '../kit/Choices';
import { OptionSelect } from '../kit/OptionSelect';
import { Sheet } from '../kit/Sheet';
import { Inline, Stack } from '../kit/Stack';
import { Text } from '../kit/Text';

const PAUSES = [0, 5, 10, 15, 30, 45, 60, 90, 120];
const CALLS_PER_DAY = [0, 1, 2, 3, 4, 5, 6, 8, 10];
const NOTICE_HOURS = [0, 1, 2, 4, 8, 12, 24, 48, 72, 168, 336];
const HORIZON_DAYS = [7, 14, 30, 60, 90, 120];

const formatNotice = (hours: number) =>
  hours === 0 ? 'None' : hours % 24 === 0 ? formatCount(hours / 24, 'day') : formatCount(hours, 'hour');
const formatPause = (minutes: number) => (minutes === 0 ? 'None' : `${minutes} minutes`);
const formatHorizon = (days: number) =>
  `${formatCount(days, 'day')}, to ${formatShortDay(toIsoDay(new Date(Date.now() + days * DAY_MS)))}`;

type RulesProps = { values: Availability; set: (changes: Partial<Availability>) => void };

export function BookingRules({ values, set }: RulesProps) {
  const switchId = useId();
  return (
    <Sheet title="Rules">
      <Stack gap={4}>
        <Inline gap={3}>
          <Switch
            aria-labelledby={switchId}
            checked={values.isOpen}
            onChange={({ target }) => set({ isOpen: target.checked })}
          />
          <Text id={switchId} weight="medium">
            Accept bookings
          </Text>
        </Inline>
        <Choices
          label="Length"
          selected={values.lengthMinutes}
          onChoose={lengthMinutes => set({ lengthMinutes })}
          choices={BOOKING_LENGTHS_MINUTES.map(value => ({ label: `${value} min`, value }))}
        />
        <Stack columns={3} gap={4}>
          <NumberSelect
            label="Pause before"
            options={PAUSES}
            value={values.pauseBeforeMinutes}
            format={formatPause}
            onChange={pauseBeforeMinutes => set({ pauseBeforeMinutes })}
          />
          <NumberSelect
            label="Pause after"
            options={PAUSES}
            value={values.pauseAfterMinutes}
            format={formatPause}
            onChange={pauseAfterMinutes => set({ pauseAfterMinutes })}
          />
          <NumberSelect
            label="Maximum calls a day"
            options={CALLS_PER_DAY}
            value={values.callsPerDay}
            format={count => (count === 0 ? 'Any number' : formatCount(count, 'call'))}
            onChange={callsPerDay => set({ callsPerDay })}
          />
          <NumberSelect
            label="Minimum notice"
            options={NOTICE_HOURS}
            value={values.noticeHours}
            format={formatNotice}
            onChange={noticeHours => set({ noticeHours })}
          />
          <NumberSelect
            label="Bookable in advance"
            options={HORIZON_DAYS}
            value={values.horizonDays}
            format={formatHorizon}
            onChange={horizonDays => set({ horizonDays })}
          />
        </Stack>
        <TextField
          label="Location"
          hint="A video link or an address. If empty, the manager sends a link before each call."
          maxLength={BOOKING_PLACE_MAX}
          value={values.place}
          onChange={({ target }) => set({ place: target.value })}
        />
      </Stack>
    </Sheet>
  );
}

type NumberSelectProps = {
  label: string;
  options: readonly number[];
  value: number;
  format: (value: number) => string;
  onChange: (value: number) => void;
};

/** Offers the current value even if it isn’t one of the options. */
const NumberSelect = ({ label, options, value, format, onChange }: NumberSelectProps) => (
  <OptionSelect
    label={label}
    value={String(value)}
    onChoose={option => onChange(Number(option))}
    options={[...new Set([...options, value])]
      .sort((a, b) => a - b)
      .map(option => [String(option), format(option)])}
  />
);
