import { usePageContext } from 'vike-react/usePageContext';
import { can, type Permission } from '../domain/members/permissions';
import { type Outputs, trpc } from '../trpc/client';

export type CurrentUser = Outputs['members']['me'];

/** Returns the signed-in member, with later profile changes. */
export function useCurrentUser(): CurrentUser | undefined {
  const { user } = usePageContext();
  const { data } = trpc.members.me.useQuery(undefined, {
    initialData: user,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}

/** Returns a function that checks a permission, to hide actions that aren't permitted. */
export function useCan(): (permission: Permission) => boolean {
  const me = useCurrentUser();
  return permission =>
    me !== undefined && can(me.role, permission) && (!me.owesSecondFactor || permission === 'account.own');
}
