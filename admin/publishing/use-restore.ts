import { toast } from '../../components/ui/toast-store';
import { toCallError, trpc } from '../../trpc/client';
import { adminMessages } from '../admin-messages';

export function useInvalidateContent(): () => Promise<unknown> {
  const { articles, cases, content, pages } = trpc.useUtils();
  return () =>
    Promise.all([articles.invalidate(), cases.invalidate(), content.invalidate(), pages.invalidate()]);
}

export function useRestore() {
  const invalidateContent = useInvalidateContent();
  return trpc.content.restore.useMutation({
    meta: { done: adminMessages.restored },
    onSuccess: invalidateContent,
    onError: error => {
      const { kind, message } = toCallError(error);
      // A conflict means that the URL is in use. The server's message explains this.
      toast({ variant: 'error', message: kind === 'conflict' ? message : adminMessages.restoreFailed });
      return kind === 'not_found' ? invalidateContent() : undefined;
    },
  });
}
