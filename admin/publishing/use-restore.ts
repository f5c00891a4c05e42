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
    meta: { done: adminMessages.restored, failed: adminMessages.restoreFailed },
    onSuccess: invalidateContent,
    onError: error => (toCallError(error).kind === 'not_found' ? invalidateContent() : undefined),
  });
}
