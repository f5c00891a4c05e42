import type { StaffItem } from './publishing/items';

export type BulkAction = 'publish' | 'unpublish' | 'delete';

export const BULK_TEXTS: Record<BulkAction, { verb: string; doneText: string; consequence: string }> = {
  publish: { verb: 'Publish', doneText: 'published', consequence: 'Their drafts will go live immediately.' },
  unpublish: {
    verb: 'Unpublish',
    doneText: 'unpublished',
    consequence: 'They will be removed from the site and become drafts. Schedules will be cancelled.',
  },
  delete: {
    verb: 'Delete',
    doneText: 'deleted',
    consequence: 'They will be removed from the site and moved to the trash.',
  },
};

/** Returns the end of a sentence that starts with the item's title, or undefined if the action applies. */
export function findBulkProblem(action: BulkAction, item: StaffItem): string | undefined {
  if (action === 'publish') return item.state === 'live' ? 'has no changes' : undefined;
  if (action === 'unpublish') return item.slug === undefined ? 'is not live' : undefined;
  return item.writable ? undefined : 'belongs to someone else';
}
