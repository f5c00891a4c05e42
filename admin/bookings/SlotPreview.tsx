import { useState } from 'react';
import { getZoneCity } from '../../domain/bookings/booking-times';
import { formatClock } from '../../domain/formatters';
import { getDayIn } from '../../domain/start-dates';
import { Badge } from '../kit/Badge';
import { OptionSelect } from '../kit/OptionSelect';
import { Sheet } from '../kit/Sheet';
import { Inline, Stack } from '../kit/Stack';
import { Text } from '../kit/Text';
import { formatLongDay } from '../publishing/calendar-months';
import { DayPicker } from '../publishing/DayPicker';

const VISITOR_ZONES = [
  'Europe/London',
  'Europe/Berlin',
  'America/New_York',
  'America/Toronto',
  'America/Los_Angeles',
  'Asia/Singapore',
  'Australia/Sydney',
];

type SlotPreviewProps = { timeZone: string; freeTimes: readonly string[] };

/** Shows the free times as visitors in a time zone see them. */
export function SlotPreview({ timeZone, freeTimes }: SlotPreviewProps) {
  const [zone, setZone] = useState('Europe/London');
  const [chosenDay, setDay] = useState<string>();
  const today = getDayIn(zone, new Date());
  const times = freeTimes.map(time => new Date(time));
  const freeDays = [...new Set(times.map(time => getDayIn(zone, time)))];
  const day = chosenDay !== undefined && chosenDay >= today ? chosenDay : (freeDays[0] ?? today);
  const dayTimes = times.filter(time => getDayIn(zone, time) === day);
  return (
    <Sheet title="What visitors see">
      <Stack gap={4}>
        <OptionSelect
          label="Visitor’s location"
          value={zone}
          onChoose={setZone}
          options={[...new Set([timeZone, ...VISITOR_ZONES])].map(name => [name, getZoneCity(name)])}
        />
        <DayPicker day={day} today={today} busyDays={freeDays} busyNote="free times" onChoose={setDay} />
        <Stack aria-live="polite">
          <Text as="h3" size="subtitle">
            {formatLongDay(day)}
          </Text>
          {dayTimes.length > 0 ? (
            <Inline gap={2}>
              {dayTimes.map(time => (
                <Badge key={time.toISOString()}>{formatClock(time, zone)}</Badge>
              ))}
            </Inline>
          ) : (
            <Text as="p" size="small" tone="muted">
              No free times
            </Text>
          )}
        </Stack>
      </Stack>
    </Sheet>
  );
}
