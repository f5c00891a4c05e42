import type { DbOrTransaction } from '../../db/connection';
import { listUnpublishedDrafts, listUnscheduledDrafts } from '../../db/drafts';
import { type ListQuery, listIds } from '../../db/item-lists';
import { limitIdsBySize } from '../../db/item-queries';
import { listPublications, listSchedulesBetween } from '../../db/schedules';
import { findStaffItems, type StaffListQuery } from '../../db/staff-lists';
import type { KindName } from '../../domain/kinds';
import { CALENDAR_ITEMS_MAX, LIST_MAX_BYTES, UNSCHEDULED_DRAFTS_MAX } from '../../domain/limits';
import type { Context, SessionUser } from '../context';
import { type Content, findVisibleDraftOwner } from './content';

// Public lists are single queries, so they need no use case.
export { countFacets, getCardPage, listCards, listCardsWithFacet } from '../../db/item-lists';
export { listCardsByTitles, listPopularCards, listRelatedCards } from '../../db/item-picks';
export { listAuthors } from '../../db/staff-lists';

type Viewer = Pick<Context, 'db'> & { user: SessionUser };
type StaffQuery = Omit<StaffListQuery, 'owner'>;

/** Lists items for staff. Authors see only their own drafts. */
export const listStaffItems = ({ db, user }: Viewer, kind: KindName, query: StaffQuery) =>
  findStaffItems(db, kind, { ...query, owner: findVisibleDraftOwner(user) });

/** Lists drafts of items that aren’t public. Authors see only their own drafts. */
export const listDrafts = (
  { db, user }: Viewer,
  kind: KindName,
  { own, ...range }: { offset: number; limit: number; own: boolean },
) => listUnpublishedDrafts(db, kind, { ...range, owner: own ? user._id : findVisibleDraftOwner(user) });

/** Returns schedules and publications. Authors see only schedules for public items and for their own drafts. */
export const getCalendar = async ({ db, user }: Viewer, range: { from: string; to: string }) => ({
  plans: await listSchedulesBetween(db, {
    ...range,
    owner: findVisibleDraftOwner(user),
    limit: CALENDAR_ITEMS_MAX,
  }),
  live: await listPublications(db, { ...range, limit: CALENDAR_ITEMS_MAX }),
});

export const listUnscheduled = ({ db, user }: Viewer) =>
  listUnscheduledDrafts(db, { owner: findVisibleDraftOwner(user), limit: UNSCHEDULED_DRAFTS_MAX });

/** Lists the newest items first. Returns fewer than requested if the items are very large. */
export async function listFullItems<Input, Item>(
  db: DbOrTransaction,
  { kind, store }: Content<Input, Item>,
  query: ListQuery,
): Promise<{ items: Item[]; total: number }> {
  const { items, total } = await listIds(db, kind.name, query);
  const ids = items.map(({ _id }) => _id);
  return {
    items: await store.listByIds(db, await limitIdsBySize(db, kind.name, ids, LIST_MAX_BYTES)),
    total,
  };
}
