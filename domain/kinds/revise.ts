import { listFileUrls } from './files';
import type { Kind } from './kind';

type Item = { title: string; slug: string; oldSlugs: string[] };

/** The result of a change, not yet stored. */
type Revision<T> = {
  isChanged: boolean;
  /** The complete new item. */
  next: T;
  isSlugChanged: boolean;
  /** Files that the item no longer uses. */
  freedFiles: string[];
};

/**
 * Applies a change to an item (rule 38). Missing fields keep their values. If the title gives a new slug, the old one
 * is added to `oldSlugs`.
 * @throws DomainError `invalid` if the title has no letter or digit
 */
export function reviseItem<T extends Item>(
  { schema, getSlug }: Pick<Kind, 'schema' | 'getSlug'>,
  current: T,
  patch: Partial<T>,
): Revision<T> {
  const changes = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
  const mergedItem: T = { ...current, ...changes };
  const newSlug = getSlug(mergedItem);
  const slug = newSlug === getSlug(current) ? current.slug : newSlug;
  const isSlugChanged = slug !== current.slug;
  const oldSlugs = isSlugChanged
    ? [...current.oldSlugs.filter(oldSlug => oldSlug !== slug && oldSlug !== current.slug), current.slug]
    : current.oldSlugs;
  const revisedItem = { ...mergedItem, slug, oldSlugs };
  const usedFiles = new Set(listFileUrls(schema, revisedItem));
  return {
    isChanged: serialiseForComparison(revisedItem) !== serialiseForComparison(current),
    next: revisedItem,
    isSlugChanged,
    freedFiles: listFileUrls(schema, current).filter(src => !usedFiles.has(src)),
  };
}

/** Serialises content for comparison: sorted keys, no row ids. */
export const serialiseForComparison = (item: object) =>
  JSON.stringify(item, (key, value: unknown) => {
    if (key === '_id') return undefined;
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
