import type { DbOrTransaction } from '../../db/connection';
import { listUnpublishedDrafts, listUnscheduledDrafts } from '../../db/drafts';
import { type ListQuery, listIds } from '../../db/item-lists';
import { takeWithinSize } from '../../db/item-queries';
import { listPlansBetween, listPublications } from '../../db/plans';
import { findStaffCards, findStaffItems, type StaffListQuery } from '../../db/staff-lists';
import type { KindName } from '../../domain/kinds';
import { CALENDAR_MAX, LIST_MAX_BYTES, UNDATED_MAX } from '../../domain/limits';
import type { Context, SessionUser } from '../context';
import { type Content, draftsSeenBy } from './content';

// What visitors read of lists is one query each.
export { browseCards, countFacets, listCards, listCardsWithFacet } from '../../db/item-lists';
export { listCardsByTitles, listPopularCards, listRelatedCards } from '../../db/item-picks';

type Reader = Pick<Context, 'db'> & { user: SessionUser };
type Asked = Omit<StaffListQuery, 'owner'>;

/** Items as staff see them; of drafts an author has their own. */
export const listStaffItems = ({ db, user }: Reader, kind: KindName, asked: Asked) =>
  findStaffItems(db, kind, { ...asked, owner: draftsSeenBy(user) });

/** The same with what their cards show. */
export const listStaffCards = ({ db, user }: Reader, kind: KindName, asked: Asked) =>
  findStaffCards(db, kind, { ...asked, owner: draftsSeenBy(user) });

/** Drafts of what is not on the site. */
export const draftsOf = (
  { db, user }: Reader,
  kind: KindName,
  { own, ...range }: { offset: number; limit: number; own: boolean },
) => listUnpublishedDrafts(db, kind, { ...range, owner: own ? user._id : draftsSeenBy(user) });

/**
 * What is planned between two times or taken down after them, and what went public in between. Of drafts an author is
 * told of their own.
 */
export const calendarOf = async ({ db, user }: Reader, range: { from: string; to: string }) => ({
  plans: await listPlansBetween(db, { ...range, owner: draftsSeenBy(user), limit: CALENDAR_MAX }),
  live: await listPublications(db, { ...range, limit: CALENDAR_MAX }),
});

/** Drafts without a time. */
export const undatedOf = ({ db, user }: Reader) =>
  listUnscheduledDrafts(db, { owner: draftsSeenBy(user), limit: UNDATED_MAX });

/** A range of whole items, newest first, and how many there are. It ends early when they are very large. */
export async function listWhole<Input, Item>(
  db: DbOrTransaction,
  { kind, store }: Content<Input, Item>,
  query: ListQuery,
): Promise<{ items: Item[]; total: number }> {
  const { items, total } = await listIds(db, kind.name, query);
  const ids = items.map(({ _id }) => _id);
  return { items: await store.byIds(db, await takeWithinSize(db, kind.name, ids, LIST_MAX_BYTES)), total };
}
