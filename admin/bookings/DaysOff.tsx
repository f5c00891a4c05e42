import { useState } from 'react';
import { Button } from '../../components/ui/Button';
import { form, TextField } from '../../components/ui/Field';
import { Icon } from '../../components/ui/Icon';
import { IconButton } from '../../components/ui/IconButton';
import { plus, trash } from '../../components/ui/icons';
import { toast } from '../../components/ui/toast-store';
import type { Availability } from '../../domain/bookings/availability';
import { DAYS_OFF_MAX, LOST_REASON_MAX } from '../../domain/limits';
import { text } from '../../styles/text.css';
import { trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { DialogFooter } from '../DialogFooter';
import { formatDay, formatTime, toIsoDay } from '../dates';
import { formatCount } from '../format-count';
import { Choices } from '../kit/Choices';
import { Dialog } from '../kit/Dialog';
import { Row, rows } from '../kit/Row';
import { Sheet } from '../kit/Sheet';
import { Text } from '../kit/Text';
import { formatLongDay } from '../publishing/calendar-months';
import { getCallHref } from './bookings-url';
import { groupDays, listDays } from './days-off';
import type { ManagerHours } from './use-hours';

type Calls = ManagerHours['calls'];
type DaysOffProps = {
  daysOff: Availability['daysOff'];
  calls: Calls;
  set: (changes: Partial<Availability>) => void;
};

const formatRange = ({ from, to }: { from: string; to: string }) =>
  from === to ? formatLongDay(from) : `${formatLongDay(from)} to ${formatLongDay(to)}`;

/** Lists days without calls. Calls already booked on these days remain unless they are cancelled. */
export function DaysOff({ daysOff, calls, set }: DaysOffProps) {
  const [isAdding, setIsAdding] = useState(false);
  const today = toIsoDay(new Date());
  const ranges = groupDays(daysOff).filter(({ to }) => to >= today);
  return (
    <Sheet
      title="Days off"
      action={
        <Button variant="outlined_black" onClick={() => setIsAdding(true)}>
          <Icon path={plus} size={16} />
          Add days
        </Button>
      }
    >
      {ranges.length === 0 ? (
        <Text as="p" size="small" tone="muted">
          No days off
        </Text>
      ) : (
        <ul className={rows}>
          {ranges.map(range => {
            const callsInRange = calls.filter(({ day }) => day >= range.from && day <= range.to);
            return (
              <Row
                key={range.from}
                title={formatRange(range)}
                note={callsInRange.length > 0 && <CallsInside calls={callsInRange} />}
                end={
                  <IconButton
                    label={`Remove ${formatRange(range)}`}
                    icon={trash}
                    isDanger
                    onClick={() =>
                      set({ daysOff: daysOff.filter(day => day < range.from || day > range.to) })
                    }
                  />
                }
              />
            );
          })}
        </ul>
      )}
      {isAdding && (
        <AddDaysDialog
          calls={calls}
          onAdd={days => set({ daysOff: [...new Set([...daysOff, ...days])].sort() })}
          onClose={() => setIsAdding(false)}
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

type AddDaysDialogProps = { calls: Calls; onAdd: (days: string[]) => void; onClose: () => void };

/** Asks whether to keep the calls on the new days, or to cancel them with an email. */
function AddDaysDialog({ calls, onAdd, onClose }: AddDaysDialogProps) {
  const today = toIsoDay(new Date());
  const [range, setRange] = useState({ from: today, to: today });
  const [choice, setChoice] = useState<'keep' | 'cancel'>('keep');
  const [reason, setReason] = useState('');
  const { bookings } = trpc.useUtils();
  const cancel = trpc.bookings.cancel.useMutation();
  const days = listDays(range, DAYS_OFF_MAX);
  const callsOnDays = calls.filter(({ day }) => days.includes(day));

  async function add() {
    try {
      if (choice === 'cancel')
        for (const { _id } of callsOnDays) await cancel.mutateAsync({ id: _id, reason });
      onAdd(days);
      onClose();
    } catch {
      toast({ variant: 'error', message: adminMessages.bookingChangeFailed });
    } finally {
      if (choice === 'cancel') void bookings.invalidate();
    }
  }
  return (
    <Dialog
      title="Add days off"
      size="small"
      onClose={onClose}
      footer={
        <DialogFooter
          isSending={cancel.isPending}
          disabled={days.length === 0}
          onConfirm={() => void add()}
          onCancel={onClose}
        >
          Add days
        </DialogFooter>
      }
    >
      <div className={form}>
        <TextField
          type="date"
          label="First day"
          min={today}
          value={range.from}
          onChange={({ target: { value } }) =>
            setRange({ from: value, to: value > range.to ? value : range.to })
          }
        />
        <TextField
          type="date"
          label="Last day"
          min={range.from}
          value={range.to}
          onChange={({ target }) => setRange({ ...range, to: target.value })}
        />
        {callsOnDays.length > 0 && (
          <>
            <Text as="p">
              {formatCount(callsOnDays.length, 'call is', 'calls are')} booked on these days:{' '}
              {callsOnDays
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
                { label: 'Keep', value: 'keep' },
                { label: 'Cancel with email', value: 'cancel' },
              ]}
            />
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
