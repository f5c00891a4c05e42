import type { StaffItem } from './publishing/items';

export type BulkAction = 'publish' | 'unpublish' | 'delete';

/** Texts of the actions. */
export const BULK_TEXTS: Record<BulkAction, { verb: string; done: string; consequence: string }> = {
  publish: { verb: 'Publish', done: 'published', consequence: 'Their drafts go live now.' },
  unpublish: {
    verb: 'Unpublish',
    done: 'unpublished',
    consequence: 'They leave the site and become drafts. Schedules are cancelled.',
  },
  delete: { verb: 'Delete', done: 'deleted', consequence: 'They leave the site and move to the trash.' },
};

/**
 * Returns why an action can’t apply to an item, as the end of a sentence that starts with its title; undefined if it
 * can.
 */
export function findBulkProblem(action: BulkAction, item: StaffItem): string | undefined {
  if (action === 'publish') return item.state === 'live' ? 'has no changes' : undefined;
  if (action === 'unpublish') return item.slug === undefined ? 'is not live' : undefined;
  return item.writable ? undefined : 'belongs to someone else';
}

/** Formats a number of items: `1 article`, `3 articles`. */
export const formatCount = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;
