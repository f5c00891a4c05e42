import { type ByteSource, readChunks } from './bytes';
import { DomainError } from './errors';
import { ATTACHMENT_EXTENSIONS } from './limits';
import { messages } from './messages';
import { listZipNames } from './zip-entries';

type AttachmentKind = (typeof ATTACHMENT_EXTENSIONS)[number];

export const ATTACHMENT_TYPES: Record<AttachmentKind, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain; charset=utf-8',
};

export function findAttachmentKind(name: string): AttachmentKind | undefined {
  const extension = /\.([^.]+)$/.exec(name.trim())?.[1]?.toLowerCase();
  return ATTACHMENT_EXTENSIONS.find(kind => kind === extension);
}

/**
 * Checks both the file name and the content (rule 30).
 * @throws DomainError `unsupported`
 */
export async function checkAttachment(name: string, bytes: ByteSource): Promise<AttachmentKind> {
  const kind = findAttachmentKind(name);
  if (!kind) throw new DomainError('unsupported', messages.fileType);
  if (!(await CONTENT_CHECKS[kind](bytes))) throw new DomainError('unsupported', messages.fileContent);
  return kind;
}

const CONTENT_CHECKS: Record<AttachmentKind, (bytes: ByteSource) => Promise<boolean>> = {
  // Some writers put a byte order mark or blank lines before the signature.
  pdf: async bytes => /^(\xef\xbb\xbf)?\s*%PDF-\d/.test(decodeLatin1(await bytes.read(0, 1_024))),
  docx: async bytes => {
    const entries = await listZipNames(bytes);
    return Boolean(entries?.has('[Content_Types].xml') && entries.has('word/document.xml'));
  },
  txt: isText,
};

const decodeLatin1 = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

/** Returns whether the bytes are UTF-8 without NUL. */
async function isText(bytes: ByteSource): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of readChunks(bytes)) {
      if (chunk.includes(0)) return false;
      decoder.decode(chunk, { stream: true });
    }
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}

/** Formats a size: `640 B`, `48 KB`, `1.2 MB`, `22.4 GB`. */
export function formatFileSize(bytes: number): string {
  if (bytes < 1_024) return `${bytes} B`;
  if (bytes < 1_024 * 1_024) return `${Math.round(bytes / 1_024)} KB`;
  if (bytes < 1_024 ** 3) return `${(bytes / 1_024 ** 2).toFixed(1)} MB`;
  return `${(bytes / 1_024 ** 3).toFixed(1)} GB`;
}
