import { trpc } from '../../../trpc/client';

/** Returns the tags of articles, most used first. */
export function useTags(): string[] {
  const { data = [] } = trpc.articles.countByTag.useQuery();
  return data.map(({ tag }) => tag);
}
