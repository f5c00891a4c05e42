import { trpc } from '../../trpc/client';
import { usePaused } from '../use-paused';

/**
 * Whether a page may stand at an address, asked when typing pauses.
 * @param id of the page; one that is not stored yet has any.
 */
export function useAddressProblem(id: string, address: string): { problem?: string; free: boolean } {
  const asked = usePaused(address);
  const { data } = trpc.pages.addressProblem.useQuery(
    { id, path: asked.slice(0, 200) },
    { enabled: asked !== '', staleTime: 0 },
  );
  if (asked !== address || !data) return { free: false };
  return data.problem ? { problem: data.problem, free: false } : { free: true };
}
