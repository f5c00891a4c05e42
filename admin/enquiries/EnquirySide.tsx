import { type MouseEvent, useState } from 'react';
import { Person } from '../../components/ui/Avatar';
import { Button } from '../../components/ui/Button';
import { interceptClick } from '../../components/ui/intercept-click';
import { formatValue, STAGE_LABELS } from '../../domain/enquiry-stage';
import { getEnquiryPath, getPersonExportPath } from '../../domain/paths';
import { formatSource, SOURCES } from '../../domain/visits';
import { visuallyHidden } from '../../styles/layout.css';
import { text } from '../../styles/text.css';
import { trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';
import { formatDate } from '../dates';
import { Fact, Facts } from '../kit/Facts';
import { Row } from '../kit/Row';
import { Sheet } from '../kit/Sheet';
import { Inline, Stack } from '../kit/Stack';
import { Text } from '../kit/Text';
import { TextButton } from '../kit/TextButton';
import type { RemovableItem } from '../use-removal';
import { MergeDialog } from './MergeDialog';
import type { OpenEnquiry } from './use-enquiry';

type EnquiryPersonProps = { enquiry: OpenEnquiry; canWrite: boolean; onOpen: (id: string) => void };

/** Shows the sender and their other requests. */
export function EnquiryPerson({ enquiry, canWrite, onOpen }: EnquiryPersonProps) {
  const [isMerging, setIsMerging] = useState(false);
  const { enquiries } = trpc.useUtils();
  const separate = trpc.enquiries.separatePerson.useMutation({
    meta: { failed: adminMessages.requestChangeFailed },
    onSettled: () => enquiries.invalidate(),
  });
  const { _id: id, otherEmails, fullName, companyName, email, addressee, others } = enquiry;
  return (
    <Sheet title="Person">
      <Stack gap={4}>
        <Person name={fullName} role={companyName} />
        <Facts>
          <Fact name="Email">
            <a className={text.link} href={`mailto:${encodeURIComponent(email)}`}>
              {email}
            </a>
          </Fact>
          {otherEmails.map(otherEmail => (
            <Fact key={otherEmail} name="Other email">
              {otherEmail}{' '}
              {canWrite && (
                <TextButton onClick={() => separate.mutate({ id, email: otherEmail })}>
                  Separate<span className={visuallyHidden}> {otherEmail}</span>
                </TextButton>
              )}
            </Fact>
          ))}
          {addressee && <Fact name="Addressed to">{addressee}</Fact>}
        </Facts>
        {others.length > 0 && (
          <div>
            <Text as="h3" size="small" weight="strong">
              Other requests
            </Text>
            {others.map(
              ({ _id, reference, companyName: otherCompany, createdAt, stage, value, currency }) => (
                <Row
                  key={_id}
                  href={getEnquiryPath(_id)}
                  onClick={(event: MouseEvent) => interceptClick(event) && onOpen(_id)}
                  title={reference}
                  note={[formatDate(createdAt), otherCompany !== companyName && otherCompany]
                    .filter(Boolean)
                    .join(', ')}
                  end={
                    <Text size="caption" tone="muted" look="numbers">
                      {STAGE_LABELS[stage]}
                      {value !== null && `, ${formatValue(value, currency)}`}
                    </Text>
                  }
                />
              ),
            )}
          </div>
        )}
        {canWrite && <TextButton onClick={() => setIsMerging(true)}>Merge with another person</TextButton>}
      </Stack>
      {isMerging && <MergeDialog enquiry={enquiry} onClose={() => setIsMerging(false)} />}
    </Sheet>
  );
}

/** Shows the page from which the request was sent, and the source of the visit. */
export function EnquiryOrigin({ origin }: { origin: NonNullable<OpenEnquiry['origin']> }) {
  const { sentFrom, referrer, source, campaign } = origin;
  const isInternal = source === SOURCES.site;
  return (
    <Sheet title="Source">
      <Facts>
        <Fact name="Sent from page">
          <a className={text.link} href={sentFrom}>
            {sentFrom}
          </a>
        </Fact>
        {source !== undefined && (
          <Fact name="Referrer">{isInternal ? formatSource(source) : referrer || formatSource(source)}</Fact>
        )}
        {campaign && <Fact name="Campaign">{`${source}, ${campaign}`}</Fact>}
      </Facts>
    </Sheet>
  );
}

type EnquiryPrivacyProps = Pick<EnquiryPersonProps, 'enquiry' | 'canWrite'> & {
  onDelete: (enquiry: RemovableItem) => void;
  onErase: (enquiry: RemovableItem) => void;
  /** Undefined if the request can't be marked as spam. */
  onSpam: (() => void) | undefined;
};

export function EnquiryPrivacy({ enquiry, canWrite, onDelete, onErase, onSpam }: EnquiryPrivacyProps) {
  const { _id, fullName, email, otherEmails, deletedOn } = enquiry;
  return (
    <Sheet title="Privacy">
      <Stack gap={4}>
        <Text as="p" size="small" tone="muted">
          <Text weight="medium" tone="plain">
            Stored until {formatDate(deletedOn)}.
          </Text>{' '}
          After that, the request is deleted automatically, together with its attachment and notes.
        </Text>
        {canWrite && (
          <Inline gap={2}>
            <Button onClick={() => onDelete({ _id, title: fullName })}>Delete this request</Button>
            {onSpam && <Button onClick={onSpam}>Mark as spam</Button>}
            <Button href={getPersonExportPath(_id)} download>
              Export this person
            </Button>
            <Button onClick={() => onErase({ _id, title: [email, ...otherEmails].join(', ') })}>
              Delete this person
            </Button>
          </Inline>
        )}
      </Stack>
    </Sheet>
  );
}
