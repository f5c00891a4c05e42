import { type DbOrTransaction, inTransaction } from '../../db/connection';
import { releaseMedia } from '../../db/media';
import { findBuiltInPage, getDraftPaths, getStoredPaths, pageStore } from '../../db/pages';
import { deleteItemPlans } from '../../db/plans';
import { markGone } from '../../db/slugs';
import { DomainError, fieldRefusal } from '../../domain/errors';
import { kinds } from '../../domain/kinds';
import { messages } from '../../domain/messages';
import { addressProblem } from '../../domain/page-address';
import { normalisePath } from '../../domain/paths';
import { isSitePath } from '../../domain/site-path';
import { leadElsewhere } from '../site/redirects';
import { byOf, type ContentNeeds, contentOf, keepVersion, remember } from './content';
import { lookUp } from './drafts';
import { endDraft, removeItem } from './save';

export { findPublishedSection } from '../../db/pages';

/** The page that staff wrote for an address; undefined where the site shows its own, or none. */
export async function pageAt(db: DbOrTransaction, path: string) {
  const found = await pageStore.bySlug(db, path);
  return found.kind === 'found' ? found.item : undefined;
}

/** Why a page may not have an address, in words; undefined where it may. @param id of the page, new or not. */
export async function problemOfAddress(
  db: DbOrTransaction,
  id: string,
  address: string,
): Promise<string | undefined> {
  const own = findBuiltInPage(id);
  if (own) return own.slug === address ? undefined : messages.builtInAddress;
  const problem = addressProblem(address);
  if (problem) return problem;
  const other = (await getStoredPaths(db)).pages.get(address);
  if (other && other.id !== id) return kinds.page.slugTaken;
  const drafted = [...(await getDraftPaths(db))].some(([draft, at]) => at === address && draft !== id);
  return drafted ? messages.addressDrafted : undefined;
}

/**
 * Goes back to the text that the site has by itself. What was written stays in the page's history.
 * @throws DomainError `not_found` for a page that is not built in, or that nobody changed.
 */
export async function resetPage(needs: ContentNeeds, id: string): Promise<void> {
  const own = findBuiltInPage(id);
  if (!own) throw new DomainError('not_found', messages.notFound);
  const now = needs.clock.now();
  const by = byOf(needs);
  await inTransaction(needs.db, async trx => {
    const { draft } = await lookUp(trx, 'page', id);
    if (draft)
      await keepVersion(trx, kinds.page, {
        itemId: id,
        values: draft.values,
        note: 'Before the built-in text was taken back',
        by: draft.updatedBy,
        now,
      });
    const stored = await contentOf('page').store.remove(trx, id);
    if (!stored && !draft) throw new DomainError('not_found', messages.builtInAlready);
    await releaseMedia(trx, id, now);
    await endDraft(trx, id, now);
    await deleteItemPlans(trx, id);
    await markGone(trx, 'page', id, []);
    await remember(trx, { by, now }, 'reset', 'page', { id, title: own.title });
  });
  needs.contentChanged();
  needs.images.sweepSoon();
}

/**
 * Puts a page of one's own into the trash.
 * @param target where its addresses lead from now on, on this site; empty for nowhere.
 * @throws DomainError `not_found`, `conflict` for a built-in page and for a way in a circle, `invalid` for a target that is
 * no address of the site.
 */
export async function deletePage(
  needs: ContentNeeds,
  { id, target }: { id: string; target: string },
): Promise<void> {
  if (findBuiltInPage(id)) throw new DomainError('conflict', messages.builtInStays);
  if (target && !isSitePath(target)) throw fieldRefusal('invalid', 'target', messages.targetInvalid);
  const now = needs.clock.now();
  const { live } = await lookUp(needs.db, 'page', id);
  if (live && target)
    await inTransaction(needs.db, trx =>
      leadElsewhere(trx, [live.slug, ...live.oldSlugs], { to: normalisePath(target), now }),
    );
  await removeItem(needs, contentOf('page'), id);
}
