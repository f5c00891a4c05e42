import type { MouseEvent } from 'react';
import { interceptClick } from '../../components/ui/intercept-click';
import { groupBy } from '../../domain/group-by';
import { MINUTE_MS } from '../../domain/time';
import type { RouterOutputs } from '../../trpc/client';
import { formatDay, formatTime } from '../dates';
import { Badge } from '../kit/Badge';
import { Row, rowGroup, sheet } from '../kit/Row';
import { Text } from '../kit/Text';

export type ListedCall = RouterOutputs['bookings']['list']['items'][number];

export type CallLinks = {
  openId: string | undefined;
  getHref: (id: string) => string;
  onOpen: (id: string) => void;
};

const getCallMinutes = ({ startsAt, endsAt }: Pick<ListedCall, 'startsAt' | 'endsAt'>) =>
  (Date.parse(endsAt) - Date.parse(startsAt)) / MINUTE_MS;

/** Renders calls, grouped by day. */
export const BookingList = ({ calls, ...links }: CallLinks & { calls: readonly ListedCall[] }) => (
  <nav className={sheet} aria-label="Calls">
    {[...groupBy(calls, ({ startsAt }) => formatDay(startsAt))].map(([day, dayCalls]) => (
      <section key={day} aria-label={day}>
        <h2 className={rowGroup}>{day}</h2>
        <ul>
          {dayCalls.map(call => (
            <li key={call._id}>
              <CallRow call={call} {...links} />
            </li>
          ))}
        </ul>
      </section>
    ))}
  </nav>
);

function CallRow({ call, openId, getHref, onOpen }: CallLinks & { call: ListedCall }) {
  const { _id, startsAt, fullName, companyName, managerName, cancelledAt } = call;
  return (
    <Row
      isFlush
      href={getHref(_id)}
      selected={_id === openId}
      onClick={(event: MouseEvent) => interceptClick(event) && onOpen(_id)}
      lead={
        <Text weight="strong" look="numbers">
          {formatTime(startsAt)}
        </Text>
      }
      title={cancelledAt ? <s>{fullName}</s> : fullName}
      note={`${[companyName, `${getCallMinutes(call)} minutes`].filter(Boolean).join(', ')}, with ${managerName}`}
      end={cancelledAt && <Badge>Cancelled</Badge>}
    />
  );
}
