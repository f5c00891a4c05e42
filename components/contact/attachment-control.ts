import { findAttachmentKind, formatFileSize } from '../../domain/attachment';
import { ATTACHMENT_MAX_BYTES } from '../../domain/limits';
import { messages } from '../../domain/messages';
import type { UpdateView } from './form-view';

/** Returns why files can't be attached, or undefined if they can (rule 30). */
function findFileProblem(files: readonly File[]): string | undefined {
  const [file] = files;
  if (!file) return undefined;
  if (files.length > 1) return messages.oneFile;
  if (!findAttachmentKind(file.name)) return messages.fileType;
  if (file.size > ATTACHMENT_MAX_BYTES) return messages.fileTooLarge;
}

/**
 * Keeps a form's attachment in the native file input, so that form data and `reset` include it. A rejected file doesn't
 * replace the attachment.
 */
export function createAttachmentControl(input: HTMLInputElement, updateView: UpdateView) {
  let attachedFile: File | undefined;

  function setFile(file: File | undefined, error?: string) {
    const transfer = new DataTransfer();
    if (file) transfer.items.add(file);
    input.files = transfer.files;
    attachedFile = file;
    updateView(view => ({
      ...view,
      file: file && { name: file.name, size: formatFileSize(file.size) },
      errors: { ...view.errors, file: error },
    }));
  }

  return {
    /** Attaches a chosen or dropped file, or shows why it can't be attached. */
    attach(files: readonly File[]): void {
      const error = findFileProblem(files);
      setFile(error ? attachedFile : files[0], error);
    },
    remove(): void {
      setFile(undefined);
      input.focus();
    },
    clear: () => setFile(undefined),
    /** Shows an error that the server reports. */
    showError: (error: string) => setFile(attachedFile, error),
  };
}
