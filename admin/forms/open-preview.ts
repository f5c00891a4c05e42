import { toast } from '../../components/ui/toast-store';
import { toFailure } from '../../trpc/client';
import { formWords } from './form-words';

/**
 * Shows something in a tab of its own. Call it while the person's press is being handled, or the browser refuses the tab.
 * @param make prepares what is shown, and gives its address.
 * @param onFailure tells the person why there is nothing to show; if left out, a toast does.
 */
export async function openPreview(
  make: () => Promise<string>,
  onFailure: (error: unknown) => void = tell,
): Promise<void> {
  const tab = window.open('', '_blank');
  if (!tab) return toast({ variant: 'warning', message: formWords.previewBlocked });
  try {
    tab.location.assign(await make());
  } catch (error) {
    tab.close();
    onFailure(error);
  }
}

function tell(error: unknown): void {
  const { kind, message } = toFailure(error);
  toast({ variant: 'error', message: kind === 'invalid' ? message : formWords.previewFailed });
}
