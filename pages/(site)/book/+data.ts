import { redirect } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { parseBookingChoices } from '../../../domain/bookings/booking-url';
import { getManagerContactPath, screens, splitUrl } from '../../../domain/paths';
import type { Caller } from '../../../trpc/router';
import { redirectNotFoundErrors } from '../not-found-redirect';

export type BookData = Awaited<ReturnType<Caller['bookings']['free']>> & { submissionId: string };

/** @throws a redirect for an unknown manager, or to the contact page if visitors book elsewhere. */
export async function data({
  api,
  routeParams,
  urlOriginal,
  settings,
}: PageContextServer): Promise<BookData> {
  const { managerKey } = routeParams;
  if (settings?.schedulingUrl)
    throw redirect(managerKey === undefined ? screens.contact.path : getManagerContactPath(managerKey), 302);
  const state = parseBookingChoices(new URLSearchParams(splitUrl(urlOriginal)[1]));
  const page = await api.bookings.free({ managerKey, state }).catch(redirectNotFoundErrors);
  return { ...page, submissionId: crypto.randomUUID() };
}
