import { deleteActivity, recordActivity } from '../../db/activity';
import { type DbOrTransaction, runInTransaction } from '../../db/connection';
import { type Example, listTrashedExamples, listUntouchedExamples } from '../../db/examples';
import { markRedirectedLinksUnchecked } from '../../db/links';
import { clearMediaUses, findMissingMediaIds, listUsedMedia } from '../../db/media';
import { deleteItemNotices } from '../../db/outbox';
import { deleteRedirectsTo } from '../../db/redirects';
import { deleteItemSchedules } from '../../db/schedules';
import { deleteUnusedWords } from '../../db/search-documents';
import { setGoneSlugs } from '../../db/slugs';
import { restoreFromTrash } from '../../db/trash';
import { deleteItemVersions } from '../../db/versions';
import { kinds } from '../../domain/kinds';
import { slugify } from '../../domain/slug';
import { getContent } from '../content/content';
import type { Context, SessionUser } from '../context';

type Needs = Pick<Context, 'db' | 'clock' | 'images' | 'onContentChange' | 'writtenMails'> & {
  user: SessionUser;
};

/**
 * Erases unchanged examples, including those in the trash, with their images, versions, activity, notices and
 * redirects.
 * @returns the number of erased examples.
 */
export async function eraseExamples(needs: Needs): Promise<number> {
  const { db, user } = needs;
  const now = needs.clock.now();
  const examples = [...(await listUntouchedExamples(db)), ...(await listTrashedExamples(db))];
  let removedCount = 0;
  for (const example of examples) {
    // One transaction per example lets other writes through.
    const notices = await runInTransaction(db, trx => eraseExample(trx, example, now));
    if (!notices) continue;
    removedCount += 1;
    await needs.writtenMails.remove(notices);
  }
  if (removedCount === 0) return 0;
  await runInTransaction(db, async trx => {
    await deleteUnusedWords(trx);
    const subject = { id: '', title: removedCount === 1 ? 'one example' : `${removedCount} examples` };
    await recordActivity(trx, { at: now, member: user, action: 'erased', kind: 'site', subject });
  });
  needs.onContentChange();
  needs.images.scheduleSweep();
  return removedCount;
}

/** @returns the emails about the example, or undefined if staff have changed it since. */
async function eraseExample(trx: DbOrTransaction, example: Example, now: Date) {
  const { id, kind } = example;
  const remainingExamples = [...(await listUntouchedExamples(trx)), ...(await listTrashedExamples(trx))];
  if (!remainingExamples.some(example => example.id === id)) return undefined;
  const { store } = getContent(kind);
  const lookup = await store.findById(trx, id);
  const trashedContent = (await restoreFromTrash(trx, id))?.content.live;
  const { title, oldSlugs } =
    lookup.kind === 'found'
      ? lookup.item
      : { title: '', ...trashedContent?.input, oldSlugs: [], ...trashedContent?.past };
  const paths = [slugify(title), ...oldSlugs].map(kinds[kind].getPath);
  const redirects = await deleteRedirectsTo(trx, paths);
  await markRedirectedLinksUnchecked(
    trx,
    redirects.map(({ from_path }) => from_path),
  );
  await store.remove(trx, id);
  await deleteItemSchedules(trx, id);
  await setGoneSlugs(trx, kind, id, []);
  await trx.deleteFrom('preview_links').where('item_id', '=', id).execute();
  await trx.deleteFrom('examples').where('item_id', '=', id).execute();
  const versions = await deleteItemVersions(trx, id);
  const holders = [`live:${id}`, `trash:${id}`, ...versions.map(version => `version:${version}`)];
  const images = await listUsedMedia(trx, holders);
  await clearMediaUses(trx, holders, now);
  await deleteActivity(trx, {
    ids: [id, ...(await findMissingMediaIds(trx, images))],
    titles: redirects.map(({ from_path, to_address }) => `${from_path} to ${to_address}`),
  });
  return deleteItemNotices(trx, id);
}
