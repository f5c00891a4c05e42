import { getSite } from '../../../content/site';
import { fontFiles } from '../../../content/typefaces';
import { fonts } from '../../brand/font-files';
import type { Cut, FontFile } from './font';

const carried = (address: string): FontFile => ({
  name: address,
  bytes: () => fonts.get(address) ?? Buffer.alloc(0),
});
const FRAUNCES = carried(fontFiles.frauncesHeads);
const INSTRUMENT = carried(fontFiles.instrumentSans);
/** What is set wider than this is a head. */
const WORDS = 100;

/** The file of the site's own typeface for a cut; undefined where that is the built-in one. */
export function ownFont({ wdth }: Cut): FontFile | undefined {
  if (getSite().typeface === 'fraunces') return wdth > WORDS ? FRAUNCES : undefined;
  return getSite().typeface === 'instrument-sans' ? INSTRUMENT : undefined;
}
