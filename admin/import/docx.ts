import mammoth from 'mammoth';
import { DOCUMENT_UNPACKED_MAX_BYTES } from '../../domain/limits';
import { isUnpackedSizeOver } from '../../domain/zip-entries';
import { parseHtml } from './from-html';
import { type ImportResult, UnreadableDocumentError } from './import-result';

/** Map of styles of Word, LibreOffice and Google Docs to elements. */
const STYLES = [
  "p[style-name='Title'] => h1.MsoTitle:fresh",
  ...['Quote', 'Intense Quote', 'Quotations'].map(name => `p[style-name='${name}'] => blockquote:fresh`),
  ...['HTML Preformatted', 'Preformatted Text', 'Code', 'Source Code'].map(
    name => `p[style-name='${name}'] => pre:separator('\\n')`,
  ),
  ...['HTML Code', 'Source Text'].map(name => `r[style-name='${name}'] => code`),
];
/** Messages for the converter's warnings that `sign` matches. */
const UNSUPPORTED_PARTS: [sign: RegExp, what: string, why: string][] = [
  [/oMath/, 'Equations', 'Write them as text, or add an image.'],
  [/graphicFrame|chart|wps:|wpg:|v:shape|w:pict|w:object/, 'Drawings', 'Save each as PNG and add it.'],
];

/**
 * @param origin this site's origin.
 * @throws UnreadableDocumentError if the file isn't a Word document or unpacks to too much data.
 */
export async function parseDocx(bytes: Uint8Array<ArrayBuffer>, origin: string): Promise<ImportResult> {
  if (await isUnpackedSizeOver(bytes, DOCUMENT_UNPACKED_MAX_BYTES)) {
    throw new UnreadableDocumentError(
      'This document is too large when unpacked. Remove images or split it, then try again.',
    );
  }
  const { buffer: arrayBuffer } = bytes;
  const input = typeof Buffer === 'undefined' ? { arrayBuffer } : { buffer: Buffer.from(arrayBuffer) };
  const result = await mammoth
    .convertToHtml(input, {
      styleMap: STYLES,
      externalFileAccess: false,
      convertImage: mammoth.images.dataUri,
    })
    .catch((cause: unknown) => {
      throw new UnreadableDocumentError('This isn’t a Word document. Save it as .docx again.', { cause });
    });
  const importResult = parseHtml(result.value, origin);
  const omissions = UNSUPPORTED_PARTS.flatMap(([sign, content, reason]) => {
    const count = result.messages.filter(({ message }) => sign.test(message)).length;
    return count > 0 ? [{ content, reason, count }] : [];
  });
  return { ...importResult, omissions: [...importResult.omissions, ...omissions] };
}
