import type { RouterOutputs } from '../../trpc/client';

export type StaffItem = RouterOutputs['articles']['adminList']['items'][number];

export type TrashedItem = RouterOutputs['content']['trash']['items'][number];

export const formatTitle = ({ title }: { title: string }) => title || 'Untitled';
