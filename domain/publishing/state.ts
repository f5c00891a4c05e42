/** How far an item is, in the one order in which lists and filters name it. */
export const STATES = ['draft', 'live', 'changed', 'scheduled', 'unpublished'] as const;
export type State = (typeof STATES)[number];

/** What people read of each. */
export const stateWords: Record<State, string> = {
  draft: 'Draft',
  live: 'Live',
  changed: 'Live with changes',
  scheduled: 'Scheduled',
  unpublished: 'Unpublished',
};

/** The state of an item. @param planned whether its draft is to be published at a time. */
export function stateOf(item: {
  live: boolean;
  draft: boolean;
  withdrawn: boolean;
  planned: boolean;
}): State {
  if (item.planned && item.draft) return 'scheduled';
  if (item.live) return item.draft ? 'changed' : 'live';
  return item.withdrawn ? 'unpublished' : 'draft';
}
