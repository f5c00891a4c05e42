import { forgetActivity, recordActivity } from '../../db/activity';
import { type DbOrTransaction, inTransaction } from '../../db/connection';
import { type Example, examplesLeft, trashedExamples } from '../../db/examples';
import { doubtRedirected } from '../../db/links';
import { dropMedia, mediaHeldBy, missingMedia } from '../../db/media';
import { deleteNoticesOf } from '../../db/outbox';
import { deletePlansOf } from '../../db/plans';
import { deleteRedirectsTo } from '../../db/redirects';
import { forgetUnusedWords } from '../../db/search-documents';
import { markGone } from '../../db/slugs';
import { takeFromTrash } from '../../db/trash';
import { deleteVersionsOf } from '../../db/versions';
import { kinds } from '../../domain/kinds';
import { slugify } from '../../domain/slug';
import { contentOf } from '../content/content';
import type { Context, SessionUser } from '../context';

type Needs = Pick<Context, 'db' | 'clock' | 'images' | 'contentChanged' | 'writtenMails'> & {
  user: SessionUser;
};

/**
 * Erases the examples that staff never changed, those in the trash too, with every trace of them: pictures, versions,
 * activity, notices, redirects. Whatever staff wrote stays, with the pictures it shows.
 * @returns how many.
 */
export async function removeExamples({
  db,
  clock,
  images,
  contentChanged,
  writtenMails,
  user,
}: Needs): Promise<number> {
  const now = clock.now();
  const examples = [...(await examplesLeft(db)), ...(await trashedExamples(db))];
  let removed = 0;
  for (const example of examples) {
    // One transaction each, so that other writes are not held up by all of them.
    const notices = await inTransaction(db, trx => eraseExample(trx, example, now));
    if (!notices) continue;
    removed += 1;
    await writtenMails.remove(notices);
  }
  if (removed === 0) return 0;
  await inTransaction(db, async trx => {
    await forgetUnusedWords(trx);
    const subject = { id: '', title: removed === 1 ? 'one example' : `${removed} examples` };
    await recordActivity(trx, { at: now, member: user, action: 'erased', kind: 'site', subject });
  });
  contentChanged();
  images.sweepSoon();
  return removed;
}

/** @returns the mails that told of it; undefined where somebody changed it meanwhile. */
async function eraseExample(trx: DbOrTransaction, example: Example, now: Date) {
  const { id, kind } = example;
  const left = [...(await examplesLeft(trx)), ...(await trashedExamples(trx))];
  if (!left.some(each => each.id === id)) return undefined;
  const { store } = contentOf(kind);
  const found = await store.byId(trx, id);
  const trashed = (await takeFromTrash(trx, id))?.content.live;
  const { title, oldSlugs } =
    found.kind === 'found' ? found.item : { title: '', ...trashed?.input, oldSlugs: [], ...trashed?.past };
  const paths = [slugify(title), ...oldSlugs].map(kinds[kind].path);
  const redirects = await deleteRedirectsTo(trx, paths);
  await doubtRedirected(
    trx,
    redirects.map(({ from_path }) => from_path),
  );
  await store.remove(trx, id);
  await deletePlansOf(trx, id);
  await markGone(trx, kind, id, []);
  await trx.deleteFrom('preview_links').where('item_id', '=', id).execute();
  await trx.deleteFrom('examples').where('item_id', '=', id).execute();
  const versions = await deleteVersionsOf(trx, id);
  const holders = [`live:${id}`, `trash:${id}`, ...versions.map(version => `version:${version}`)];
  const pictures = await mediaHeldBy(trx, holders);
  await dropMedia(trx, holders, now);
  await forgetActivity(trx, {
    ids: [id, ...(await missingMedia(trx, pictures))],
    titles: redirects.map(({ from_path, to_address }) => `${from_path} to ${to_address}`),
  });
  return deleteNoticesOf(trx, id);
}
