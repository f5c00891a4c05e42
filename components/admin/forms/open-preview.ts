import { failureOf } from '../../../trpc/client';
import { toast } from '../../ui/toast-store';
import { formWords } from './form-words';

/**
 * Shows something in a tab of its own. Call it while the person's press is being handled, or the browser refuses the tab.
 * @param make prepares what is shown. @returns its address.
 */
export async function openPreview(make: () => Promise<string>): Promise<void> {
  const tab = window.open('', '_blank');
  if (!tab) return toast({ variant: 'warning', message: formWords.previewBlocked });
  try {
    tab.location.assign(await make());
  } catch (error) {
    tab.close();
    const { kind, message } = failureOf(error);
    toast({ variant: 'error', message: kind === 'invalid' ? message : formWords.previewFailed });
  }
}
