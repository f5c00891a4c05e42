import { toast } from '../../components/ui/toast-store';
import { toCallError } from '../../trpc/client';
import { formMessages } from './form-messages';

/**
 * Opens a preview in a new tab. Must be called in a click handler, or the browser blocks the tab.
 * @param createPath prepares the preview and returns its URL.
 * @param onFailure reports an error. Defaults to a toast.
 */
export async function openPreview(
  createPath: () => Promise<string>,
  onFailure: (error: unknown) => void = showError,
): Promise<void> {
  const tab = window.open('', '_blank');
  if (!tab) return toast({ variant: 'warning', message: formMessages.previewBlocked });
  try {
    tab.location.assign(await createPath());
  } catch (error) {
    tab.close();
    onFailure(error);
  }
}

function showError(error: unknown): void {
  const { kind, message } = toCallError(error);
  toast({ variant: 'error', message: kind === 'invalid' ? message : formMessages.previewFailed });
}
