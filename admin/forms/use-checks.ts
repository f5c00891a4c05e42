import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { KindName } from '../../domain/kinds';
import { hasSameValue } from '../../domain/publishing/merge';
import { api, type RouterOutputs } from '../../trpc/client';

/** A blocker or warning before publishing. */
export type PublishCheck = RouterOutputs['content']['checks'][number];

type Options = {
  kind: KindName;
  id: string;
  /** Key that changes with every save. Empty before the first save. */
  saveKey: string;
  /** Maps a check's path. Defaults to the server's path. */
  getPath?: (path: string) => string;
};

/** Fetches the checks of the saved draft again after every save. */
export function useChecks({ kind, id, saveKey, getPath = path => path }: Options): PublishCheck[] {
  const { data } = useQuery({
    queryKey: ['content', 'checks', kind, id, saveKey],
    queryFn: async () => {
      const checks = await api.content.checks.query({ kind, id });
      return checks.map(check => ({ ...check, path: getPath(check.path) }));
    },
    enabled: saveKey !== '',
    retry: false,
  });
  const [lastChecks, setLastChecks] = useState<PublishCheck[]>([]);
  useEffect(() => {
    if (data) setLastChecks(previousChecks => (hasSameValue(previousChecks, data) ? previousChecks : data));
  }, [data]);
  // Return the previous array if nothing changed, to avoid a rerender.
  return data && !hasSameValue(data, lastChecks) ? data : lastChecks;
}
