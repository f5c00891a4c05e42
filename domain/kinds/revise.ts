import { listFiles } from './files';
import type { Kind } from './kind';

type Item = { title: string; slug: string; oldSlugs: string[] };

/** What saving a change means; nothing has happened yet. */
export type Revision<T> = {
  changed: boolean;
  /** The whole item as it is to be stored. */
  next: T;
  slugChanged: boolean;
  /** Addresses the item mentioned and no longer does. */
  freedFiles: string[];
};

/**
 * Decides what a change makes of an item (rule 38): fields left out stay, a changed title gives a new
 * slug and the old one joins `oldSlugs`, without duplicates and without the slug that is current again.
 * @throws DomainError `invalid` when the new title leaves no letter or digit.
 */
export function revise<T extends Item>(
  { schema, slugOf }: Pick<Kind, 'schema' | 'slugOf'>,
  current: T,
  patch: Partial<T>,
): Revision<T> {
  const given = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
  const merged: T = { ...current, ...given };
  const wanted = slugOf(merged);
  const slug = wanted === slugOf(current) ? current.slug : wanted;
  const slugChanged = slug !== current.slug;
  const oldSlugs = slugChanged
    ? [...current.oldSlugs.filter(old => old !== slug && old !== current.slug), current.slug]
    : current.oldSlugs;
  const next = { ...merged, slug, oldSlugs };
  const mentioned = new Set(listFiles(schema, next));
  return {
    changed: toComparable(next) !== toComparable(current),
    next,
    slugChanged,
    freedFiles: listFiles(schema, current).filter(src => !mentioned.has(src)),
  };
}

/** Content as text that is equal for equal content: keys in order, ids of rows inside it left out. */
export const toComparable = (item: object) =>
  JSON.stringify(item, (key, value: unknown) => {
    if (key === '_id') return undefined;
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
