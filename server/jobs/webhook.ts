import { createHmac } from 'node:crypto';
import type { OutboxRow } from '../../db/schema';
import { getErrorCode } from '../../domain/errors';
import type { WebhookNotice } from '../../domain/webhooks';
import { PrivateAddressError, postPublic } from '../http/public-request';
import { MailFailure } from '../mail/failure';
import { type DeliveryNeeds, startDeliveries } from './deliveries';
import type { Job } from './every';

/** Shorter than the time for which a message is claimed. */
const TIMEOUT_MS = 10_000;

type WebhookConfig = { url: string; secret: string; allowsPrivate: boolean };

/** Returns the signature of a timestamp (seconds) and a body, as receivers calculate it. */
export const signWebhook = (secret: string, timestamp: string, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;

/** Posts the outbox’s events to the webhook. Separate from the emails, so that neither delays the other. */
export const startWebhook = (needs: DeliveryNeeds & { webhook: WebhookConfig }): Job =>
  startDeliveries(needs, {
    name: 'webhook',
    kinds: 'webhooks',
    concurrency: 1,
    transport: 'server',
    send: row => postEvent(needs, row),
  });

/** @throws MailFailure with the reason for staff. */
async function postEvent(
  { clock, webhook }: Pick<Parameters<typeof startWebhook>[0], 'clock' | 'webhook'>,
  row: OutboxRow,
): Promise<boolean> {
  const { event, data } = JSON.parse(row.about_json ?? '{}') as WebhookNotice;
  const body = JSON.stringify({ id: row.message_id, event, createdAt: row.created_at, data });
  const timestamp = String(Math.floor(clock.now().getTime() / 1_000));
  const status = await postPublic(webhook.url, body, {
    headers: {
      'content-type': 'application/json',
      'webhook-id': row.message_id,
      'webhook-timestamp': timestamp,
      'webhook-signature': signWebhook(webhook.secret, timestamp, body),
    },
    timeoutMs: TIMEOUT_MS,
    allowsPrivate: webhook.allowsPrivate,
  }).catch(error => {
    throw new MailFailure(describeFailure(error), { cause: error });
  });
  if (status < 200 || status > 299) throw new MailFailure(`The receiver responded with status ${status}`);
  return true;
}

function describeFailure(error: unknown): string {
  if (error instanceof PrivateAddressError) return 'The receiver has a private address';
  if (error instanceof Error && error.name === 'AbortError') return 'The receiver did not respond in time';
  const code = getErrorCode(error);
  return `Could not connect to the receiver${code ? ` (${code})` : ''}`;
}
