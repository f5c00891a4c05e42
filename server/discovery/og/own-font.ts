import { fontPaths } from '../../../art/typefaces';
import { getSite } from '../../../domain/current-site';
import { fontsByPath } from '../../brand/font-files';
import type { FontAxes, FontFile } from './font';

const createInlineFont = (dataUrl: string): FontFile => ({
  name: dataUrl,
  readBytes: () => fontsByPath.get(dataUrl) ?? Buffer.alloc(0),
});
const FRAUNCES = createInlineFont(fontPaths.frauncesHeads);
const INSTRUMENT = createInlineFont(fontPaths.instrumentSans);
/** Maximum font width of text. Wider text is a heading. */
const WORDS_WIDTH = 100;

/** Returns undefined for the built-in typeface. */
export function findCustomFont({ wdth }: FontAxes): FontFile | undefined {
  if (getSite().typeface === 'fraunces') return wdth > WORDS_WIDTH ? FRAUNCES : undefined;
  return getSite().typeface === 'instrument-sans' ? INSTRUMENT : undefined;
}
