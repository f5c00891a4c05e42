/** States of lists and filters, in order. */
export const STATES = ['draft', 'live', 'changed', 'scheduled', 'unpublished'] as const;
export type ListedState = (typeof STATES)[number];

/** An item's state. Scheduled changes of a public item have their own state. */
export type State = ListedState | 'liveScheduled';

/** Returns whether a list's filter matches an item's state. */
export const isListedAs = (state: State, listed: ListedState): boolean =>
  state === listed || (state === 'liveScheduled' && listed === 'scheduled');

/** Labels of the states. */
export const STATE_LABELS: Record<State, string> = {
  draft: 'Draft',
  live: 'Live',
  changed: 'Live with changes',
  scheduled: 'Scheduled',
  unpublished: 'Unpublished',
  liveScheduled: 'Live, change scheduled',
};

/** Returns an item's state. @param planned whether its draft is scheduled */
export function getState(item: {
  live: boolean;
  draft: boolean;
  withdrawn: boolean;
  planned: boolean;
}): State {
  if (item.planned && item.draft) return item.live ? 'liveScheduled' : 'scheduled';
  if (item.live) return item.draft ? 'changed' : 'live';
  return item.withdrawn ? 'unpublished' : 'draft';
}
