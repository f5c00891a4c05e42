import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../components/ui/Button';
import { classNames } from '../../components/ui/class-names';
import { Icon } from '../../components/ui/Icon';
import { IconButton } from '../../components/ui/IconButton';
import { next, previous } from '../../components/ui/icons';
import { interceptClick } from '../../components/ui/intercept-click';
import { text } from '../../styles/text.css';
import { formatDate } from '../dates';
import { page } from '../kit/layout.css';
import { Notice } from '../kit/Notice';
import { Sheet } from '../kit/Sheet';
import { Inline, Split, Stack } from '../kit/Stack';
import { Text } from '../kit/Text';
import { areListKeysOn, isShortcut } from '../ListKeys';
import { useCan } from '../use-current-user';
import type { RemovableItem } from '../use-removal';
import { EnquiryAttachment } from './EnquiryAttachment';
import { EnquiryComposer, type OpenComposer } from './EnquiryComposer';
import * as css from './EnquiryDetail.css';
import { EnquiryFacts, EnquiryFields, listFacts } from './EnquiryFields';
import { EnquiryOrigin, EnquiryPerson, EnquiryPrivacy } from './EnquirySide';
import { EnquiryTimeline } from './EnquiryTimeline';
import { StageTrack } from './StageTrack';
import { type OpenEnquiry, useEnquiryChanges } from './use-enquiry';
import { useSpam } from './use-enquiry-updates';

type EnquiryDetailProps = {
  enquiry: OpenEnquiry;
  /** The list's URL without this request. */
  listHref: string;
  onBack: () => void;
  onOpen: (id: string) => void;
  onDelete: (enquiry: RemovableItem) => void;
  /** Deletes everything from the person who sent the request. */
  onErase: (enquiry: RemovableItem) => void;
};

export function EnquiryDetail({ enquiry, listHref, onBack, onOpen, ...removals }: EnquiryDetailProps) {
  const { _id, fullName, companyName, attachment, neighbours, spam } = enquiry;
  const canWrite = useCan()('enquiries.write');
  const canChange = canWrite && !spam;
  const { setSpam, isPending } = useSpam();
  const { status, save, markSeen } = useEnquiryChanges(enquiry);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const openComposer = useRef<OpenComposer>(null);
  const markDone = useRef<(() => void) | null>(null);
  const isUnseen = canWrite && !enquiry.seenAt;
  useEffect(() => {
    if (isUnseen) markSeen();
  }, [isUnseen, markSeen]);
  useDetailKeys({
    n: () => openComposer.current?.('note'),
    r: () => openComposer.current?.('reply'),
    e: () => markDone.current?.(),
    j: () => neighbours.older && onOpen(neighbours.older),
    k: () => neighbours.newer && onOpen(neighbours.newer),
  });
  const focusTitle = () => titleRef.current?.focus();

  return (
    <article className={page} aria-labelledby="request-title">
      <Stack gap={5}>
        <div>
          <Inline wrap={false} align="start">
            <Inline gap={4} fill>
              <a
                className={css.backLink}
                href={listHref}
                onClick={(event: MouseEvent) => interceptClick(event) && onBack()}
              >
                <Icon path={previous} size={18} />
                All requests
              </a>
              <Text size="small" tone="muted" look="numbers">
                {enquiry.reference}
              </Text>
              <Text size="small" tone="muted">
                {enquiry.departments.join(', ')}
              </Text>
            </Inline>
            <Inline gap={0} wrap={false}>
              <NeighbourButton label="Newer request" icon={previous} id={neighbours.newer} onOpen={onOpen} />
              <NeighbourButton label="Older request" icon={next} id={neighbours.older} onOpen={onOpen} />
            </Inline>
          </Inline>
          <h1 ref={titleRef} className={classNames(text.h2, css.name)} id="request-title" tabIndex={-1}>
            {fullName} <span className={css.company}>{companyName}</span>
          </h1>
        </div>
        {spam ? (
          <Notice
            tone="bad"
            action={
              canWrite && (
                <Button isSending={isPending} onClick={() => setSpam([_id], false)}>
                  Not spam
                </Button>
              )
            }
          >
            <b>Held as spam.</b> {spam.reasons.join(' ')}{' '}
            {enquiry.deliveries.some(({ state }) => state === 'sent') || 'No emails were sent. '}The request
            will be deleted on {formatDate(enquiry.deletedOn)}.
          </Notice>
        ) : (
          <StageTrack enquiry={enquiry} canWrite={canWrite} save={save} />
        )}
        <dl className={css.summary}>
          {listFacts(enquiry).map(([name, value]) => (
            <div key={name} className={css.summaryFact}>
              <Text as="dt" size="caption" tone="muted" weight="regular">
                {name}
              </Text>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Split width="384px">
          <Stack gap={4}>
            <EnquiryTimeline enquiry={enquiry} canWrite={canWrite} onMissing={focusTitle} />
            {canChange && <EnquiryComposer enquiry={enquiry} save={save} openRef={openComposer} />}
          </Stack>
          <Stack as="aside" gap={2} aria-label="About this request">
            <EnquiryPerson enquiry={enquiry} canWrite={canChange} onOpen={onOpen} />
            {canChange ? (
              <EnquiryFields enquiry={enquiry} status={status} save={save} done={markDone} />
            ) : (
              <EnquiryFacts enquiry={enquiry} />
            )}
            {attachment && (
              <Sheet title="Attachment">
                <EnquiryAttachment enquiryId={_id} attachment={attachment} isLocked={spam !== undefined} />
              </Sheet>
            )}
            {enquiry.origin && <EnquiryOrigin origin={enquiry.origin} />}
            <EnquiryPrivacy
              enquiry={enquiry}
              canWrite={canWrite}
              {...removals}
              onSpam={canChange ? () => setSpam([_id], true) : undefined}
            />
          </Stack>
        </Split>
      </Stack>
    </article>
  );
}

/** Runs the action for a pressed key, unless the member is typing or has turned the shortcuts off. */
function useDetailKeys(actions: Readonly<Record<string, () => unknown>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key];
    if (!action || !isShortcut(event) || !areListKeysOn()) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', handleKeyDown);
    return () => removeEventListener('keydown', handleKeyDown);
  }, []);
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
