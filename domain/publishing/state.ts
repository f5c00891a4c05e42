/** What lists and filters ask for, in their one order. */
export const STATES = ['draft', 'live', 'changed', 'scheduled', 'unpublished'] as const;
export type ListedState = (typeof STATES)[number];

/** How far an item is: among the scheduled ones are changes of what is live. */
export type State = ListedState | 'liveScheduled';

/** Whether a list of those with one state has an item with another. */
export const isListedAs = (state: State, listed: ListedState): boolean =>
  state === listed || (state === 'liveScheduled' && listed === 'scheduled');

/** What people read of each. */
export const STATE_LABELS: Record<State, string> = {
  draft: 'Draft',
  live: 'Live',
  changed: 'Live with changes',
  scheduled: 'Scheduled',
  unpublished: 'Unpublished',
  liveScheduled: 'Live, change scheduled',
};

/** The state of an item. @param planned whether its draft is to be published at a time. */
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
