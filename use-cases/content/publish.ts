import { type DbOrTransaction, runInTransaction } from '../../db/connection';
import { type ActorRef, type Draft, upsertDraft } from '../../db/drafts';
import { extractLinks } from '../../db/links';
import { assignMedia, findMissingMedia, releaseMedia, setMediaUses } from '../../db/media';
import {
  deleteItemSchedules,
  deleteSchedule,
  listItemSchedules,
  type Schedule,
  updateScheduleTime,
  upsertSchedule,
} from '../../db/schedules';
import { deleteDocuments } from '../../db/search-documents';
import { setGoneSlugs } from '../../db/slugs';
import { DomainError } from '../../domain/errors';
import { findItemSlug, type KindName, kinds } from '../../domain/kinds';
import { listFileUrls } from '../../domain/kinds/files';
import type { Kind } from '../../domain/kinds/kind';
import { reviseItem } from '../../domain/kinds/revise';
import { messages } from '../../domain/messages';
import { listPublishingProblems, type PublishingProblem } from '../../domain/publishing/checks';
import { formatVersion } from '../../domain/publishing/format-version';
import type { Values } from '../../domain/publishing/merge';
import { assertExists } from '../assert-exists';
import {
  type AnyItem,
  assertCanEdit,
  type ContentNeeds,
  createNextDraft,
  getContent,
  logActivity,
  pickSchemaFields,
  toActorRef,
} from './content';
import { findEditableItem, findItem } from './drafts';
import { findDeadPaths } from './link-targets';
import { notifyPublicationRequested, notifyPublished } from './notices';
import { backfillFirstVersion, removeDraft, savePublishedVersion, storeRevision } from './save';

/** Returns blockers and warnings (rule 63). */
async function checkValues(
  db: DbOrTransaction,
  name: KindName,
  { id, values, live }: { id: string; values: Values; live: AnyItem | undefined },
): Promise<PublishingProblem[]> {
  const links = extractLinks(values);
  const deadPaths = await findDeadPaths(
    db,
    links.map(({ href }) => href),
  );
  const deadLinks = links.filter(({ href }) => deadPaths.includes(href));
  const publishedValues = live && pickSchemaFields(kinds[name], live);
  const files = listFileUrls(kinds[name].schema, values);
  const publishedFiles = publishedValues ? listFileUrls(kinds[name].schema, publishedValues) : [];
  const missingFiles = await findMissingMedia(
    db,
    files.filter(src => !publishedFiles.includes(src)),
  );
  const slug = findItemSlug(kinds[name], { ...values, title: String(values.title) });
  // An invalid title has its own blocker.
  const isPathTaken = slug !== undefined && (await isSlugTaken(db, name, { id, slug }));
  return listPublishingProblems(kinds[name], values, {
    deadLinks,
    missingFiles,
    isPathTaken,
    ...(publishedValues && { publishedValues }),
  });
}

export async function isSlugTaken(
  db: DbOrTransaction,
  name: KindName,
  { id, slug }: { id: string; slug: string },
): Promise<boolean> {
  const lookup = await getContent(name).store.findBySlug(db, slug);
  return lookup.kind === 'found' && lookup.item._id !== id;
}

/** Checks the draft, or the public version if the item has no draft. */
export async function checkItem(
  needs: ContentNeeds,
  name: KindName,
  id: string,
): Promise<PublishingProblem[]> {
  const { live, draft } = await findEditableItem(needs.db, needs, name, id);
  const values = draft?.values ?? pickSchemaFields(kinds[name], live ?? {});
  return checkValues(needs.db, name, { id, values, live });
}

/** @throws DomainError `invalid` with the blockers as field errors. */
async function assertPublishable(
  db: DbOrTransaction,
  name: KindName,
  candidate: { id: string; values: Values; live: AnyItem | undefined },
): Promise<void> {
  const blockers = (await checkValues(db, name, candidate)).filter(({ level }) => level === 'stop');
  if (blockers.length > 0)
    throw new DomainError('invalid', messages.publishStopped, {
      errors: blockers.map(({ path, message }) => ({ path, message })),
    });
}

/**
 * Publishes a draft if the checks find no blocker (rule 63).
 * @throws DomainError `not_found` without a draft, `invalid` with the blockers as field errors.
 */
export async function publishItem(
  needs: ContentNeeds,
  name: KindName,
  { id, note = '' }: { id: string; note?: string | undefined },
): Promise<AnyItem> {
  const item = await runInTransaction(needs.db, trx =>
    publishInTransaction(trx, needs, name, { id, note, by: toActorRef(needs) }),
  );
  needs.onContentChange();
  needs.images.scheduleSweep();
  return item;
}

export async function publishInTransaction(
  trx: DbOrTransaction,
  needs: Pick<ContentNeeds, 'clock'>,
  name: KindName,
  { id, note, by }: { id: string; note: string; by: ActorRef },
): Promise<AnyItem> {
  const { live, draft } = await findItem(trx, name, id);
  if (!draft) throw new DomainError('not_found', messages.nothingToPublish);
  const now = needs.clock.now();
  await assertPublishable(trx, name, { id, values: draft.values, live });
  const content = getContent(name);
  const values = content.kind.schema.parse(draft.values) as Values;
  const item = live
    ? await publishRevision(trx, content, { live, values, now })
    : await publishNewItem(trx, content, { draft, values, now });
  await savePublishedVersion(trx, content.kind, item, { by, now, note });
  const detail = formatVersion(item.revision);
  await logActivity(trx, { by, now }, live ? 'updated' : 'created', name, { id, title: item.title }, detail);
  await notifyPublished(trx, draft, { by, now, slug: item.slug });
  await removeDraft(trx, id, now);
  await setGoneSlugs(trx, name, id, []);
  return item;
}

type ContentOfKind = ReturnType<typeof getContent>;

async function publishRevision(
  trx: DbOrTransaction,
  content: ContentOfKind,
  { live, values, now }: { live: AnyItem; values: Values; now: Date },
): Promise<AnyItem> {
  const { isChanged, next, freedFiles } = reviseItem(content.kind, live, values as Partial<AnyItem>);
  return isChanged ? storeRevision(trx, content, { next, freedFiles, now }) : live;
}

async function publishNewItem(
  trx: DbOrTransaction,
  { kind, store }: ContentOfKind,
  { draft: { id, withdrawn }, values, now }: { draft: Draft; values: Values; now: Date },
): Promise<AnyItem> {
  const { slug, oldSlugs = [], ...past } = withdrawn ?? {};
  const item = await store.insert(trx, values, {
    now,
    id,
    ...past,
    // A new title may have changed the slug, and the old slug must redirect.
    oldSlugs: slug === undefined ? oldSlugs : [...oldSlugs, slug],
  });
  await assignMedia(trx, id, listFileUrls(kind.schema, item));
  return item;
}

/** @throws DomainError `conflict` for an item that the site requires. */
function assertCanUnpublish(name: KindName, id: string): void {
  const { findUnpublishBlocker }: Kind = kinds[name];
  const reason = findUnpublishBlocker?.(id);
  if (reason) throw new DomainError('conflict', reason);
}

/**
 * Turns a public item into a draft (rule 65).
 * @throws DomainError `not_found`, `conflict` for an item that the site requires.
 */
export async function unpublishItem(needs: ContentNeeds, name: KindName, id: string): Promise<void> {
  await runInTransaction(needs.db, trx =>
    unpublishInTransaction(trx, needs, name, { id, by: toActorRef(needs) }),
  );
  needs.onContentChange();
  needs.images.scheduleSweep();
}

export async function unpublishInTransaction(
  trx: DbOrTransaction,
  needs: Pick<ContentNeeds, 'clock'>,
  name: KindName,
  { id, by }: { id: string; by: ActorRef },
): Promise<void> {
  assertCanUnpublish(name, id);
  const { live, draft } = await findItem(trx, name, id);
  if (!live) throw new DomainError('not_found', messages.notFound);
  const { kind, store } = getContent(name);
  const now = needs.clock.now();
  const { slug, oldSlugs, createdAt, revision } = live;
  const values = draft?.values ?? pickSchemaFields(kind, live);
  await upsertDraft(trx, {
    ...createNextDraft(draft, { id, kind: name, values, by, now }),
    withdrawn: { slug, oldSlugs, createdAt, revision: revision + 1 },
  });
  await backfillFirstVersion(trx, kind, live);
  await setMediaUses(trx, `draft:${id}`, listFileUrls(kind.schema, values));
  await store.remove(trx, id);
  await releaseMedia(trx, id, now);
  await deleteItemSchedules(trx, id);
  await setGoneSlugs(trx, name, id, [slug, ...oldSlugs]);
  // A built-in page would remain in the search index under its path.
  if (name === 'page') await deleteDocuments(trx, name, [slug]);
  await logActivity(trx, { by, now }, 'unpublished', name, { id, title: live.title });
}

/** Publication times (ISO 8601). An undefined `from` means now, and an undefined `until` means no end. */
type PublicationTimes = { from?: string | undefined; until?: string | undefined };

/**
 * Schedules publishing and unpublishing, and replaces an earlier schedule. Checks for blockers now (rule 63).
 * @throws DomainError `invalid` for times that have passed or are out of order, `conflict` for unpublishing an item
 * that the site requires, and like `publishItem`.
 */
export async function schedulePublication(
  needs: ContentNeeds,
  name: KindName,
  { id, from, until, note = '' }: { id: string; note?: string | undefined } & PublicationTimes,
): Promise<void> {
  const now = needs.clock.now().toISOString();
  if ((from && from <= now) || (until && until <= now)) throw new DomainError('invalid', messages.planPast);
  if (until) assertCanUnpublish(name, id);
  const actor = toActorRef(needs);
  const toSchedule = (action: Schedule['action'], at: string): Schedule => ({
    item_id: id,
    action,
    kind: name,
    at,
    member_id: actor.id,
    member_name: actor.name,
    note,
  });
  await runInTransaction(needs.db, async trx => {
    const { live, draft } = await findEditableItem(trx, needs, name, id);
    if (from) {
      if (!draft) throw new DomainError('not_found', messages.nothingToPublish);
      const unpublishAt =
        until ?? (await listItemSchedules(trx, [id])).find(({ action }) => action === 'unpublish')?.at;
      if (unpublishAt && unpublishAt <= from) throw new DomainError('invalid', messages.planOrder);
      await assertPublishable(trx, name, { id, values: draft.values, live });
      await upsertSchedule(trx, toSchedule('publish', from));
    } else if (draft) {
      await publishInTransaction(trx, needs, name, { id, note, by: actor });
    }
    if (until) await upsertSchedule(trx, toSchedule('unpublish', until));
    const title = draft?.values.title ?? live?.title;
    const detail = [from && `from ${from}`, until && `until ${until}`].filter(Boolean).join(' ');
    await logActivity(trx, { by: actor, now: needs.clock.now() }, 'planned', name, { id, title }, detail);
  });
  needs.onContentChange();
}

/** @throws DomainError `not_found` if this action isn’t scheduled for the item. */
async function getSchedule(trx: DbOrTransaction, id: string, action: Schedule['action']) {
  const schedules = await listItemSchedules(trx, [id]);
  const schedule = assertExists(schedules.find(itemSchedule => itemSchedule.action === action));
  const { live, draft } = await findItem(trx, schedule.kind, id);
  return { schedule, schedules, subject: { id, title: draft?.values.title ?? live?.title } };
}

/**
 * @throws DomainError `not_found` if this action isn’t scheduled for the item, `invalid` for a time that has passed, or
 * if the item would be unpublished before it is published.
 */
export async function reschedule(
  needs: ContentNeeds,
  { id, action, at }: { id: string; action: Schedule['action']; at: string },
): Promise<void> {
  const now = needs.clock.now();
  if (at <= now.toISOString()) throw new DomainError('invalid', messages.planPast);
  await runInTransaction(needs.db, async trx => {
    const { schedule, schedules, subject } = await getSchedule(trx, id, action);
    const otherTime = schedules.find(itemSchedule => itemSchedule.action !== action)?.at;
    if (otherTime && (action === 'publish' ? at >= otherTime : at <= otherTime))
      throw new DomainError('invalid', messages.planOrder);
    await updateScheduleTime(trx, schedule, at);
    const detail = `${action === 'publish' ? 'from' : 'until'} ${at}`;
    await logActivity(trx, { by: toActorRef(needs), now }, 'planned', schedule.kind, subject, detail);
  });
  needs.onContentChange();
}

/** @throws DomainError `not_found` if this action isn’t scheduled for the item. */
export async function cancelSchedule(
  needs: ContentNeeds,
  id: string,
  action: Schedule['action'],
): Promise<void> {
  await runInTransaction(needs.db, async trx => {
    const { schedule, subject } = await getSchedule(trx, id, action);
    await deleteSchedule(trx, { item_id: id, action });
    const origin = { by: toActorRef(needs), now: needs.clock.now() };
    await logActivity(trx, origin, 'unplanned', schedule.kind, subject);
  });
}

/** Marks a draft as ready to publish, and notifies members who can publish. */
export async function requestPublication(
  needs: ContentNeeds,
  name: KindName,
  { id, note = '' }: { id: string; note?: string | undefined },
): Promise<void> {
  await runInTransaction(needs.db, async trx => {
    const itemState = await findItem(trx, name, id);
    if (!itemState.draft) throw new DomainError('not_found', messages.nothingToPublish);
    assertCanEdit(needs, itemState);
    const now = needs.clock.now();
    await upsertDraft(trx, { ...itemState.draft, askedAt: now.toISOString() });
    const { title } = itemState.draft.values;
    const origin = { by: toActorRef(needs), now };
    await logActivity(trx, origin, 'asked', name, { id, title }, note);
    await notifyPublicationRequested(trx, itemState.draft, { ...origin, note });
  });
}
