import { toast } from '../../components/ui/toast-store';
import { toCallError, trpc } from '../../trpc/client';
import { useInvalidateContent } from '../publishing/use-restore';

function useResultToast() {
  const invalidateContent = useInvalidateContent();
  return (successMessage: string, errorMessage: string) => ({
    onSuccess: async () => {
      toast({ variant: 'success', message: successMessage });
      await invalidateContent();
    },
    onError: async (error: unknown) => {
      const { kind, message, errors } = toCallError(error);
      const text = kind ? (errors[0]?.message ?? message) : errorMessage;
      toast({ variant: 'error', message: text });
      // Another member has changed the page, so refresh the list.
      if (kind === 'not_found' || kind === 'conflict') await invalidateContent();
    },
  });
}

export function usePageActions() {
  const withToast = useResultToast();
  return {
    unpublish: trpc.content.unpublish.useMutation(
      withToast(
        'Unpublished. The page is now a draft. Publish it again to restore its URL.',
        'Couldn’t unpublish this page. Try again.',
      ),
    ),
    reset: trpc.pages.reset.useMutation(
      withToast(
        'The page shows its built-in text again. Your text stays in the history.',
        'Couldn’t restore the built-in text. Try again.',
      ),
    ),
  };
}
