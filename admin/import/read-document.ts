import { DOCUMENT_MAX_BYTES } from '../../domain/limits';
import { type ImportResult, UnreadableDocumentError } from './import-result';

/** Value of the `accept` attribute of file inputs. */
export const DOCUMENT_TYPES = '.docx,.md,.markdown,.html,.htm';

/**
 * Loads the parser for the file's extension on demand.
 * @param origin this site's origin. Links to it become paths.
 * @throws UnreadableDocumentError with a message to display.
 */
export async function readDocument(file: File, origin: string): Promise<ImportResult> {
  if (file.size > DOCUMENT_MAX_BYTES) {
    throw new UnreadableDocumentError(
      `This document is larger than ${DOCUMENT_MAX_BYTES / 1_048_576} MB. Split it, or make its images smaller.`,
    );
  }
  const extension = /\.(\w+)$/.exec(file.name.toLowerCase())?.[1];
  switch (extension) {
    case 'docx': {
      const { parseDocx } = await import('./docx');
      return parseDocx(new Uint8Array(await file.arrayBuffer()), origin);
    }
    case 'md':
    case 'markdown': {
      const { parseMarkdown } = await import('./markdown');
      return parseMarkdown(await file.text(), origin);
    }
    case 'html':
    case 'htm': {
      const { parseHtml } = await import('./from-html');
      return parseHtml(await file.text(), origin);
    }
    default:
      throw new UnreadableDocumentError('This file type isn’t supported. Save it as .docx or .md.');
  }
}
