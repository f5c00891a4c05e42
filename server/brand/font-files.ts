import archivoText from '../../art/fonts/archivo-text.woff2?inline';
import frauncesHeads from '../../art/fonts/fraunces-heads.woff2?inline';
import instrumentSans from '../../art/fonts/instrument-sans.woff2?inline';
import { fontFiles } from '../../content/typefaces';

const bytesOf = (data: string) => Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');

/** The files of typefaces by their addresses: the server carries them along, or every page would load them early. */
export const fonts = new Map<string, Buffer>([
  [fontFiles.archivoText, bytesOf(archivoText)],
  [fontFiles.frauncesHeads, bytesOf(frauncesHeads)],
  [fontFiles.instrumentSans, bytesOf(instrumentSans)],
]);
