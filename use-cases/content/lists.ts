import type { DbOrTransaction } from '../../db/connection';
import { undatedDrafts, unpublishedDrafts } from '../../db/drafts';
import { type ListQuery, listIds } from '../../db/item-lists';
import { firstWithin } from '../../db/item-queries';
import { liveSince, plansBetween } from '../../db/plans';
import { type StaffListQuery, staffCards, staffItems } from '../../db/staff-lists';
import type { KindName } from '../../domain/kinds';
import { CALENDAR_MAX, LIST_MAX_BYTES, UNDATED_MAX } from '../../domain/limits';
import type { Context, SessionUser } from '../context';
import { type Content, draftsSeenBy } from './content';

// What visitors read of lists is one query each.
export { browseCards, cardsWithFacet, countFacets, listCards } from '../../db/item-lists';
export { cardsByTitles, popularCards, relatedCards } from '../../db/item-picks';

type Reader = Pick<Context, 'db'> & { user: SessionUser };
type Asked = Omit<StaffListQuery, 'owner'>;

/** Items as staff see them; of drafts an author has their own. */
export const listStaffItems = ({ db, user }: Reader, kind: KindName, asked: Asked) =>
  staffItems(db, kind, { ...asked, owner: draftsSeenBy(user) });

/** The same with what their cards show. */
export const listStaffCards = ({ db, user }: Reader, kind: KindName, asked: Asked) =>
  staffCards(db, kind, { ...asked, owner: draftsSeenBy(user) });

/** Drafts of what is not on the site. */
export const draftsOf = (
  { db, user }: Reader,
  kind: KindName,
  { own, ...range }: { offset: number; limit: number; own: boolean },
) => unpublishedDrafts(db, kind, { ...range, owner: own ? user._id : draftsSeenBy(user) });

/**
 * What is planned between two times or taken down after them, and what went public in between. Of drafts an author is
 * told of their own.
 */
export const calendarOf = async ({ db, user }: Reader, range: { from: string; to: string }) => ({
  plans: await plansBetween(db, { ...range, owner: draftsSeenBy(user), limit: CALENDAR_MAX }),
  live: await liveSince(db, { ...range, limit: CALENDAR_MAX }),
});

/** Drafts without a time. */
export const undatedOf = ({ db, user }: Reader) =>
  undatedDrafts(db, { owner: draftsSeenBy(user), limit: UNDATED_MAX });

/** A range of whole items, newest first, and how many there are. It ends early when they are very large. */
export async function listWhole<Input, Item>(
  db: DbOrTransaction,
  { kind, store }: Content<Input, Item>,
  query: ListQuery,
): Promise<{ items: Item[]; total: number }> {
  const { items, total } = await listIds(db, kind.name, query);
  const ids = items.map(({ _id }) => _id);
  return { items: await store.byIds(db, await firstWithin(db, kind.name, ids, LIST_MAX_BYTES)), total };
}
