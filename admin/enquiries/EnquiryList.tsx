import type { MouseEvent } from 'react';
import { classNames } from '../../components/ui/class-names';
import { Icon } from '../../components/ui/Icon';
import { check, clip, info } from '../../components/ui/icons';
import { Skeleton } from '../../components/ui/Skeleton';
import { takeOver } from '../../components/ui/take-over';
import { visuallyHidden } from '../../styles/layout.css';
import type { Outputs } from '../../trpc/client';
import { dayOf, formatTime } from '../dates';
import { undeliveredNote } from './delivery-steps';
import * as css from './EnquiryList.css';

export type ListedEnquiry = Outputs['enquiries']['list']['items'][number];

/** The list is in order, so that each day is one run of it. */
function byDay(enquiries: readonly ListedEnquiry[]): [day: string, ofDay: ListedEnquiry[]][] {
  const days: [string, ListedEnquiry[]][] = [];
  for (const enquiry of enquiries) {
    const day = dayOf(enquiry.createdAt);
    const last = days.at(-1);
    if (last?.[0] === day) last[1].push(enquiry);
    else days.push([day, [enquiry]]);
  }
  return days;
}

type EnquiryListProps = {
  enquiries: readonly ListedEnquiry[];
  openId: string | undefined;
  hrefOf: (id: string) => string;
  onOpen: (id: string) => void;
};

/** Requests under the days they came on, newest first. */
export function EnquiryList({ enquiries, openId, hrefOf, onOpen }: EnquiryListProps) {
  return (
    <nav className={css.list} aria-label="Requests">
      {byDay(enquiries).map(([day, ofDay]) => (
        <section key={day} aria-label={day}>
          <h2 className={css.day}>{day}</h2>
          {ofDay.map(enquiry => (
            <a
              key={enquiry._id}
              className={classNames(css.row, enquiry._id === openId && css.chosen)}
              href={hrefOf(enquiry._id)}
              aria-current={enquiry._id === openId ? 'true' : undefined}
              data-request={enquiry._id}
              onClick={(event: MouseEvent) => takeOver(event) && onOpen(enquiry._id)}
            >
              <Row enquiry={enquiry} />
            </a>
          ))}
        </section>
      ))}
    </nav>
  );
}

function Row({ enquiry }: { enquiry: ListedEnquiry }) {
  const { fullName, companyName, addressee, createdAt, description, departments, attachment, deliveries } =
    enquiry;
  const isNew = !enquiry.seenAt && !enquiry.handledAt;
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
        {enquiry.handledAt && (
          <span className={css.done}>
            <Icon path={check} size={16} />
            Handled by {enquiry.handledBy || 'the team'}
          </span>
        )}
      </span>
    </>
  );
}

const ROWS = 6;

export const EnquiryListSkeleton = () => (
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
