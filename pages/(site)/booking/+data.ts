import type { PageContextServer } from 'vike/types';
import { parseBookingChoices } from '../../../domain/bookings/booking-url';
import { splitUrl } from '../../../domain/paths';
import type { Caller } from '../../../trpc/router';
import { redirectNotFoundErrors } from '../not-found-redirect';

export type BookingData = Awaited<ReturnType<Caller['bookings']['byKey']>> & {
  key: string;
  /** Whether visitors book on this site. */
  isBookable: boolean;
};

/** @throws a redirect for a wrong link. */
export async function data({
  api,
  routeParams,
  urlOriginal,
  settings,
}: PageContextServer): Promise<BookingData> {
  const { key = '' } = routeParams;
  const state = parseBookingChoices(new URLSearchParams(splitUrl(urlOriginal)[1]));
  const page = await api.bookings.byKey({ key, state }).catch(redirectNotFoundErrors);
  return { ...page, key, isBookable: !settings?.schedulingUrl };
}
