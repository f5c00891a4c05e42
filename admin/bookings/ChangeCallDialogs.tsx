import { useState } from 'react';
import { form, TextField } from '../../components/ui/Field';
import { LOST_REASON_MAX } from '../../domain/limits';
import { messages } from '../../domain/messages';
import { getFirstName } from '../../domain/person';
import { trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { formatDay, formatTime, toIsoDay } from '../dates';
import { Dialog } from '../kit/Dialog';
import { Empty } from '../kit/Empty';
import { OptionSelect } from '../kit/OptionSelect';
import { Text } from '../kit/Text';
import { QueryBoundary } from '../ListBody';
import type { OpenCall } from './BookingPanel';

type ChangeDialogProps = { call: OpenCall; onClose: () => void };

function useChangeOptions(done: string, onClose: () => void) {
  const { bookings, enquiries } = trpc.useUtils();
  return {
    meta: { done, failed: adminMessages.bookingChangeFailed },
    onSuccess: onClose,
    onSettled: () => Promise.all([bookings.invalidate(), enquiries.byId.invalidate()]),
  };
}

type ReasonFieldProps = { call: OpenCall; value: string; onChange: (reason: string) => void };

const ReasonField = ({ call, value, onChange }: ReasonFieldProps) => (
  <TextField
    label="Reason"
    hint={`Included in the email to ${getFirstName(call.fullName)}`}
    maxLength={LOST_REASON_MAX}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
);

export function CancelCallDialog({ call, onClose }: ChangeDialogProps) {
  const [reason, setReason] = useState('');
  const cancel = trpc.bookings.cancel.useMutation(useChangeOptions(adminMessages.bookingCancelled, onClose));
  return (
    <Dialog
      title="Cancel this call?"
      size="small"
      onClose={onClose}
      confirm={{
        label: 'Cancel call',
        cancelLabel: 'Keep call',
        isSending: cancel.isPending,
        onConfirm: () => cancel.mutate({ id: call._id, reason }),
      }}
    >
      <div className={form}>
        <Text as="p">
          {call.fullName}, {formatDay(call.startsAt)}, {formatTime(call.startsAt)}
        </Text>
        <ReasonField call={call} value={reason} onChange={setReason} />
      </div>
    </Dialog>
  );
}

export function MoveCallDialog({ call, onClose }: ChangeDialogProps) {
  const [reason, setReason] = useState('');
  const [chosenDay, setDay] = useState<string>();
  const [chosenTime, setTime] = useState<string>();
  const times = trpc.bookings.freeTimes.useQuery({ id: call._id }, { staleTime: 0 });
  const move = trpc.bookings.move.useMutation(useChangeOptions(adminMessages.bookingMoved, onClose));
  const freeTimes = times.data ?? [];
  const startsAt = chosenTime && freeTimes.includes(chosenTime) ? chosenTime : undefined;
  return (
    <Dialog
      title={`Move the call with ${call.fullName}`}
      size="small"
      onClose={onClose}
      confirm={{
        label: 'Move call',
        isSending: move.isPending,
        disabled: !startsAt,
        onConfirm: () => startsAt && move.mutate({ id: call._id, startsAt, reason }),
      }}
    >
      <QueryBoundary query={times} errorMessage={adminMessages.freeTimesFailed} height={200}>
        {data => {
          const days = [...new Set(data.map(time => toIsoDay(time)))];
          const day = days.find(candidate => candidate === chosenDay) ?? days[0];
          if (!day)
            return <Empty title={messages.noFreeTimes}>Add hours in Availability to move this call.</Empty>;
          const dayTimes = data.filter(time => toIsoDay(time) === day);
          return (
            <div className={form}>
              <OptionSelect
                label="Day"
                value={day}
                onChoose={setDay}
                options={days.map(option => [
                  option,
                  formatDay(data.find(time => toIsoDay(time) === option) ?? option),
                ])}
              />
              <OptionSelect
                label="Time"
                value={startsAt ?? ''}
                onChoose={setTime}
                options={[['', 'Choose a time'], ...dayTimes.map(time => [time, formatTime(time)] as const)]}
              />
              <ReasonField call={call} value={reason} onChange={setReason} />
            </div>
          );
        }}
      </QueryBoundary>
    </Dialog>
  );
}
