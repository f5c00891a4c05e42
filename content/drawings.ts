import * as pictograms from '../art/pictograms';
import { createDraw, mapTexts } from '../domain/sections/drawn';

const files = import.meta.glob<string>('../art/svg/*.{svg,jpg,jpeg,png,webp}', {
  eager: true,
  import: 'default',
});

/** What stands for files in `art/svg`: drawings by their bare name, photographs with their ending. */
export const namedFiles = (addresses: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(addresses).map(([file, address]) => [
      file.slice(file.lastIndexOf('/') + 1).replace(/\.svg$/, ''),
      address,
    ]),
  );

/**
 * Addresses of the house's drawings by name: `gauge`, `marks-ai`; of photographs beside them, `people-ines.jpg`. They change
 * with every build, names do not.
 */
export const drawings: Readonly<Record<string, string>> = namedFiles(files);

/** Markup of the pictograms by name. */
export const pictogramsByName: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(pictograms).filter(([, markup]) => typeof markup === 'string' && markup.startsWith('<')),
);

const nameOfDrawing = new Map(Object.entries(drawings).map(([name, address]) => [address, name]));
const nameOfPictogram = new Map(Object.entries(pictogramsByName).map(([name, markup]) => [markup, name]));

/** Content as it is stored: drawings and pictograms by their names. */
export const withNames = <Value>(content: Value): Value =>
  mapTexts(content, text => {
    const pictogram = nameOfPictogram.get(text);
    if (pictogram) return `pictogram:${pictogram}`;
    const [address = '', symbol] = text.split('#');
    const name = nameOfDrawing.get(address);
    return name ? `art:${symbol ? `${name}#${symbol}` : name}` : text;
  }) as Value;

/** Stored content as it is shown; a drawing that there is not (any more) is left out. */
export const withDrawings = createDraw({ drawings, pictograms: pictogramsByName });
