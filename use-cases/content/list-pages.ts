import type { DbOrTransaction } from '../../db/connection';
import { getDraftPaths, getStoredPaths, listBuiltInPages } from '../../db/pages';
import { findStaffItems, type StaffItem } from '../../db/staff-lists';
import type { ItemState } from '../../domain/publishing/state';

export type PageItem = StaffItem & {
  /** The public path, or the draft’s intended path. */
  address: string;
  builtIn: boolean;
  /** Whether a stored version exists, which replaces a built-in page. */
  written: boolean;
};

const PAGES_MAX = 1_000;

/**
 * Lists built-in and stored pages by path.
 * @param owner limits drafts to this member’s
 */
export async function listPages(db: DbOrTransaction, owner?: string | undefined): Promise<PageItem[]> {
  const { items } = await findStaffItems(db, 'page', {
    q: '',
    sort: 'title',
    offset: 0,
    limit: PAGES_MAX,
    owner,
  });
  const { gonePaths } = await getStoredPaths(db);
  const draftPaths = await getDraftPaths(db);
  const itemsById = new Map(items.map(item => [item._id, item]));
  const builtInPages = listBuiltInPages().map(({ _id, title, slug, updatedAt }): PageItem => {
    const item = itemsById.get(_id);
    itemsById.delete(_id);
    const isUnpublished = gonePaths.has(slug);
    // A built-in page’s draft is a change to a public page.
    const state = isUnpublished ? (item?.state ?? 'live') : toBuiltInState(item?.state);
    const defaults = {
      dueAt: undefined,
      changedAt: updatedAt,
      changedBy: '',
      asked: false,
      writable: true,
      example: false,
      reads: undefined,
      cover: '',
      facets: [],
      author: undefined,
      client: '',
      summary: '',
    };
    return {
      ...defaults,
      ...item,
      _id,
      title: item?.title || title,
      slug: isUnpublished ? undefined : slug,
      address: slug,
      state,
      builtIn: true,
      // Authors can’t edit public pages.
      writable: owner === undefined,
      written: item?.slug !== undefined,
    };
  });
  const otherPages = [...itemsById.values()].map(item => ({
    ...item,
    address: item.slug ?? draftPaths.get(item._id) ?? '',
    builtIn: false,
    written: true,
  }));
  return [...builtInPages, ...otherPages].sort((a, b) => a.address.localeCompare(b.address));
}

const toBuiltInState = (state: ItemState = 'live'): ItemState =>
  state === 'draft' ? 'changed' : state === 'scheduled' ? 'liveScheduled' : state;
