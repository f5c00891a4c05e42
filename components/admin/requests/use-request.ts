import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api, type Outputs } from '../../../trpc/client';
import { requestKeys } from '../query-keys';
import { words } from '../words';

export type OpenRequest = Outputs['requests']['byId'];
type Listed = Outputs['requests']['list'];

/** A list in which one request is no longer new. */
function withSeen(list: Listed, id: string, seenAt: string): Listed {
  const { byState } = list.counts;
  return {
    ...list,
    items: list.items.map(item => (item._id === id ? { ...item, seenAt } : item)),
    counts: {
      ...list.counts,
      byState: { ...byState, new: Math.max(0, byState.new - 1), open: byState.open + 1 },
    },
  };
}

/** The request with this id; nothing is asked without one. */
export const useRequest = (id: string | undefined) =>
  useQuery({
    queryKey: [...requestKeys.byId, id],
    queryFn: () => api.requests.byId.query({ id: id ?? '' }),
    enabled: id !== undefined,
  });

/** What staff do with a request while they read it. */
export function useRequestChanges(id: string) {
  const queryClient = useQueryClient();

  const setHandled = useMutation({
    mutationFn: (handled: boolean) => api.requests.markHandled.mutate({ id, handled }),
    meta: { failed: words.requestChangeFailed },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: requestKeys.all }),
  });

  const { mutate: markSeen } = useMutation({
    mutationFn: () => api.requests.markSeen.mutate({ id }),
    onSuccess() {
      // The list is not asked again: under "New" the row would vanish while it is being read.
      const seenAt = new Date().toISOString();
      queryClient.setQueriesData<Listed>(
        { queryKey: requestKeys.list },
        list => list && withSeen(list, id, seenAt),
      );
      queryClient.setQueryData<OpenRequest>([...requestKeys.byId, id], open => open && { ...open, seenAt });
      return queryClient.invalidateQueries({ queryKey: requestKeys.countNew });
    },
  });

  return { setHandled, markSeen: useCallback(() => markSeen(), [markSeen]) };
}
