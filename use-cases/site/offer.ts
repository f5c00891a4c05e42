import { isDeepStrictEqual } from 'node:util';
import { findBuiltInPage } from '../../db/pages';
import { DomainError } from '../../domain/errors';
import { kinds } from '../../domain/kinds';
import { messages } from '../../domain/messages';
import { type ContentNeeds, writtenOf } from '../content/content';
import { lookUp } from '../content/drafts';
import { listPages } from '../content/list-pages';
import { resetPage } from '../content/pages';
import { publishItem, unpublishItem } from '../content/publish';

/** What the agency offers: built-in pages below another one (`/services/qa-audit`), each there or taken down. */

export type Offer = { id: string; title: string; address: string; offered: boolean };

/** Everything that the site has a page of its own for, offered or not. */
export const offersNow = async ({ db }: Pick<ContentNeeds, 'db'>): Promise<Offer[]> =>
  (await listPages(db))
    .filter(({ builtIn, address }) => builtIn && address.lastIndexOf('/') > 0)
    .map(({ _id, title, address, slug }) => ({ id: _id, title, address, offered: slug !== undefined }));

/**
 * Takes down the pages of what is not offered, and puts back those of what is. Menus and built-in pages follow by themselves.
 * @param offered ids of all that is.
 * @throws DomainError `not_found` for an id that is none of an offer.
 */
export async function changeOffers(needs: ContentNeeds, offered: readonly string[]): Promise<void> {
  const offers = await offersNow(needs);
  if (offered.some(id => !offers.some(offer => offer.id === id)))
    throw new DomainError('not_found', messages.notFound);
  for (const { id, ...offer } of offers) {
    const wanted = offered.includes(id);
    if (wanted === offer.offered) continue;
    if (wanted) await putBack(needs, id);
    else await unpublishItem(needs, 'page', id);
  }
}

/** As it was: the built-in text where nobody wrote in its place. */
async function putBack(needs: ContentNeeds, id: string): Promise<void> {
  const own = findBuiltInPage(id);
  const { draft } = await lookUp(needs.db, 'page', id);
  const untouched = own && (!draft || isDeepStrictEqual(draft.values, writtenOf(kinds.page, own)));
  if (untouched) await resetPage(needs, id);
  else await publishItem(needs, 'page', { id });
}
