import archivoText from '../../art/fonts/archivo-text.woff2?inline';
import frauncesHeads from '../../art/fonts/fraunces-heads.woff2?inline';
import instrumentSans from '../../art/fonts/instrument-sans.woff2?inline';
import { fontPaths } from '../../art/typefaces';

const decodeDataUrl = (data: string) => Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');

/** Typeface files by path. The server inlines them, because every page would preload them as assets. */
export const fontsByPath = new Map<string, Buffer>([
  [fontPaths.archivoText, decodeDataUrl(archivoText)],
  [fontPaths.frauncesHeads, decodeDataUrl(frauncesHeads)],
  [fontPaths.instrumentSans, decodeDataUrl(instrumentSans)],
]);
