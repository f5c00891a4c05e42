import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findBooking } from '../../db/bookings';
import type { BookingRow } from '../../db/schema';
import { BOOKING_ACTIONS, BOOKING_FIELD_NAMES } from '../../domain/bookings/booking-fields';
import { getChoicePath } from '../../domain/bookings/booking-url';
import { getSite } from '../../domain/current-site';
import { createFieldError, DomainError, HTTP_STATUS } from '../../domain/errors';
import { messages } from '../../domain/messages';
import { bookingPaths, CALENDAR_FILE, getBookingPath, getBookPath } from '../../domain/paths';
import { toDomainError } from '../../trpc/trpc';
import { getAvailability } from '../../use-cases/bookings/availability';
import { bookCall, TimeTakenError } from '../../use-cases/bookings/book';
import { cancelCall, moveCall } from '../../use-cases/bookings/change';
import { createBookingKey, getBookingUrl, readBookingKey } from '../../use-cases/bookings/links';
import { toMailFacts } from '../../use-cases/bookings/record-change';
import type { Services } from '../../use-cases/context';
import type { EnquiryThrottle } from '../../use-cases/enquiries/throttle';
import { BODY_KINDS, type BodyGuards, registerJsonBodies } from '../http/bodies/json-bodies';
import { getNetwork } from '../http/network';
import { renderVisitorCalendar } from '../mail/booking';
import { SUBMISSION_ID_MAX } from './contact-form';
import { acceptsHtml } from './email-send';
import { sendErrorPage } from './error-page';
import { convertFastifyError, sendDomainError } from './errors';

type BookingOptions = {
  services: Services;
  guards: BodyGuards;
  /** Throttle for bookings and moves, which both send emails. */
  throttle: EnquiryThrottle;
  changeThrottle: EnquiryThrottle;
  /** False if visitors book elsewhere. Booked calls can still be changed. */
  isBookable: boolean;
};

const FORM_TYPE = 'application/x-www-form-urlencoded';

/**
 * Serves the forms that book, move and cancel a call. Plain forms get a redirect or a page, other clients JSON. Reads
 * no cookies.
 */
export async function registerBookings(
  app: FastifyInstance,
  { services, guards, throttle, changeThrottle, isBookable }: BookingOptions,
): Promise<void> {
  await app.register(async scope => {
    scope.removeAllContentTypeParsers();
    registerJsonBodies(scope, guards, () => BODY_KINDS.form);
    scope.addContentTypeParser(FORM_TYPE, { parseAs: 'string' }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (request.method !== 'POST') return;
      // A visitor whose forms are over the limit can still cancel a call.
      const isChange = 'key' in (request.params as object);
      (isChange ? changeThrottle : throttle).admit(getNetwork(request));
    });

    scope.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      const domainError = toDomainError(error) ?? toFormError(error);
      if (domainError) return sendFormError(request, reply, domainError);
      request.log.error({ err: error }, 'a booking failed');
      return sendFormError(request, reply, new DomainError('unavailable', messages.sendFailed));
    });

    scope.post<{ Params: { manager: string } }>(`${bookingPaths.book}/:manager`, async (request, reply) => {
      if (!isBookable) throw new DomainError('not_found', messages.notFound);
      const fields = readFields(request);
      if (fields.honeypot?.trim()) throw new DomainError('invalid', messages.spam);
      const { submissionId, ...values } = fields;
      if (submissionId && submissionId.length > SUBMISSION_ID_MAX)
        throw createFieldError('invalid', BOOKING_FIELD_NAMES.submissionId, messages.tooLong);
      const booking = await throttle.accept(getNetwork(request), () =>
        bookCall(services, { managerKey: request.params.manager, values, submissionId }),
      );
      return sendBooking(request, reply, booking);
    });

    scope.get<{ Params: { key: string } }>(
      `${bookingPaths.change}/:key/${CALENDAR_FILE}`,
      async (request, reply) => {
        const content = await getCalendarFile(services, request.params.key);
        return reply.type('text/calendar; charset=utf-8').send(content);
      },
    );

    scope.post<{ Params: { key: string } }>(`${bookingPaths.change}/:key`, async (request, reply) => {
      const link = readBookingKey(services, request.params.key);
      if (!link) throw new DomainError('not_found', messages.bookingLinkUsed);
      const { action, ...fields } = readFields(request);
      if (!BOOKING_ACTIONS.some(name => name === action))
        throw createFieldError('invalid', BOOKING_FIELD_NAMES.action, messages.malformedForm);
      const booking = await (action === 'move'
        ? throttle.accept(getNetwork(request), () => moveCall(services, link, { startsAt: fields.startsAt }))
        : cancelCall(services, link, fields));
      return sendBooking(request, reply, booking);
    });
  });

  function sendBooking(request: FastifyRequest, reply: FastifyReply, booking: BookingRow) {
    const path = getBookingPath(createBookingKey(services, booking));
    if (acceptsHtml(request)) return reply.redirect(path, 303);
    const { starts_at: startsAt, ends_at: endsAt } = booking;
    return reply.send({ status: 'success', startsAt, endsAt, path });
  }
}

/** @throws DomainError `not_found` for a wrong or used link. */
async function getCalendarFile(services: Services, key: string): Promise<string> {
  const link = readBookingKey(services, key);
  const booking = link && (await findBooking(services.db, link.id));
  if (!booking || booking.sequence !== link.sequence || booking.cancelled_at)
    throw new DomainError('not_found', messages.bookingLinkUsed);
  const availability = await getAvailability(services, services.db, booking.person_key);
  const { content } = renderVisitorCalendar(
    { ...toMailFacts(booking, availability), change: 'booked', by: '' },
    {
      mailTo: getSite().email,
      stamp: services.clock.now(),
      bookingUrl: getBookingUrl(services, booking),
    },
    'PUBLISH',
  );
  return content;
}

type FieldName = keyof typeof BOOKING_FIELD_NAMES;

/** Converts sent field names to the form’s own. Empty times and zones count as missing. */
function readFields({ body }: FastifyRequest): Partial<Record<FieldName, string>> {
  if (!(body instanceof URLSearchParams)) throw new DomainError('invalid', messages.malformedForm);
  const entries = (Object.entries(BOOKING_FIELD_NAMES) as [FieldName, string][]).map(
    ([name, sentName]) => [name, body.get(sentName) ?? undefined] as const,
  );
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

const toFormError = (error: { statusCode?: number }) =>
  error.statusCode === 415 ? new DomainError('unsupported', messages.formOnly) : convertFastifyError(error);

/** Returns the path of the page with the form, including the chosen zone. */
function getReturnPath({ params, body }: FastifyRequest): string {
  const { manager, key } = params as { manager?: string; key?: string };
  if (key) return getBookingPath(key);
  const zone = body instanceof URLSearchParams ? body.get(BOOKING_FIELD_NAMES.timeZone) : null;
  return getChoicePath(manager ? getBookPath(manager) : bookingPaths.book, { zone: zone ?? undefined });
}

/** Sends an error in the client’s format, with the next free times if the time is taken. */
function sendFormError(request: FastifyRequest, reply: FastifyReply, error: DomainError) {
  const names: Record<string, string> = BOOKING_FIELD_NAMES;
  const { kind, message, retryAfter } = error;
  const errors = error.errors?.map(({ path, message }) => ({ path: names[path] ?? path, message }));
  if (acceptsHtml(request)) {
    const reasons = errors?.map(({ message }) => message) ?? [message];
    return sendErrorPage(reply, HTTP_STATUS[kind], { reasons, backUrl: getReturnPath(request), retryAfter });
  }
  if (error instanceof TimeTakenError)
    return reply.code(HTTP_STATUS.conflict).send({ status: 'fail', message, freeTimes: error.freeTimes });
  return sendDomainError(reply, new DomainError(kind, message, { errors, retryAfter }));
}
