import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import ical from 'ical-generator';
import type { BookingRow } from '../../db/schema';
import type { Manager } from '../../domain/colleague';
import { FEED_NOTE_MAX } from '../../domain/limits';
import { truncateDescription } from '../../domain/meta';
import { getCallFeedPath, getEnquiryPath } from '../../domain/paths';
import { readFeed } from '../../use-cases/bookings/feed';
import type { Services } from '../../use-cases/context';

export function registerCallFeed(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { key: string } }>(getCallFeedPath(':key'), async (request, reply) => {
    const { manager, bookings } = await readFeed(services, request.params.key);
    const content = JSON.stringify([manager.name, services.getSite().name, services.siteUrl, bookings]);
    const etag = `"${hash('sha1', content, 'base64url')}"`;
    reply.headers({ etag, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('text/calendar; charset=utf-8').send(renderFeed(manager, bookings, services));
  });
}

/** Renders calls as an iCalendar file. Times are in UTC, which calendars show in their own zone. */
function renderFeed(
  { name }: Manager,
  bookings: readonly BookingRow[],
  { siteUrl, getSite }: Pick<Services, 'siteUrl' | 'getSite'>,
): string {
  const agency = getSite().name;
  const calendar = ical({ name: `Calls of ${name}`, prodId: { company: agency, product: 'Bookings' } });
  for (const booking of bookings)
    calendar.createEvent({
      id: `booking-${booking.id}`,
      sequence: booking.sequence,
      stamp: new Date(booking.created_at),
      start: new Date(booking.starts_at),
      end: new Date(booking.ends_at),
      summary: `Call with ${[booking.full_name, booking.company_name].filter(Boolean).join(', ')}`,
      description: [booking.email, truncateDescription(booking.note, FEED_NOTE_MAX)]
        .filter(Boolean)
        .join('\n\n'),
      url: `${siteUrl}${getEnquiryPath(booking.enquiry_id)}`,
    });
  return calendar.toString();
}
