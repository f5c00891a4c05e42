import { toast } from '../components/ui/toast-store';
import { messages } from '../domain/messages';
import { adminPaths } from '../domain/paths';
import { api, toFailure } from '../trpc/client';

/** Leaves with a full load, so that nothing of this session stays in memory. */
export async function signOut(): Promise<void> {
  try {
    await api.members.signOut.mutate();
  } catch (error) {
    // A session that has ended already is what was asked for.
    if (toFailure(error).kind !== 'unauthorized') {
      toast({ variant: 'error', message: messages.internal });
      return;
    }
  }
  location.assign(adminPaths.signIn);
}
