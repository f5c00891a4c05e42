import type { Outputs } from '../../trpc/client';

/** An item as every list of the staff area tells of it. */
export type StaffItem = Outputs['articles']['adminList']['items'][number];

/** What an item is called, also while nobody gave it a title. */
export const titleOf = ({ title }: { title: string }) => title || 'Without a title';
