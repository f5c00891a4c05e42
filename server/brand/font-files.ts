import archivoText from '../../art/fonts/archivo-text.woff2?inline';
import frauncesHeads from '../../art/fonts/fraunces-heads.woff2?inline';
import instrumentSans from '../../art/fonts/instrument-sans.woff2?inline';
import { fontFiles } from '../../art/typefaces';

const decodeDataUrl = (data: string) => Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');

/** Typeface files by path. The server inlines them, because every page would preload them as assets. */
export const fontsByPath = new Map<string, Buffer>([
  [fontFiles.archivoText, decodeDataUrl(archivoText)],
  [fontFiles.frauncesHeads, decodeDataUrl(frauncesHeads)],
  [fontFiles.instrumentSans, decodeDataUrl(instrumentSans)],
]);
