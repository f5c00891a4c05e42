import { type DbOrTransaction, inTransaction } from '../../db/connection';
import { type ActorRef, type Draft, upsertDraft } from '../../db/drafts';
import { extractLinks } from '../../db/links';
import { assignMedia, findMissingMedia, releaseMedia, setMediaUses } from '../../db/media';
import { deleteItemPlans, deletePlan, listItemPlans, movePlan, type Plan, upsertPlan } from '../../db/plans';
import { deleteDocuments } from '../../db/search-documents';
import { markGone } from '../../db/slugs';
import { DomainError } from '../../domain/errors';
import { type KindName, kinds } from '../../domain/kinds';
import { filesOf } from '../../domain/kinds/files';
import type { Kind } from '../../domain/kinds/kind';
import { revise } from '../../domain/kinds/revise';
import { messages } from '../../domain/messages';
import { type Check, checksOf } from '../../domain/publishing/checks';
import type { Values } from '../../domain/publishing/merge';
import { versionWords } from '../../domain/publishing/version-words';
import {
  type AnyItem,
  assertMayWrite,
  byOf,
  type ContentNeeds,
  contentOf,
  remember,
  writtenOf,
} from './content';
import { lookUp, lookUpOwn } from './drafts';
import { deadAddresses } from './link-targets';
import { tellOfAsking, tellOfPublishing } from './notices';
import { endDraft, keepFirst, keepPublished, storeRevision } from './save';

/**
 * What stands in the way of publishing these values, and what to look at first (rule 63).
 * @param live what the site shows of the item by now.
 */
export async function checkValues(
  db: DbOrTransaction,
  name: KindName,
  { id, values, live }: { id: string; values: Values; live: AnyItem | undefined },
): Promise<Check[]> {
  const links = extractLinks(values);
  const addresses = await deadAddresses(
    db,
    links.map(({ address }) => address),
  );
  const dead = links.filter(({ address }) => addresses.includes(address));
  const published = live && writtenOf(kinds[name], live);
  const added = filesOf(kinds[name].schema, values);
  const known = published ? filesOf(kinds[name].schema, published) : [];
  const gone = await findMissingMedia(
    db,
    added.filter(src => !known.includes(src)),
  );
  const taken = await isAddressTaken(db, name, id, values);
  return checksOf(kinds[name], values, { dead, gone, taken, ...(published && { published }) });
}

/** Whether another item is public at the address that these values lead to. */
async function isAddressTaken(
  db: DbOrTransaction,
  name: KindName,
  id: string,
  values: Values,
): Promise<boolean> {
  const { kind, store } = contentOf(name);
  // What is no title or address yet is a problem of its own.
  if (!kind.schema.shape[kind.slugField]?.safeParse(values[kind.slugField]).success) return false;
  const found = await store.bySlug(db, kind.slugOf(values as { title: string }));
  return found.kind === 'found' && found.item._id !== id;
}

/** The checks of an item's draft, or of what is public where there is none. */
export async function checkItem(needs: ContentNeeds, name: KindName, id: string): Promise<Check[]> {
  const { live, draft } = await lookUpOwn(needs.db, needs, name, id);
  const values = draft?.values ?? writtenOf(kinds[name], live ?? {});
  return checkValues(needs.db, name, { id, values, live });
}

/** Refuses what something stands in the way of, field by field. @throws DomainError `invalid` */
async function assertPublishable(
  db: DbOrTransaction,
  name: KindName,
  work: { id: string; values: Values; live: AnyItem | undefined },
): Promise<void> {
  const stops = (await checkValues(db, name, work)).filter(({ level }) => level === 'stop');
  if (stops.length > 0)
    throw new DomainError('invalid', messages.publishStopped, {
      errors: stops.map(({ path, message }) => ({ path, message })),
    });
}

/**
 * Publishes the draft of an item: the site shows it from now on (rule 63).
 * @throws DomainError `not_found` without a draft, `invalid` with the stops as errors of fields.
 */
export async function publishItem(
  needs: ContentNeeds,
  name: KindName,
  { id, note = '' }: { id: string; note?: string | undefined },
): Promise<AnyItem> {
  const item = await inTransaction(needs.db, trx =>
    publishIn(trx, needs, name, { id, note, by: byOf(needs) }),
  );
  needs.contentChanged();
  needs.images.sweepSoon();
  return item;
}

/** The same in a transaction that does more. */
export async function publishIn(
  trx: DbOrTransaction,
  needs: Pick<ContentNeeds, 'clock'>,
  name: KindName,
  { id, note, by }: { id: string; note: string; by: ActorRef },
): Promise<AnyItem> {
  const { live, draft } = await lookUp(trx, name, id);
  if (!draft) throw new DomainError('not_found', messages.nothingToPublish);
  const now = needs.clock.now();
  await assertPublishable(trx, name, { id, values: draft.values, live });
  const content = contentOf(name);
  const values = content.kind.schema.parse(draft.values) as Values;
  const item = live
    ? await replace(trx, content, { live, values, now })
    : await insert(trx, content, { draft, values, now });
  await keepPublished(trx, content.kind, item, { by, now, note });
  const detail = versionWords(item.revision);
  await remember(trx, { by, now }, live ? 'updated' : 'created', name, { id, title: item.title }, detail);
  await tellOfPublishing(trx, draft, { by, now, slug: item.slug });
  await endDraft(trx, id, now);
  await markGone(trx, name, id, []);
  return item;
}

type ContentOfKind = ReturnType<typeof contentOf>;

async function replace(
  trx: DbOrTransaction,
  content: ContentOfKind,
  { live, values, now }: { live: AnyItem; values: Values; now: Date },
): Promise<AnyItem> {
  const { changed, next, freedFiles } = revise(content.kind, live, values as Partial<AnyItem>);
  return changed ? storeRevision(trx, content, { next, freedFiles, now }) : live;
}

async function insert(
  trx: DbOrTransaction,
  { kind, store }: ContentOfKind,
  { draft: { id, withdrawn }, values, now }: { draft: Draft; values: Values; now: Date },
): Promise<AnyItem> {
  const { slug, oldSlugs = [], ...past } = withdrawn ?? {};
  const item = await store.insert(trx, values, {
    now,
    id,
    ...past,
    // A title that changed meanwhile gives another address; the former one leads there.
    oldSlugs: slug === undefined ? oldSlugs : [...oldSlugs, slug],
  });
  await assignMedia(trx, id, filesOf(kind.schema, item));
  return item;
}

/** @throws DomainError `conflict` for what the site cannot be without. */
function assertMayGo(name: KindName, id: string): void {
  const { stays }: Kind = kinds[name];
  const why = stays?.(id);
  if (why) throw new DomainError('conflict', why);
}

/**
 * Takes an item from the site; what it said becomes its draft (rule 65).
 * @throws DomainError `not_found`, `conflict` for what the site cannot be without.
 */
export async function unpublishItem(needs: ContentNeeds, name: KindName, id: string): Promise<void> {
  await inTransaction(needs.db, trx => unpublishIn(trx, needs, name, { id, by: byOf(needs) }));
  needs.contentChanged();
  needs.images.sweepSoon();
}

export async function unpublishIn(
  trx: DbOrTransaction,
  needs: Pick<ContentNeeds, 'clock'>,
  name: KindName,
  { id, by }: { id: string; by: ActorRef },
): Promise<void> {
  assertMayGo(name, id);
  const { live, draft } = await lookUp(trx, name, id);
  if (!live) throw new DomainError('not_found', messages.notFound);
  const { kind, store } = contentOf(name);
  const now = needs.clock.now();
  const at = now.toISOString();
  const { slug, oldSlugs, createdAt, revision } = live;
  const values = draft?.values ?? writtenOf(kind, live);
  await upsertDraft(trx, {
    id,
    kind: name,
    values,
    revision: (draft?.revision ?? 0) + 1,
    withdrawn: { slug, oldSlugs, createdAt, revision: revision + 1 },
    askedAt: null,
    ownerId: draft?.ownerId ?? by.id,
    createdAt: draft?.createdAt ?? at,
    updatedAt: at,
    updatedBy: by,
  });
  await keepFirst(trx, kind, live);
  await setMediaUses(trx, `draft:${id}`, filesOf(kind.schema, values));
  await store.remove(trx, id);
  await releaseMedia(trx, id, now);
  await deleteItemPlans(trx, id);
  await markGone(trx, name, id, [slug, ...oldSlugs]);
  // A built-in page would be found by its own words.
  if (name === 'page') await deleteDocuments(trx, name, [slug]);
  await remember(trx, { by, now }, 'unpublished', name, { id, title: live.title });
}

/** When a draft is to be public: from a time, until a time, or both. ISO 8601; undefined is now or never. */
export type Times = { from?: string | undefined; until?: string | undefined };

/**
 * Plans a publication, in the place of an earlier plan (rule 63). What stands in its way is said now already.
 * @throws DomainError `invalid` for times that have passed or stand the wrong way round, `conflict` for an end of what
 * the site cannot be without, and as `publishItem`.
 */
export async function planItem(
  needs: ContentNeeds,
  name: KindName,
  { id, from, until, note = '' }: { id: string; note?: string | undefined } & Times,
): Promise<void> {
  const now = needs.clock.now().toISOString();
  if ((from && from <= now) || (until && until <= now)) throw new DomainError('invalid', messages.planPast);
  if (until) assertMayGo(name, id);
  const by = byOf(needs);
  const plan = (action: Plan['action'], at: string): Plan => ({
    item_id: id,
    action,
    kind: name,
    at,
    member_id: by.id,
    member_name: by.name,
    note,
  });
  await inTransaction(needs.db, async trx => {
    const { live, draft } = await lookUpOwn(trx, needs, name, id);
    if (from) {
      if (!draft) throw new DomainError('not_found', messages.nothingToPublish);
      const end = until ?? (await listItemPlans(trx, [id])).find(({ action }) => action === 'unpublish')?.at;
      if (end && end <= from) throw new DomainError('invalid', messages.planOrder);
      await assertPublishable(trx, name, { id, values: draft.values, live });
      await upsertPlan(trx, plan('publish', from));
    } else if (draft) {
      await publishIn(trx, needs, name, { id, note, by });
    }
    if (until) await upsertPlan(trx, plan('unpublish', until));
    const title = draft?.values.title ?? live?.title;
    const detail = [from && `from ${from}`, until && `until ${until}`].filter(Boolean).join(' ');
    await remember(trx, { by, now: needs.clock.now() }, 'planned', name, { id, title }, detail);
  });
  needs.contentChanged();
}

/** What is planned for an item, and what the item is called. @throws DomainError `not_found` when that is not */
async function plannedOf(trx: DbOrTransaction, id: string, action: Plan['action']) {
  const plans = await listItemPlans(trx, [id]);
  const plan = plans.find(each => each.action === action);
  if (!plan) throw new DomainError('not_found', messages.notFound);
  const { live, draft } = await lookUp(trx, plan.kind, id);
  return { plan, plans, subject: { id, title: draft?.values.title ?? live?.title } };
}

/**
 * Moves what is planned to another time; the rest of the plan stays.
 * @throws DomainError `not_found` when nothing is planned, `invalid` for a time that has passed, or that would take the
 * item down before it is published.
 */
export async function movePlanned(
  needs: ContentNeeds,
  { id, action, at }: { id: string; action: Plan['action']; at: string },
): Promise<void> {
  const now = needs.clock.now();
  if (at <= now.toISOString()) throw new DomainError('invalid', messages.planPast);
  await inTransaction(needs.db, async trx => {
    const { plan, plans, subject } = await plannedOf(trx, id, action);
    const other = plans.find(each => each.action !== action)?.at;
    if (other && (action === 'publish' ? at >= other : at <= other))
      throw new DomainError('invalid', messages.planOrder);
    await movePlan(trx, plan, at);
    const detail = `${action === 'publish' ? 'from' : 'until'} ${at}`;
    await remember(trx, { by: byOf(needs), now }, 'planned', plan.kind, subject, detail);
  });
  needs.contentChanged();
}

/** Calls off what was planned. @throws DomainError `not_found` when nothing was. */
export async function unplanItem(needs: ContentNeeds, id: string, action: Plan['action']): Promise<void> {
  await inTransaction(needs.db, async trx => {
    const { plan, subject } = await plannedOf(trx, id, action);
    await deletePlan(trx, id, action);
    await remember(trx, { by: byOf(needs), now: needs.clock.now() }, 'unplanned', plan.kind, subject);
  });
}

/** An author's draft is ready: who may publish sees it in the lists, and is mailed. */
export async function askToPublish(
  needs: ContentNeeds,
  name: KindName,
  { id, note = '' }: { id: string; note?: string | undefined },
): Promise<void> {
  await inTransaction(needs.db, async trx => {
    const found = await lookUp(trx, name, id);
    if (!found.draft) throw new DomainError('not_found', messages.nothingToPublish);
    assertMayWrite(needs, found);
    const now = needs.clock.now();
    await upsertDraft(trx, { ...found.draft, askedAt: now.toISOString() });
    const { title } = found.draft.values;
    const act = { by: byOf(needs), now };
    await remember(trx, act, 'asked', name, { id, title }, note);
    await tellOfAsking(trx, found.draft, { ...act, note });
  });
}
