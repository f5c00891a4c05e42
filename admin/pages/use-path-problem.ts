import { trpc } from '../../trpc/client';
import { useDebounced } from '../use-debounced';

/**
 * Checks the path once typing pauses.
 * @param id ID of the page, or an unused ID for a new page.
 */
export function usePathProblem(id: string, path: string): { problem?: string; isAvailable: boolean } {
  const debouncedPath = useDebounced(path);
  const { data } = trpc.pages.addressProblem.useQuery(
    { id, path: debouncedPath.slice(0, 200) },
    { enabled: debouncedPath !== '', staleTime: 0 },
  );
  if (debouncedPath !== path || !data) return { isAvailable: false };
  return data.problem ? { problem: data.problem, isAvailable: false } : { isAvailable: true };
}
