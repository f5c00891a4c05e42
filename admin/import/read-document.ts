import { DOCUMENT_MAX_BYTES } from '../../domain/limits';
import { type Imported, UnreadableDocument } from './imported';

/** Accepted file types. */
export const DOCUMENT_TYPES = '.docx,.md,.markdown,.html,.htm';

/**
 * Reads a document by its extension: `.docx`, `.md` or `.html`. Loads the libraries on demand.
 * @param origin of this site: links to it become paths.
 * @throws UnreadableDocument with a message to display.
 */
export async function readDocument(file: File, origin: string): Promise<Imported> {
  if (file.size > DOCUMENT_MAX_BYTES) {
    throw new UnreadableDocument(`This document is larger than ${DOCUMENT_MAX_BYTES / 1_048_576} MB.`);
  }
  const ending = /\.(\w+)$/.exec(file.name.toLowerCase())?.[1];
  switch (ending) {
    case 'docx': {
      const { blocksOfDocx } = await import('./docx');
      return blocksOfDocx(new Uint8Array(await file.arrayBuffer()), origin);
    }
    case 'md':
    case 'markdown': {
      const { blocksOfMarkdown } = await import('./markdown');
      return blocksOfMarkdown(await file.text(), origin);
    }
    case 'html':
    case 'htm': {
      const { blocksOfHtml } = await import('./from-html');
      return blocksOfHtml(await file.text(), origin);
    }
    default:
      throw new UnreadableDocument('This file type isn’t supported. Save it as .docx or .md.');
  }
}
