import { isDeepStrictEqual } from 'node:util';
import { findBuiltInPage } from '../../db/pages';
import { DomainError } from '../../domain/errors';
import { kinds } from '../../domain/kinds';
import { messages } from '../../domain/messages';
import { type ContentNeeds, pickSchemaFields } from '../content/content';
import { findItem } from '../content/drafts';
import { listPages } from '../content/list-pages';
import { resetPage } from '../content/pages';
import { publishItem, unpublishItem } from '../content/publish';

/** A service with a built-in page such as `/services/qa-audit`. `offered` means that the page is public. */
type Offer = { id: string; title: string; address: string; offered: boolean };

/** Lists services, which are built-in pages below another page. */
export const listOffers = async ({ db }: Pick<ContentNeeds, 'db'>): Promise<Offer[]> =>
  (await listPages(db))
    .filter(({ builtIn, address }) => builtIn && address.lastIndexOf('/') > 0)
    .map(({ _id, title, address, slug }) => ({ id: _id, title, address, offered: slug !== undefined }));

/**
 * Publishes the pages of offered services, and unpublishes all others.
 * @param offeredIds ids of all offered services.
 * @throws DomainError `not_found` for an unknown service.
 */
export async function changeOffers(needs: ContentNeeds, offeredIds: readonly string[]): Promise<void> {
  const offers = await listOffers(needs);
  if (offeredIds.some(id => !offers.some(offer => offer.id === id)))
    throw new DomainError('not_found', messages.notFound);
  for (const { id, ...offer } of offers) {
    const isOffered = offeredIds.includes(id);
    if (isOffered === offer.offered) continue;
    if (isOffered) await restoreOffer(needs, id);
    else await unpublishItem(needs, 'page', id);
  }
}

/** Publishes the text that staff wrote, or the built-in text if they haven’t changed it. */
async function restoreOffer(needs: ContentNeeds, id: string): Promise<void> {
  const builtInPage = findBuiltInPage(id);
  const { draft } = await findItem(needs.db, 'page', id);
  const isUntouched =
    builtInPage && (!draft || isDeepStrictEqual(draft.values, pickSchemaFields(kinds.page, builtInPage)));
  if (isUntouched) await resetPage(needs, id);
  else await publishItem(needs, 'page', { id });
}
