import type { DbOrTransaction } from '../../db/connection';
import { getDraftPaths, getStoredPaths, listBuiltInPages } from '../../db/pages';
import { findStaffItems, type StaffItem } from '../../db/staff-lists';
import type { State } from '../../domain/publishing/state';

/** A page as the list of them tells of it. */
export type PageItem = StaffItem & {
  /** Where it stands, or where its draft is to stand. */
  address: string;
  /** The site has it by itself. */
  builtIn: boolean;
  /** Somebody wrote in the place of the built-in text. */
  written: boolean;
};

/** Pages that there may be beside the built-in ones. */
const PAGES_MAX = 1_000;

/**
 * Every page, by address: the built-in ones, and those that staff made.
 * @param owner whose drafts are among them; undefined for everybody's.
 */
export async function listPages(db: DbOrTransaction, owner?: string | undefined): Promise<PageItem[]> {
  const { items } = await findStaffItems(db, 'page', {
    q: '',
    sort: 'title',
    offset: 0,
    limit: PAGES_MAX,
    owner,
  });
  const { gone } = await getStoredPaths(db);
  const drafted = await getDraftPaths(db);
  const byId = new Map(items.map(item => [item._id, item]));
  const own = listBuiltInPages().map(({ _id, title, slug, updatedAt }): PageItem => {
    const item = byId.get(_id);
    byId.delete(_id);
    const taken = gone.has(slug);
    // Beside a built-in page a draft is a change to what is public.
    const state = taken ? (item?.state ?? 'live') : besideBuiltIn(item?.state);
    const none = {
      dueAt: undefined,
      changedAt: updatedAt,
      changedBy: '',
      asked: false,
      writable: true,
      example: false,
    };
    return {
      ...none,
      ...item,
      _id,
      title: item?.title || title,
      slug: taken ? undefined : slug,
      address: slug,
      state,
      builtIn: true,
      // What is public is not an author's to write.
      writable: owner === undefined,
      written: item?.slug !== undefined,
    };
  });
  const others = [...byId.values()].map(item => ({
    ...item,
    address: item.slug ?? drafted.get(item._id) ?? '',
    builtIn: false,
    written: true,
  }));
  return [...own, ...others].sort((a, b) => a.address.localeCompare(b.address));
}

const besideBuiltIn = (state: State = 'live'): State =>
  state === 'draft' ? 'changed' : state === 'scheduled' ? 'liveScheduled' : state;
