import { usePageContext } from 'vike-react/usePageContext';
import { type Outputs, trpc } from '../../trpc/client';

export type Me = Outputs['members']['me'];

/** Who is signed in: as the page said, or as the profile was changed since. */
export function useMe(): Me | undefined {
  const { user } = usePageContext();
  const { data } = trpc.members.me.useQuery(undefined, {
    initialData: user,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
