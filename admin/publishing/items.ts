import type { Outputs } from '../../trpc/client';

/** Item in the lists of the admin. */
export type StaffItem = Outputs['articles']['adminList']['items'][number];

/** Item in the trash. */
export type TrashedItem = Outputs['content']['trash']['items'][number];

/** Returns an item's title, or “Untitled”. */
export const formatTitle = ({ title }: { title: string }) => title || 'Untitled';
