import { type MouseEvent, useEffect, useRef } from 'react';
import { Button } from '../../components/ui/Button';
import { Chip, chips } from '../../components/ui/Chip';
import { classNames } from '../../components/ui/class-names';
import { Icon } from '../../components/ui/Icon';
import { IconButton } from '../../components/ui/IconButton';
import { next, previous, trash } from '../../components/ui/icons';
import { interceptClick } from '../../components/ui/intercept-click';
import { getSite } from '../../domain/current-site';
import { text } from '../../styles/text.css';
import { formatDate, formatDay, formatTime } from '../dates';
import { growingButton } from '../kit/layout.css';
import { sheet } from '../kit/Row';
import { SheetPart } from '../kit/Sheet';
import { Inline, Stack } from '../kit/Stack';
import { Text } from '../kit/Text';
import type { RemovableItem } from '../use-removal';
import { DeliveryTrack } from './DeliveryTrack';
import { getDeliverySteps } from './delivery-steps';
import { EnquiryAttachment } from './EnquiryAttachment';
import * as css from './EnquiryDetail.css';
import { createReplyLink } from './reply-link';
import type { OpenEnquiry } from './use-enquiry';
import { useEnquiryChanges } from './use-enquiry';

type EnquiryDetailProps = {
  enquiry: OpenEnquiry;
  /** The list's URL without this request. */
  listHref: string;
  onBack: () => void;
  onOpen: (id: string) => void;
  onDelete: (enquiry: RemovableItem) => void;
};

export function EnquiryDetail({ enquiry, listHref, onBack, onOpen, onDelete }: EnquiryDetailProps) {
  const { _id, fullName, companyName, email, createdAt, handledAt, neighbours } = enquiry;
  const { handling, setHandled, markSeen } = useEnquiryChanges(_id);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const isUnseen = !enquiry.seenAt;
  useEffect(() => {
    if (isUnseen) markSeen();
  }, [isUnseen, markSeen]);

  return (
    <article className={classNames(sheet, css.detail)} aria-labelledby="request-title">
      <a
        className={css.backLink}
        href={listHref}
        onClick={(event: MouseEvent) => interceptClick(event) && onBack()}
      >
        <Icon path={previous} />
        All requests
      </a>
      <SheetPart>
        <Inline gap={4} align="start" justify="between">
          <div>
            <h2 ref={titleRef} className={classNames(text.h3, css.name)} id="request-title" tabIndex={-1}>
              {fullName}
            </h2>
            <Inline as="p" gap={4}>
              {companyName && (
                <Text size="small" tone="muted">
                  {companyName}
                </Text>
              )}
              <Text size="small" tone="muted">
                <a className={text.link} href={`mailto:${encodeURIComponent(email)}`}>
                  {email}
                </a>
              </Text>
              <Text size="small" tone="muted">
                {formatDay(createdAt)}, {formatTime(createdAt)} {getSite().office.clock.name}
              </Text>
              <Text size="small" tone="muted">
                {enquiry.reference}
              </Text>
              {enquiry.addressee && (
                <Text size="small" tone="muted">
                  For {enquiry.addressee}
                </Text>
              )}
            </Inline>
          </div>
          <Inline gap={0} wrap={false}>
            <NeighbourButton label="Newer request" icon={previous} id={neighbours.newer} onOpen={onOpen} />
            <NeighbourButton label="Older request" icon={next} id={neighbours.older} onOpen={onOpen} />
          </Inline>
        </Inline>
      </SheetPart>
      <SheetPart>
        <Stack gap={7}>
          <div className={chips}>
            {enquiry.departments.map(department => (
              <Chip key={department}>{department}</Chip>
            ))}
          </div>
          <Message description={enquiry.description} />
          {enquiry.attachment && <EnquiryAttachment enquiryId={_id} attachment={enquiry.attachment} />}
          <Stack gap={5}>
            <Text as="h3" weight="strong">
              Delivery
            </Text>
            <DeliveryTrack steps={getDeliverySteps(enquiry)} onMissing={() => titleRef.current?.focus()} />
          </Stack>
          <Text as="p" size="small" tone="muted">
            {handledAt && `Handled by ${enquiry.handledBy || 'the team'} on ${formatDate(handledAt)}. `}
            Deleted automatically on {formatDate(enquiry.deletedOn)}. To remove it sooner, delete it.
          </Text>
        </Stack>
      </SheetPart>
      <SheetPart isFooter>
        <Inline gap={3} justify="between" wrap={false}>
          <Inline>
            <Button
              variant="red_black"
              size="large"
              className={growingButton}
              href={createReplyLink(enquiry)}
            >
              Reply by email
            </Button>
            <Button
              variant="outlined_black"
              size="large"
              className={growingButton}
              sending={handling}
              onClick={() => setHandled(!handledAt)}
            >
              {handledAt ? 'Reopen' : 'Mark as handled'}
            </Button>
          </Inline>
          <IconButton
            label="Delete this request"
            icon={trash}
            danger
            onClick={() => onDelete({ _id, title: fullName })}
          />
        </Inline>
      </SheetPart>
    </article>
  );
}

function Message({ description }: { description: string }) {
  const paragraphs = description.split(/\n\s*\n/).filter(paragraph => paragraph.trim());
  if (paragraphs.length === 0)
    return (
      <Text as="p" size="small" tone="muted">
        No message.
      </Text>
    );
  return (
    <Stack>
      {paragraphs.map((paragraph, index) => (
        <Text key={index} as="p" look="preserved">
          {paragraph.trim()}
        </Text>
      ))}
    </Stack>
  );
}

type NeighbourButtonProps = {
  label: string;
  icon: string;
  /** Undefined at the end of the list. */
  id: string | undefined;
  onOpen: (id: string) => void;
};

const NeighbourButton = ({ label, icon, id, onOpen }: NeighbourButtonProps) => (
  <IconButton label={label} icon={icon} disabled={id === undefined} onClick={() => id && onOpen(id)} />
);
