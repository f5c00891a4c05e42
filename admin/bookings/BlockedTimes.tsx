import { useState } from 'react';
import { Button } from '../../components/ui/Button';
import { FieldMessage, form, TextField } from '../../components/ui/Field';
import { Icon } from '../../components/ui/Icon';
import { IconButton } from '../../components/ui/IconButton';
import { plus, trash } from '../../components/ui/icons';
import type { Availability, BlockedTime } from '../../domain/bookings/availability';
import { toDayTimes } from '../../domain/bookings/slots';
import {
  BLOCKED_DAYS_MAX,
  BLOCKED_NOTE_MAX,
  BLOCKED_TIMES_MAX,
  LIST_ITEMS_MAX,
  LOST_REASON_MAX,
} from '../../domain/limits';
import { messages } from '../../domain/messages';
import { addDays } from '../../domain/start-dates';
import { text } from '../../styles/text.css';
import { formatDay, formatTime, toIsoDay } from '../dates';
import { formatCount } from '../format-count';
import { createId } from '../forms/new-id';
import { Choices } from '../kit/Choices';
import { Dialog } from '../kit/Dialog';
import { Row, rows } from '../kit/Row';
import { Sheet } from '../kit/Sheet';
import { Stack } from '../kit/Stack';
import { Text } from '../kit/Text';
import { formatLongDay } from '../publishing/calendar-months';
import { getCallHref } from './bookings-url';
import type { Cancellation, ManagerHours } from './use-hours';

type Calls = ManagerHours['calls'];
type BlockedTimesProps = {
  values: Pick<Availability, 'blockedTimes' | 'timeZone'>;
  calls: Calls;
  set: (changes: Partial<Availability>, cancel?: Cancellation) => void;
  isAdding: boolean;
  setAdding: (isAdding: boolean) => void;
};
type Range = Omit<BlockedTime, '_id'>;

const WHOLE_DAY = { from: '00:00', to: '24:00' };

function formatRange({ firstDay, lastDay, from, to }: Range): string {
  const days =
    firstDay === lastDay
      ? formatLongDay(firstDay)
      : `${formatLongDay(firstDay)} to ${formatLongDay(lastDay)}`;
  return from === WHOLE_DAY.from && to === WHOLE_DAY.to ? days : `${days}, ${from} to ${to}`;
}

const findCalls = (calls: Calls, timeZone: string, { firstDay, lastDay, from, to }: Range) =>
  calls.filter(({ startsAt, endsAt }) =>
    toDayTimes(timeZone, { start: Date.parse(startsAt), end: Date.parse(endsAt) }).some(
      time => time.day >= firstDay && time.day <= lastDay && time.from < to && time.to > from,
    ),
  );

/** Lists times that can’t be booked. Calls already booked at these times remain unless they are cancelled. */
export function BlockedTimes({ values, calls, set, isAdding, setAdding }: BlockedTimesProps) {
  const { blockedTimes, timeZone } = values;
  const today = toIsoDay(new Date());
  const comingTimes = blockedTimes
    .filter(({ lastDay }) => lastDay >= today)
    .toSorted((a, b) => `${a.firstDay}${a.from}`.localeCompare(`${b.firstDay}${b.from}`));
  return (
    <Sheet
      title="Days off and blocked times"
      action={
        <Button disabled={comingTimes.length >= BLOCKED_TIMES_MAX} onClick={() => setAdding(true)}>
          <Icon path={plus} size={16} />
          Block time
        </Button>
      }
    >
      {comingTimes.length === 0 ? (
        <Text as="p" size="small" tone="muted">
          No days off or blocked times
        </Text>
      ) : (
        <ul className={rows}>
          {comingTimes.map(time => {
            const callsInside = findCalls(calls, timeZone, time);
            return (
              <Row
                key={time._id}
                title={formatRange(time)}
                note={
                  <>
                    {time.note && `${time.note}. `}
                    {callsInside.length > 0 && <CallsInside calls={callsInside} />}
                  </>
                }
                end={
                  <IconButton
                    label={`Remove ${formatRange(time)}`}
                    icon={trash}
                    isDanger
                    onClick={() => set({ blockedTimes: blockedTimes.filter(({ _id }) => _id !== time._id) })}
                  />
                }
              />
            );
          })}
        </ul>
      )}
      {isAdding && (
        <BlockDialog
          findCalls={range => findCalls(calls, timeZone, range)}
          onAdd={(range, cancel) =>
            set({ blockedTimes: [...comingTimes, { _id: createId(), ...range }] }, cancel)
          }
          onClose={() => setAdding(false)}
        />
      )}
    </Sheet>
  );
}

const CallsInside = ({ calls }: { calls: Calls }) => (
  <>
    {formatCount(calls.length, 'call')} booked:{' '}
    {calls.map(({ _id, fullName, startsAt }, index) => (
      <span key={_id}>
        {index > 0 && ', '}
        <a className={text.link} href={getCallHref(_id, startsAt)}>
          {fullName}
        </a>
      </span>
    ))}
  </>
);

type BlockDialogProps = {
  findCalls: (range: Range) => Calls;
  onAdd: (range: Range, cancel?: Cancellation) => void;
  onClose: () => void;
};

/** Asks whether to keep the calls at the blocked time, or to cancel them with an email. */
function BlockDialog({ findCalls, onAdd, onClose }: BlockDialogProps) {
  const today = toIsoDay(new Date());
  const [enteredValues, setEnteredValues] = useState({
    firstDay: today,
    lastDay: today,
    from: '',
    to: '',
    note: '',
  });
  const change = (changes: Partial<Range>) => setEnteredValues({ ...enteredValues, ...changes });
  const [choice, setChoice] = useState<'keep' | 'cancel'>('keep');
  const [reason, setReason] = useState('');
  const { firstDay, lastDay } = enteredValues;
  const range = {
    ...enteredValues,
    from: enteredValues.from || WHOLE_DAY.from,
    to: enteredValues.to || WHOLE_DAY.to,
  };
  const isValid = firstDay && firstDay <= lastDay && range.from < range.to;
  const callsInside = isValid ? findCalls(range) : [];
  const isTooMany = choice === 'cancel' && callsInside.length > LIST_ITEMS_MAX;

  function add() {
    onAdd(range, choice === 'cancel' ? { ids: callsInside.map(({ _id }) => _id), reason } : undefined);
    onClose();
  }
  return (
    <Dialog
      title="Block time"
      size="small"
      onClose={onClose}
      confirm={{ label: 'Block time', disabled: !isValid || isTooMany, onConfirm: add }}
    >
      <div className={form}>
        <TextField
          type="date"
          label="First day"
          min={today}
          value={firstDay}
          onChange={({ target: { value } }) =>
            change({ firstDay: value, lastDay: value > lastDay ? value : lastDay })
          }
        />
        <TextField
          type="date"
          label="Last day"
          min={firstDay}
          max={firstDay && addDays(firstDay, BLOCKED_DAYS_MAX)}
          value={lastDay}
          onChange={({ target }) => change({ lastDay: target.value })}
        />
        <Stack columns={2} gap={4}>
          <TextField
            type="time"
            label="From"
            hint="Leave empty for whole days"
            value={enteredValues.from}
            onChange={({ target }) => change({ from: target.value })}
          />
          <TextField
            type="time"
            label="To"
            value={enteredValues.to}
            onChange={({ target }) => change({ to: target.value })}
          />
        </Stack>
        <TextField
          label="Note"
          hint="Visible only to your team"
          maxLength={BLOCKED_NOTE_MAX}
          value={enteredValues.note}
          onChange={({ target }) => change({ note: target.value })}
        />
        {callsInside.length > 0 && (
          <>
            <Text as="p">
              {formatCount(callsInside.length, 'call is', 'calls are')} booked at this time:{' '}
              {callsInside
                .map(
                  ({ fullName, startsAt }) => `${fullName}, ${formatDay(startsAt)}, ${formatTime(startsAt)}`,
                )
                .join('; ')}
              .
            </Text>
            <Choices
              label="Booked calls"
              selected={choice}
              onChoose={setChoice}
              choices={[
                { label: 'Keep the calls', value: 'keep' },
                { label: 'Cancel and email visitors', value: 'cancel' },
              ]}
            />
            {isTooMany && <FieldMessage>{messages.cancelledCallsTooMany}</FieldMessage>}
            {choice === 'cancel' && (
              <TextField
                label="Reason"
                hint="Included in the emails"
                maxLength={LOST_REASON_MAX}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}
