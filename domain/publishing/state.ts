/** States in the order of lists and filters. */
export const ITEM_STATES = ['draft', 'live', 'changed', 'scheduled', 'unpublished'] as const;
export type ListedState = (typeof ITEM_STATES)[number];

/** A public item with scheduled changes has its own state. */
export type ItemState = ListedState | 'liveScheduled';

/** Returns whether a filter lists a state. *Scheduled* also lists public items with scheduled changes. */
export const isListedAs = (state: ItemState, listedState: ListedState): boolean =>
  state === listedState || (state === 'liveScheduled' && listedState === 'scheduled');

export const ITEM_STATE_LABELS: Record<ItemState, string> = {
  draft: 'Draft',
  live: 'Live',
  changed: 'Live, edited',
  scheduled: 'Scheduled',
  unpublished: 'Unpublished',
  liveScheduled: 'Live, change scheduled',
};

/** Returns an item's state. `isPlanned` means that the draft is scheduled. */
export function getItemState(item: {
  live: boolean;
  draft: boolean;
  withdrawn: boolean;
  isPlanned: boolean;
}): ItemState {
  if (item.isPlanned && item.draft) return item.live ? 'liveScheduled' : 'scheduled';
  if (item.live) return item.draft ? 'changed' : 'live';
  return item.withdrawn ? 'unpublished' : 'draft';
}

export const STAFF_SORTS = ['newest', 'oldest', 'changed', 'title', 'state', 'author'] as const;
