import { settingsPaths } from '../../domain/members/areas';
import { adminPaths, getEnquiryPath } from '../../domain/paths';
import { text } from '../../styles/text.css';
import { formatDateTime, formatTime } from '../dates';
import { formatCount } from '../format-count';
import { Table, TableRow } from '../kit/Table';
import { Text } from '../kit/Text';
import { RetryDeliveryButton } from '../RetryDeliveryButton';
import type { SystemStatus } from './problems';
import { BlockNote, StatusBlock } from './StatusBlock';

type FailedMail = SystemStatus['mail']['troubled'][number];

/** Labels of emails to members by type. All other emails are about an item. */
const MEMBER_MAIL_LABELS: Partial<Record<FailedMail['kind'], string>> = {
  invitation: 'Invitation',
  'password-reset': 'Password reset',
};

function getTitle({ kind, fullName, member }: FailedMail): string {
  if (member) return `${MEMBER_MAIL_LABELS[kind] ?? 'Notification'} to ${member}`;
  if (kind === 'reply') return `Reply to ${fullName}`;
  if (kind === 'booking-reminder') return `Call reminder to ${fullName}`;
  if (kind === 'visitor-booking') return `Call invitation to ${fullName}`;
  return kind === 'staff-notice' || kind === 'staff-booking'
    ? `To the team: ${fullName}`
    : `Confirmation to ${fullName}`;
}

const getHref = ({ enquiryId }: FailedMail) =>
  enquiryId ? getEnquiryPath(enquiryId) : settingsPaths.members;

type FailedEmailsProps = {
  mail: SystemStatus['mail'];
  /** Called when a retried email leaves the list, to move the focus. */
  onMissing: () => void;
};

export function FailedEmails({ mail, onMissing }: FailedEmailsProps) {
  const { troubled } = mail;
  if (troubled.length === 0) return null;
  return (
    <StatusBlock title="Failed emails" verdict={{ look: 'bad', text: formatCount(troubled.length, 'email') }}>
      <Table
        columns={[
          { title: 'Email', look: 'line' },
          { title: 'Reason', look: 'line' },
          { title: 'Time' },
          { title: 'Action', look: 'actions' },
        ]}
      >
        {troubled.map(row => (
          <TableRow
            key={row._id}
            cells={[
              <Text key="mail" weight="medium">
                <a className={text.link} href={getHref(row)}>
                  {getTitle(row)}
                </a>
                <Text block size="caption" tone="muted" weight="regular">
                  {row.reference}
                </Text>
              </Text>,
              row.reason || 'Reason not recorded',
              <Text key="when">
                {row.failedAt && formatDateTime(row.failedAt)}
                <Text block size="caption" tone="muted">
                  {row.nextAttemptAt
                    ? `next attempt at ${formatTime(row.nextAttemptAt)}`
                    : 'no more attempts'}
                </Text>
              </Text>,
              <RetryDeliveryButton
                key="again"
                id={row._id}
                emailLabel={[getTitle(row), row.reference].filter(Boolean).join(', ')}
                onMissing={onMissing}
              />,
            ]}
          />
        ))}
      </Table>
      <BlockNote>
        Only the newest failed emails are shown. To see every request with a failed email, open{' '}
        <a className={text.link} href={`${adminPaths.requests}?view=undelivered`}>
          Undelivered
        </a>
        .
      </BlockNote>
    </StatusBlock>
  );
}
