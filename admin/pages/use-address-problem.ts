import { trpc } from '../../trpc/client';
import { useDebounced } from '../use-debounced';

/**
 * Checks a URL when typing pauses.
 * @param id of the page; any other value for a new one.
 */
export function useAddressProblem(id: string, address: string): { problem?: string; free: boolean } {
  const asked = useDebounced(address);
  const { data } = trpc.pages.addressProblem.useQuery(
    { id, path: asked.slice(0, 200) },
    { enabled: asked !== '', staleTime: 0 },
  );
  if (asked !== address || !data) return { free: false };
  return data.problem ? { problem: data.problem, free: false } : { free: true };
}
