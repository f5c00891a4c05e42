import { formatFileSize, getKindByName } from '../../domain/attachment';
import { ATTACHMENT_MAX_BYTES } from '../../domain/limits';
import { messages } from '../../domain/messages';
import type { ChangeView } from './form-view';

/** Returns why files can't be attached, or undefined if they can (rule 30). */
function complaint(files: readonly File[]): string | undefined {
  const [file] = files;
  if (!file) return undefined;
  if (files.length > 1) return messages.oneFile;
  if (!getKindByName(file.name)) return messages.fileType;
  if (file.size > ATTACHMENT_MAX_BYTES) return messages.fileTooLarge;
}

/**
 * Controls the attachment of a form. The native file input holds it, so that form data and `reset` include it; a
 * rejected file leaves the previous one in place.
 */
export function chosenFile(input: HTMLInputElement, show: ChangeView) {
  let kept: File | undefined;

  function put(file: File | undefined, error?: string) {
    const transfer = new DataTransfer();
    if (file) transfer.items.add(file);
    input.files = transfer.files;
    kept = file;
    show(view => ({
      ...view,
      file: file && { name: file.name, size: formatFileSize(file.size) },
      errors: { ...view.errors, file: error },
    }));
  }

  return {
    /** Attaches a chosen or dropped file, or shows why not. */
    offer(files: readonly File[]): void {
      const error = complaint(files);
      put(error ? kept : files[0], error);
    },
    remove(): void {
      put(undefined);
      input.focus();
    },
    clear: () => put(undefined),
    /** Shows the server's error about the file. */
    complain: (error: string) => put(kept, error),
  };
}
