import { usePageContext } from 'vike-react/usePageContext';
import { can, type Permission } from '../domain/members/permissions';
import { type Outputs, trpc } from '../trpc/client';

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

/** Whether whoever is signed in holds a permission: what they may not do is left out. */
export function useMay(): (permission: Permission) => boolean {
  const me = useMe();
  return permission =>
    me !== undefined && can(me.role, permission) && (!me.owesSecondFactor || permission === 'account.own');
}
