import frauncesHeads from '../../../art/fonts/fraunces-heads.woff2?inline';
import instrumentSans from '../../../art/fonts/instrument-sans.woff2?inline';
import { site } from '../../../content/site';
import type { Cut, FontFile } from './font';

const carried = (name: string, data: string): FontFile => ({
  name,
  bytes: () => Buffer.from(data.slice(data.indexOf(',') + 1), 'base64'),
});
const FRAUNCES = carried('fraunces-heads', frauncesHeads);
const INSTRUMENT = carried('instrument-sans', instrumentSans);
/** What is set wider than this is a head. */
const WORDS = 100;

/** The file of the site's own typeface for a cut; undefined where that is the built-in one. */
export function ownFont({ wdth }: Cut): FontFile | undefined {
  if (site.typeface === 'fraunces') return wdth > WORDS ? FRAUNCES : undefined;
  return site.typeface === 'instrument-sans' ? INSTRUMENT : undefined;
}
