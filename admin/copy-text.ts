import { toast } from '../components/ui/toast-store';
import { adminMessages } from './admin-messages';

/** Copies text to the clipboard, and reports the result. Browsers can refuse access. */
export async function copyText(text: string, doneMessage: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ variant: 'success', message: doneMessage });
  } catch {
    toast({ variant: 'error', message: adminMessages.copyFailed });
  }
}
