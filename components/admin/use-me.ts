import { useQuery } from '@tanstack/react-query';
import { usePageContext } from 'vike-react/usePageContext';
import { api, type Outputs } from '../../trpc/client';
import { userKeys } from './query-keys';

export type Me = Outputs['users']['me'];

/** Who is signed in: as the page said, or as the profile was changed since. */
export function useMe(): Me | undefined {
  const { user } = usePageContext();
  const { data } = useQuery({
    queryKey: userKeys.me,
    queryFn: () => api.users.me.query(),
    initialData: user,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
