import type { MouseEvent } from 'react';
import { check, clip, info } from '../../components/ui/icons';
import { interceptClick } from '../../components/ui/intercept-click';
import { Skeleton } from '../../components/ui/Skeleton';
import { visuallyHidden } from '../../styles/layout.css';
import type { RouterOutputs } from '../../trpc/client';
import { formatDay, formatTime } from '../dates';
import { Badge } from '../kit/Badge';
import { Row, rowGroup, sheet } from '../kit/Row';
import { Inline } from '../kit/Stack';
import { Text } from '../kit/Text';
import { formatDeliveryNote } from './delivery-steps';
import * as css from './EnquiryList.css';

export type ListedEnquiry = RouterOutputs['enquiries']['list']['items'][number];

/** Expects the requests in date order. */
function groupByDay(enquiries: readonly ListedEnquiry[]): [day: string, ofDay: ListedEnquiry[]][] {
  const days: [string, ListedEnquiry[]][] = [];
  for (const enquiry of enquiries) {
    const day = formatDay(enquiry.createdAt);
    const last = days.at(-1);
    if (last?.[0] === day) last[1].push(enquiry);
    else days.push([day, [enquiry]]);
  }
  return days;
}

type EnquiryListProps = {
  enquiries: readonly ListedEnquiry[];
  openId: string | undefined;
  getHref: (id: string) => string;
  onOpen: (id: string) => void;
};

export function EnquiryList({ enquiries, openId, getHref, onOpen }: EnquiryListProps) {
  return (
    <nav className={sheet} aria-label="Requests">
      {groupByDay(enquiries).map(([day, ofDay]) => (
        <section key={day} aria-label={day}>
          <h2 className={rowGroup}>{day}</h2>
          {ofDay.map(enquiry => (
            <EnquiryRow
              key={enquiry._id}
              enquiry={enquiry}
              isOpen={enquiry._id === openId}
              href={getHref(enquiry._id)}
              onOpen={() => onOpen(enquiry._id)}
            />
          ))}
        </section>
      ))}
    </nav>
  );
}

type EnquiryRowProps = { enquiry: ListedEnquiry; isOpen: boolean; href: string; onOpen: () => void };

function EnquiryRow({ enquiry, isOpen, href, onOpen }: EnquiryRowProps) {
  const { fullName, companyName, addressee, createdAt, description, departments, attachment, deliveries } =
    enquiry;
  const isNew = !enquiry.seenAt && !enquiry.handledAt;
  const deliveryNote = formatDeliveryNote(deliveries);
  return (
    <Row
      flush
      top
      href={href}
      selected={isOpen}
      data-request={enquiry._id}
      onClick={(event: MouseEvent) => interceptClick(event) && onOpen()}
      lead={
        <span className={isNew ? css.newDot : css.dot}>
          {isNew && <span className={visuallyHidden}>New</span>}
        </span>
      }
      title={
        <Inline gap={2} justify="between" align="baseline" wrap={false}>
          <Inline gap={2}>
            <Text look="line" weight={isNew ? 'strong' : 'medium'}>
              {fullName}{' '}
              <Text weight="regular" tone="muted">
                {companyName}
              </Text>
            </Text>
            {addressee && <Badge>For {addressee}</Badge>}
          </Inline>
          <Text as="time" size="caption" tone="muted" weight="regular" look="numbers" dateTime={createdAt}>
            {formatTime(createdAt)}
          </Text>
        </Inline>
      }
    >
      <Text block size="small" tone="muted" look="line">
        {description || 'No message'}
      </Text>
      <Inline gap={3}>
        <Text size="caption" weight="medium">
          {departments.join(', ')}
        </Text>
        {attachment && (
          <Badge icon={clip}>
            <Text look="line">{attachment.name}</Text>
          </Badge>
        )}
        {deliveryNote && (
          <Badge icon={info} tone="bad">
            {deliveryNote}
          </Badge>
        )}
        {enquiry.handledAt && (
          <Badge icon={check} tone="good">
            Handled by {enquiry.handledBy || 'the team'}
          </Badge>
        )}
      </Inline>
    </Row>
  );
}

const SKELETON_ROWS = 6;

export const EnquiryListSkeleton = () => (
  <div className={sheet}>
    {Array.from({ length: SKELETON_ROWS }, (_, index) => (
      <Row key={index} as="div" flush title={<Skeleton height={20} width={`${60 - (index % 3) * 10}%`} />}>
        <Skeleton height={48} marginTop={6} />
      </Row>
    ))}
  </div>
);
