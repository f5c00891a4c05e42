import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Person } from '../../components/ui/Avatar';
import { Button } from '../../components/ui/Button';
import { formatCallTime, formatOffset, getZoneCity } from '../../domain/bookings/booking-times';
import { getSite } from '../../domain/current-site';
import { formatClock } from '../../domain/formatters';
import { getEnquiryPath } from '../../domain/paths';
import { text } from '../../styles/text.css';
import { type RouterOutputs, trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { formatDay, formatTime } from '../dates';
import { Fact, Facts } from '../kit/Facts';
import { growingButton } from '../kit/layout.css';
import { Sheet } from '../kit/Sheet';
import { Inline, Stack } from '../kit/Stack';
import { Text } from '../kit/Text';
import { QueryBoundary } from '../ListBody';
import { useCan } from '../use-current-user';
import { CancelCallDialog, MoveCallDialog } from './ChangeCallDialogs';

export type OpenCall = RouterOutputs['bookings']['byId'];

export function BookingPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const query = trpc.bookings.byId.useQuery({ id });
  const panel = useRef<HTMLDivElement>(null);
  const isLoaded = query.data !== undefined;
  // On narrow screens, the panel is below the list.
  useEffect(() => {
    if (isLoaded) panel.current?.focus();
  }, [isLoaded]);
  return (
    <div ref={panel} tabIndex={-1}>
      <QueryBoundary query={query} errorMessage={adminMessages.bookingFailed} height={420}>
        {call => <CallDetails key={call._id} call={call} onClose={onClose} />}
      </QueryBoundary>
    </div>
  );
}

/** Returns the time in the visitor’s zone, or undefined if it is the office’s time. */
function formatVisitorTime({ startsAt, timeZone }: OpenCall): string | undefined {
  const time = new Date(startsAt);
  const officeZone = getSite().office.clock.timeZone;
  if (formatOffset(time, timeZone) === formatOffset(time, officeZone)) return undefined;
  const isSameDay =
    formatCallTime(time, timeZone).split(',')[0] === formatCallTime(time, officeZone).split(',')[0];
  return `${isSameDay ? formatClock(time, timeZone) : formatCallTime(time, timeZone)} in ${getZoneCity(timeZone)}, the visitor’s time`;
}

function CallDetails({ call, onClose }: { call: OpenCall; onClose: () => void }) {
  const { startsAt, endsAt, fullName, companyName, email, note, managerName, cancelledAt } = call;
  const [dialog, setDialog] = useState<'move' | 'cancel'>();
  const canChange = useCan()('bookings.write') && call.isComing;
  const close = () => setDialog(undefined);
  const facts: [string, ReactNode][] = [
    ['With', managerName],
    [
      'Email',
      <a key="email" className={text.link} href={`mailto:${encodeURIComponent(email)}`}>
        {email}
      </a>,
    ],
    ['Topic', note && <Text look="preserved">{note}</Text>],
    [
      'Request',
      <a key="request" className={text.link} href={getEnquiryPath(call.enquiryId)}>
        {call.reference}
      </a>,
    ],
    ['Cancelled', cancelledAt && `${formatDay(cancelledAt)}, ${formatTime(cancelledAt)}`],
    ['Reason', cancelledAt && call.cancelReason],
  ];
  return (
    <Sheet
      title={`${formatDay(startsAt)}, ${formatTime(startsAt)} to ${formatTime(endsAt)}`}
      note={formatVisitorTime(call)}
    >
      <Stack gap={4}>
        <Person name={fullName} role={companyName} />
        <Facts>
          {facts.map(
            ([name, value]) =>
              value && (
                <Fact key={name} name={name}>
                  {value}
                </Fact>
              ),
          )}
        </Facts>
        <Inline gap={3}>
          {canChange && (
            <>
              <Button className={growingButton} onClick={() => setDialog('move')}>
                Move call
              </Button>
              <Button className={growingButton} onClick={() => setDialog('cancel')}>
                Cancel call
              </Button>
            </>
          )}
          <Button className={growingButton} onClick={onClose}>
            Close
          </Button>
        </Inline>
      </Stack>
      {dialog === 'move' && <MoveCallDialog call={call} onClose={close} />}
      {dialog === 'cancel' && <CancelCallDialog call={call} onClose={close} />}
    </Sheet>
  );
}
