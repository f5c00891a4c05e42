import { type MouseEvent, useRef } from 'react';
import { Avatar } from '../../components/ui/Avatar';
import { Icon } from '../../components/ui/Icon';
import { check, clip, clock, info, plus } from '../../components/ui/icons';
import { interceptClick } from '../../components/ui/intercept-click';
import { Skeleton } from '../../components/ui/Skeleton';
import {
  type DueGroup,
  formatValue,
  isOpenStage,
  SPAM_LABEL,
  STAGE_LABELS,
} from '../../domain/enquiry-stage';
import { groupBy } from '../../domain/group-by';
import { adminPaths } from '../../domain/paths';
import { visuallyHidden } from '../../styles/layout.css';
import { text } from '../../styles/text.css';
import type { RouterOutputs } from '../../trpc/client';
import { formatDay } from '../dates';
import { checkboxLabel } from '../ItemList.css';
import { Badge } from '../kit/Badge';
import { SelectCheckbox } from '../kit/Checkbox';
import { Notice } from '../kit/Notice';
import { Row, rowGroup, sheet } from '../kit/Row';
import { Inline, Stack } from '../kit/Stack';
import { Text } from '../kit/Text';
import { KeyHints, useListKeys } from '../ListKeys';
import { RelativeTime } from '../publishing/RelativeTime';
import { useCan } from '../use-current-user';
import { type DeliveryStep, getDeliveryNote, NOT_EMAILED } from './delivery-steps';
import { formatDueNote } from './due-note';
import * as css from './EnquiryList.css';
import { ENQUIRY_HINTS, useEnquiryActions } from './use-enquiry-actions';

export type ListedEnquiry = RouterOutputs['enquiries']['list']['items'][number];

type EnquiryListProps = {
  enquiries: readonly ListedEnquiry[];
  pickedIds: ReadonlySet<string>;
  onPick: (id: string, isPicked: boolean) => void;
  getHref: (id: string) => string;
  onOpen: (id: string) => void;
};

const DUE_LABELS: Record<DueGroup, string> = {
  overdue: 'Overdue',
  today: 'Today',
  week: 'This week',
  later: 'Later',
  none: 'No next step',
};

const getGroupLabel = ({ due, stage, spam }: ListedEnquiry) =>
  spam ? SPAM_LABEL : isOpenStage(stage) ? DUE_LABELS[due] : STAGE_LABELS[stage];

export function EnquiryList({ enquiries, pickedIds, onPick, getHref, onOpen }: EnquiryListProps) {
  const list = useRef<HTMLElement>(null);
  const canReadSystem = useCan()('system.read');
  const { actions, assignToMe, dialog } = useEnquiryActions(enquiries, pickedIds);
  const keys = useListKeys({ list, pickedIds, onPick, actions });
  return (
    <Stack gap={4}>
      {enquiries.some(({ deliveries }) => getDeliveryNote(deliveries)?.text === NOT_EMAILED) && (
        <Notice
          tone="fair"
          action={
            canReadSystem && (
              <a className={text.link} href={`${adminPaths.system}#mail`}>
                Set up email
              </a>
            )
          }
        >
          <b>No one was emailed</b> about some of these requests, because no mail server was set up.
        </Notice>
      )}
      <nav ref={list} className={sheet} aria-label="Requests">
        {[...groupBy(enquiries, getGroupLabel)].map(([label, requests]) => (
          <section key={label} aria-label={label}>
            <h2 className={rowGroup}>{label}</h2>
            <ul>
              {requests.map(enquiry => (
                <EnquiryRow
                  key={enquiry._id}
                  enquiry={enquiry}
                  isPicked={pickedIds.has(enquiry._id)}
                  onPick={isPicked => onPick(enquiry._id, isPicked)}
                  href={getHref(enquiry._id)}
                  onOpen={() => onOpen(enquiry._id)}
                  onAssign={assignToMe && (() => assignToMe([enquiry]))}
                />
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <KeyHints keys={keys} extraHints={ENQUIRY_HINTS} />
      {dialog}
    </Stack>
  );
}

type EnquiryRowProps = {
  enquiry: ListedEnquiry;
  isPicked: boolean;
  onPick: (isPicked: boolean) => void;
  href: string;
  onOpen: () => void;
  /** Undefined if the member can’t change requests. */
  onAssign: (() => void) | undefined;
};

function EnquiryRow({ enquiry, isPicked, onPick, href, onOpen, onAssign }: EnquiryRowProps) {
  const { _id, reference, fullName, companyName, addressee, description, departments } = enquiry;
  const note = getRowNote(enquiry);
  return (
    <Row
      isFlush
      isChecked={isPicked}
      lastFactFrom="wide"
      lead={<SelectCheckbox name={fullName} className={checkboxLabel} isPicked={isPicked} onPick={onPick} />}
      title={
        <a
          className={css.title}
          href={href}
          data-item={_id}
          onClick={(event: MouseEvent) => interceptClick(event) && onOpen()}
        >
          <UnseenDot enquiry={enquiry} />
          {fullName}{' '}
          <Text weight="regular" tone="muted">
            {companyName}
          </Text>
        </a>
      }
      facts={[<NextStep key="step" enquiry={enquiry} />, <Delivery key="mail" enquiry={enquiry} />]}
      end={
        <Inline stacksOnPhone>
          <Owner name={enquiry.ownerName} onAssign={enquiry.spam ? undefined : onAssign} />
          <Text size="small" tone="muted" look="numbers">
            <RelativeTime at={enquiry.createdAt} />
          </Text>
        </Inline>
      }
    >
      <Text block size="small" tone="muted" look="line">
        {description || 'No message'}
      </Text>
      <Inline gap={3}>
        <Text size="caption" tone="muted" hiddenUpTo="phone">
          {reference}
        </Text>
        {departments.length > 0 && (
          <Text size="caption" tone="muted">
            {departments.join(', ')}
          </Text>
        )}
        {/* Unlike other notes, a failure is also shown where the column of notes is hidden. */}
        {note?.status === 'failed' && (
          <Text hiddenAbove="wide">
            <Delivery enquiry={enquiry} />
          </Text>
        )}
        {addressee && <Badge>For {addressee}</Badge>}
        {enquiry.attachment && (
          <Badge icon={clip}>
            <Text look="line">{enquiry.attachment.name}</Text>
          </Badge>
        )}
      </Inline>
    </Row>
  );
}

function NextStep({
  enquiry: { stage, stageSince, nextStep, dueAt, due, lostReason, value, currency, spam },
}: {
  enquiry: ListedEnquiry;
}) {
  if (spam) {
    return (
      <Text block size="small" tone="muted">
        {spam.reasons.join(' ')}
      </Text>
    );
  }
  if (!isOpenStage(stage)) {
    return (
      <>
        <Text block size="small" weight="medium" look="line">
          {lostReason || (value === null ? STAGE_LABELS[stage] : formatValue(value, currency))}
        </Text>
        <Text block size="caption" tone="muted">
          {formatDay(stageSince)}
        </Text>
      </>
    );
  }
  return (
    <>
      <Text
        block
        size="small"
        weight={nextStep ? 'medium' : 'regular'}
        tone={nextStep ? undefined : 'muted'}
        hiddenUpTo={nextStep ? undefined : 'tablet'}
      >
        {nextStep || 'No next step yet'}
      </Text>
      {dueAt && (
        <Text block size="caption" tone={due === 'overdue' ? 'bad' : 'muted'}>
          {formatDueNote(dueAt)}
        </Text>
      )}
    </>
  );
}

const DELIVERY_BADGES: Record<DeliveryStep['status'], { icon: string; tone: 'plain' | 'bad' }> = {
  done: { icon: check, tone: 'plain' },
  waiting: { icon: clock, tone: 'plain' },
  failed: { icon: info, tone: 'bad' },
};

/** The note above the list covers requests that were not emailed. */
function getRowNote({ deliveries }: ListedEnquiry) {
  const note = getDeliveryNote(deliveries);
  return note?.text === NOT_EMAILED ? undefined : note;
}

function Delivery({ enquiry }: { enquiry: ListedEnquiry }) {
  const note = getRowNote(enquiry);
  if (note) return <Badge {...DELIVERY_BADGES[note.status]}>{note.text}</Badge>;
  return (
    <Text size="caption" tone="muted">
      {enquiry.addedBy && `Added by ${enquiry.addedBy}`}
    </Text>
  );
}

export const UnseenDot = ({ enquiry: { seenAt } }: { enquiry: ListedEnquiry }) =>
  !seenAt && (
    <span className={css.newDot}>
      <span className={visuallyHidden}>New</span>
    </span>
  );

/** `onAssign` is undefined if the member can’t change the request. */
export const Owner = ({ name, onAssign }: { name: string; onAssign?: (() => void) | undefined }) =>
  name ? (
    <span title={name}>
      <span className={visuallyHidden}>Owner: {name}</span>
      <Avatar name={name} size={36} />
    </span>
  ) : onAssign ? (
    <button
      type="button"
      className={css.assign}
      title="Assign to me"
      onClick={({ currentTarget }) => {
        // The button disappears.
        currentTarget.closest('li')?.querySelector<HTMLElement>('[data-item]')?.focus();
        onAssign();
      }}
    >
      <span className={visuallyHidden}>Assign to me</span>
      <Icon path={plus} size={14} />
    </button>
  ) : (
    <span className={visuallyHidden}>No owner</span>
  );

const SKELETON_ROWS = 6;

export const EnquiryListSkeleton = () => (
  <div className={sheet}>
    {Array.from({ length: SKELETON_ROWS }, (_, index) => (
      <Row
        key={index}
        as="div"
        isFlush
        lead={<Skeleton width={20} height={20} />}
        title={<Skeleton height={20} width={`${60 - (index % 3) * 10}%`} />}
        facts={[<Skeleton key="step" width={150} height={36} />]}
        end={<Skeleton width={90} height={36} />}
      >
        <Skeleton height={44} marginTop={6} />
      </Row>
    ))}
  </div>
);
