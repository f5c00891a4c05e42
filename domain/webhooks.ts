/** Events that the site reports to `WEBHOOK_URL`. */
export type WebhookEvent = 'request.created' | 'booking.booked' | 'booking.moved' | 'booking.cancelled';

/** A stored event. Its data is fixed when it occurs, and deleted with its request. */
export type WebhookNotice = { event: WebhookEvent; data: Readonly<Record<string, unknown>> };
