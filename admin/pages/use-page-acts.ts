import { toast } from '../../components/ui/toast-store';
import { toFailure, trpc } from '../../trpc/client';
import { useContentChanged } from '../publishing/use-restore';

/** Tells what came of an act: done, or why not in the server's words where it has some. */
export function useTold() {
  const changed = useContentChanged();
  return (done: string, failed: string) => ({
    onSuccess: async () => {
      toast({ variant: 'success', message: done });
      await changed();
    },
    onError: async (error: unknown) => {
      const { kind, message, errors } = toFailure(error);
      const said = kind ? (errors[0]?.message ?? message) : failed;
      toast({ variant: 'error', message: said });
      // Somebody else was faster: the list is out of date.
      if (kind === 'not_found' || kind === 'conflict') await changed();
    },
  });
}

/** What is done with a page at one press, after a question. */
export function usePageActs() {
  const told = useTold();
  return {
    unpublish: trpc.content.unpublish.useMutation(
      told(
        'Unpublished. The content is a draft now. Publish it to restore its URL.',
        'Cannot unpublish this page!',
      ),
    ),
    reset: trpc.pages.reset.useMutation(
      told(
        'The page shows its built-in text again. Your text stays in the history.',
        'Cannot restore the built-in text!',
      ),
    ),
  };
}
