import { toast } from '../../components/ui/toast-store';
import { toFailure, trpc } from '../../trpc/client';
import { words } from '../words';

/** Asks again for every list that items come into and go from. */
export function useContentChanged(): () => Promise<unknown> {
  const { articles, cases, content, pages } = trpc.useUtils();
  return () =>
    Promise.all([articles.invalidate(), cases.invalidate(), content.invalidate(), pages.invalidate()]);
}

/** Takes items out of the trash. */
export function useRestore() {
  const changed = useContentChanged();
  return trpc.content.restore.useMutation({
    meta: { done: words.restored },
    onSuccess: changed,
    onError: error => {
      const { kind, message } = toFailure(error);
      // An address that is taken meanwhile is named as it is when publishing.
      toast({ variant: 'error', message: kind === 'conflict' ? message : words.restoreFailed });
      return kind === 'not_found' ? changed() : undefined;
    },
  });
}
