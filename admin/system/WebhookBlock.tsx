import { getEnquiryPath } from '../../domain/paths';
import type { WebhookEvent } from '../../domain/webhooks';
import { text } from '../../styles/text.css';
import { formatDateTime, formatTime } from '../dates';
import { Table, TableRow } from '../kit/Table';
import { Text } from '../kit/Text';
import { RetryDeliveryButton } from '../RetryDeliveryButton';
import type { SystemStatus } from './problems';
import { BlockNote, StatusBlock } from './StatusBlock';

type Delivery = NonNullable<SystemStatus['webhook']>['deliveries'][number];

const EVENT_LABELS: Record<WebhookEvent, string> = {
  'request.created': 'New request',
  'booking.booked': 'Call booked',
  'booking.moved': 'Call moved',
  'booking.cancelled': 'Call cancelled',
};

function formatState({ state, attempts, sentAt, nextAttemptAt, reason }: Delivery): string {
  if (state === 'sent') return sentAt ? `Delivered ${formatDateTime(sentAt)}` : 'Delivered';
  if (state === 'held') return 'Held until the request is released from spam';
  if (state === 'failed') return `Not delivered: ${reason}`;
  const nextTry = nextAttemptAt ? formatTime(nextAttemptAt) : '';
  return attempts > 0 ? `${reason}, next attempt at ${nextTry}` : 'Waiting';
}

type WebhookBlockProps = {
  status: SystemStatus;
  /** Called when a button disappears, to move the focus. */
  onMissing: () => void;
};

/** Lists the latest events that were posted to the webhook. */
export function WebhookBlock({ status: { webhook }, onMissing }: WebhookBlockProps) {
  if (!webhook) return null;
  const failedCount = webhook.deliveries.filter(({ state }) => state === 'failed').length;
  return (
    <StatusBlock
      title="Webhook"
      verdict={
        failedCount > 0
          ? { look: 'bad', text: `${failedCount} not delivered` }
          : { look: 'plain', text: webhook.host }
      }
    >
      {webhook.deliveries.length > 0 && (
        <Table
          columns={[
            { title: 'Event', look: 'line' },
            { title: 'Time' },
            { title: 'Delivery', look: 'line' },
            { title: 'Action', look: 'actions' },
          ]}
        >
          {webhook.deliveries.map(delivery => (
            <TableRow
              key={delivery._id}
              cells={[
                <Text key="event" weight="medium">
                  {EVENT_LABELS[delivery.event]}{' '}
                  <a className={text.link} href={getEnquiryPath(delivery.enquiryId ?? '')}>
                    {delivery.reference}
                  </a>
                </Text>,
                formatDateTime(delivery.createdAt),
                <Text key="state" tone={delivery.state === 'failed' ? 'bad' : undefined}>
                  {formatState(delivery)}
                </Text>,
                delivery.state !== 'held' && (
                  <RetryDeliveryButton
                    key="again"
                    id={delivery._id}
                    emailLabel={`${EVENT_LABELS[delivery.event]} ${delivery.reference}`}
                    onMissing={onMissing}
                  />
                ),
              ]}
            />
          ))}
        </Table>
      )}
      <BlockNote>
        Events about requests and calls are posted to {webhook.host}.
        {webhook.deliveries.length === 0 && ' None has happened yet.'}
      </BlockNote>
    </StatusBlock>
  );
}
