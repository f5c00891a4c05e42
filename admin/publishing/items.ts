import type { Outputs } from '../../trpc/client';

/** An item as every list of the staff area tells of it. */
export type StaffItem = Outputs['articles']['adminList']['items'][number];

/** An item in the trash. */
export type TrashedItem = Outputs['content']['trash']['items'][number];

/** What an item is called, also while nobody gave it a title. */
export const titleOf = ({ title }: { title: string }) => title || 'Untitled';
