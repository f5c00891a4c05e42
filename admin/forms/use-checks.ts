import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { KindName } from '../../domain/kinds';
import { hasSameValue } from '../../domain/publishing/merge';
import { api, type Outputs } from '../../trpc/client';

/** What stands in the way of publishing, or is worth a look. */
export type Check = Outputs['content']['checks'][number];

type Options = {
  kind: KindName;
  id: string;
  /** Changes with every save; empty while there is nothing to check. */
  saved: string;
  /** How the field of a check is called from then on; as the server calls it, if left out. */
  pathOf?: (path: string) => string;
};

/** The checks of the draft as the server has it, asked again whenever that was saved. */
export function useChecks({ kind, id, saved, pathOf = path => path }: Options): Check[] {
  const { data } = useQuery({
    queryKey: ['content', 'checks', kind, id, saved],
    queryFn: async () => {
      const checks = await api.content.checks.query({ kind, id });
      return checks.map(check => ({ ...check, path: pathOf(check.path) }));
    },
    enabled: saved !== '',
    retry: false,
  });
  const [last, setLast] = useState<Check[]>([]);
  useEffect(() => {
    if (data) setLast(before => (hasSameValue(before, data) ? before : data));
  }, [data]);
  // Nothing is drawn anew for the same answer.
  return data && !hasSameValue(data, last) ? data : last;
}
