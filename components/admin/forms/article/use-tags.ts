import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../trpc/client';
import { blogKeys } from '../../query-keys';

/** Tags that articles have, the most used first. */
export function useTags(): string[] {
  const { data = [] } = useQuery({
    queryKey: [...blogKeys.all, 'tags'],
    queryFn: () => api.blogs.countByTag.query(),
  });
  return data.map(({ tag }) => tag);
}
