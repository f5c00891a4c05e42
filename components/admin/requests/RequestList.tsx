import type { MouseEvent } from 'react';
import { visuallyHidden } from '../../../styles/layout.css';
import type { Outputs } from '../../../trpc/client';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/Icon';
import { check, clip, info } from '../../ui/icons';
import { Skeleton } from '../../ui/Skeleton';
import { takeOver } from '../../ui/take-over';
import { dayOf, formatTime } from '../dates';
import { undeliveredNote } from './delivery-steps';
import * as css from './RequestList.css';

export type ListedRequest = Outputs['requests']['list']['items'][number];

/** The list is in order, so that each day is one run of it. */
function byDay(requests: readonly ListedRequest[]): [day: string, ofDay: ListedRequest[]][] {
  const days: [string, ListedRequest[]][] = [];
  for (const request of requests) {
    const day = dayOf(request.createdAt);
    const last = days.at(-1);
    if (last?.[0] === day) last[1].push(request);
    else days.push([day, [request]]);
  }
  return days;
}

type RequestListProps = {
  requests: readonly ListedRequest[];
  openId: string | undefined;
  hrefOf: (id: string) => string;
  onOpen: (id: string) => void;
};

/** Requests under the days they came on, newest first. */
export function RequestList({ requests, openId, hrefOf, onOpen }: RequestListProps) {
  return (
    <nav className={css.list} aria-label="Requests">
      {byDay(requests).map(([day, ofDay]) => (
        <section key={day} aria-label={day}>
          <h2 className={css.day}>{day}</h2>
          {ofDay.map(request => (
            <a
              key={request._id}
              className={classNames(css.row, request._id === openId && css.chosen)}
              href={hrefOf(request._id)}
              aria-current={request._id === openId ? 'true' : undefined}
              data-request={request._id}
              onClick={(event: MouseEvent) => takeOver(event) && onOpen(request._id)}
            >
              <Row request={request} />
            </a>
          ))}
        </section>
      ))}
    </nav>
  );
}

function Row({ request }: { request: ListedRequest }) {
  const { fullName, companyName, addressee, createdAt, description, departments, attachment, deliveries } =
    request;
  const isNew = !request.seenAt && !request.handledAt;
  const undelivered = undeliveredNote(deliveries);
  return (
    <>
      <span className={isNew ? css.newDot : css.dot}>
        {isNew && <span className={visuallyHidden}>New</span>}
      </span>
      <span className={css.who}>
        <span className={classNames(css.name, isNew && css.newName)}>
          {fullName} <span className={css.company}>{companyName}</span>
        </span>
        {addressee && <span className={css.addressee}>For {addressee}</span>}
      </span>
      <time className={css.time} dateTime={createdAt}>
        {formatTime(createdAt)}
      </time>
      <span className={css.line}>{description || 'No message'}</span>
      <span className={css.facts}>
        <span>{departments.join(', ')}</span>
        {attachment && (
          <span className={css.fact}>
            <Icon path={clip} size={16} />
            <span className={css.fileName}>{attachment.name}</span>
          </span>
        )}
        {undelivered && (
          <span className={css.bad}>
            <Icon path={info} size={16} />
            {undelivered}
          </span>
        )}
        {request.handledAt && (
          <span className={css.done}>
            <Icon path={check} size={16} />
            Handled by {request.handledBy || 'the team'}
          </span>
        )}
      </span>
    </>
  );
}

const ROWS = 6;

export const RequestListSkeleton = () => (
  <div className={css.list}>
    {Array.from({ length: ROWS }, (_, index) => (
      <div key={index} className={css.row}>
        <span />
        <Skeleton height={20} width={`${60 - (index % 3) * 10}%`} />
        <Skeleton height={14} width={40} />
        <span className={css.facts}>
          <Skeleton height={48} width="100%" />
        </span>
      </div>
    ))}
  </div>
);
