import { type DbOrTransaction, runInTransaction } from '../../db/connection';
import { releaseMedia } from '../../db/media';
import { findBuiltInPage, getDraftPaths, getStoredPaths, pageStore } from '../../db/pages';
import { deleteItemSchedules } from '../../db/schedules';
import { setGoneSlugs } from '../../db/slugs';
import { createFieldError, DomainError } from '../../domain/errors';
import { kinds } from '../../domain/kinds';
import { messages } from '../../domain/messages';
import { findPathProblem } from '../../domain/page-path';
import { normalisePath } from '../../domain/paths';
import { isSitePath } from '../../domain/site-path';
import { assertExists } from '../assert-exists';
import { addPermanentRedirects } from '../site/redirects';
import { type ContentNeeds, getContent, logActivity, saveVersion, toActorRef } from './content';
import { findItem } from './drafts';
import { removeDraft, removeItem } from './save';

export { findPublishedSection } from '../../db/pages';

/** Returns undefined for built-in and missing pages. */
export async function findStoredPage(db: DbOrTransaction, path: string) {
  const lookup = await pageStore.findBySlug(db, path);
  return lookup.kind === 'found' ? lookup.item : undefined;
}

/**
 * Returns why a page can’t have this path, or undefined if it can.
 * @param id may belong to a new page
 */
export async function checkPagePath(
  db: DbOrTransaction,
  id: string,
  newPath: string,
): Promise<string | undefined> {
  const builtInPage = findBuiltInPage(id);
  if (builtInPage) return builtInPage.slug === newPath ? undefined : messages.builtInAddress;
  const problem = findPathProblem(newPath);
  if (problem) return problem;
  const otherId = (await getStoredPaths(db)).pages.get(newPath);
  if (otherId && otherId.id !== id) return kinds.page.slugTaken;
  const isDraftPath = [...(await getDraftPaths(db))].some(
    ([draft, draftPath]) => draftPath === newPath && draft !== id,
  );
  return isDraftPath ? messages.addressDrafted : undefined;
}

/**
 * Restores the built-in text. The replaced text remains in the history.
 * @throws DomainError `not_found` for a page that isn’t built in or has no changes.
 */
export async function resetPage(needs: ContentNeeds, id: string): Promise<void> {
  const builtInPage = assertExists(findBuiltInPage(id));
  const now = needs.clock.now();
  const actor = toActorRef(needs);
  await runInTransaction(needs.db, async trx => {
    const { draft } = await findItem(trx, 'page', id);
    if (draft)
      await saveVersion(trx, kinds.page, {
        itemId: id,
        values: draft.values,
        note: 'Before the built-in text was restored',
        by: draft.updatedBy,
        now,
      });
    const isStored = await getContent('page').store.remove(trx, id);
    if (!isStored && !draft) throw new DomainError('not_found', messages.builtInAlready);
    await releaseMedia(trx, id, now);
    await removeDraft(trx, id, now);
    await deleteItemSchedules(trx, id);
    await setGoneSlugs(trx, 'page', id, []);
    await logActivity(trx, { by: actor, now }, 'reset', 'page', { id, title: builtInPage.title });
  });
  needs.onContentChange();
  needs.images.scheduleSweep();
}

/**
 * @param target the internal path to redirect to; empty for no redirect.
 * @throws DomainError `not_found`, `conflict` for a built-in page or a redirect loop, `invalid` for an external or
 * malformed target.
 */
export async function deletePage(
  needs: ContentNeeds,
  { id, target }: { id: string; target: string },
): Promise<void> {
  if (findBuiltInPage(id)) throw new DomainError('conflict', messages.builtInStays);
  if (target && !isSitePath(target)) throw createFieldError('invalid', 'target', messages.targetInvalid);
  const now = needs.clock.now();
  const { live } = await findItem(needs.db, 'page', id);
  if (live && target)
    await runInTransaction(needs.db, trx =>
      addPermanentRedirects(trx, [live.slug, ...live.oldSlugs], { to: normalisePath(target), now }),
    );
  await removeItem(needs, getContent('page'), id);
}
