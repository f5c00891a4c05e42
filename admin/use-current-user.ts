import { usePageContext } from 'vike-react/usePageContext';
import { hasPermission, type Permission } from '../domain/members/permissions';
import { type RouterOutputs, trpc } from '../trpc/client';

export type CurrentUser = RouterOutputs['members']['me'];

/** Returns the user, including profile changes made since the page loaded. */
export function useCurrentUser(): CurrentUser | undefined {
  const { user } = usePageContext();
  const { data } = trpc.members.me.useQuery(undefined, {
    initialData: user,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}

/** Checks permissions only to hide actions, because the server checks them itself. */
export function useCan(): (permission: Permission) => boolean {
  const me = useCurrentUser();
  return permission =>
    me !== undefined &&
    hasPermission(me.role, permission) &&
    (!me.owesSecondFactor || permission === 'account.own');
}
