import type { Outputs } from '../../trpc/client';

export type StaffItem = Outputs['articles']['adminList']['items'][number];

export type TrashedItem = Outputs['content']['trash']['items'][number];

export const formatTitle = ({ title }: { title: string }) => title || 'Untitled';
