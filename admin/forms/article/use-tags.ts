import { trpc } from '../../../trpc/client';

/** Tags that articles have, the most used first. */
export function useTags(): string[] {
  const { data = [] } = trpc.articles.countByTag.useQuery();
  return data.map(({ tag }) => tag);
}
