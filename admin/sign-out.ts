import { toast } from '../components/ui/toast-store';
import { messages } from '../domain/messages';
import { adminPaths } from '../domain/paths';
import { api, toCallError } from '../trpc/client';

/** Reloads the page to clear all data from memory. */
export async function signOut(): Promise<void> {
  try {
    await api.members.signOut.mutate();
  } catch (error) {
    // Ignore the error if the session has already ended.
    if (toCallError(error).kind !== 'unauthorized') {
      toast({ variant: 'error', message: messages.internal });
      return;
    }
  }
  location.assign(adminPaths.signIn);
}
