import { formatFileSize, getKindByName } from '../../domain/attachment';
import { ATTACHMENT_MAX_BYTES } from '../../domain/limits';
import { messages } from '../../domain/messages';
import type { ChangeView } from './form-view';

/** Why a file cannot be attached, or undefined when it can (rule 30). */
function complaint(files: readonly File[]): string | undefined {
  const [file] = files;
  if (!file) return undefined;
  if (files.length > 1) return messages.oneFile;
  if (!getKindByName(file.name)) return messages.fileType;
  if (file.size > ATTACHMENT_MAX_BYTES) return messages.fileTooLarge;
}

/**
 * The attachment of a form. The native file input holds it, so that the form's own data and `reset` include it;
 * a refused file leaves the one before it in place.
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
    /** Takes what was chosen or dropped. */
    offer(files: readonly File[]): void {
      const error = complaint(files);
      put(error ? kept : files[0], error);
    },
    remove(): void {
      put(undefined);
      input.focus();
    },
    clear: () => put(undefined),
    /** Marks the file as wrong, because the server says so. */
    complain: (error: string) => put(kept, error),
  };
}
