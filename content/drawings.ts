import * as pictograms from '../art/pictograms';
import { createDraw, mapTexts } from '../domain/sections/drawn';

const files = import.meta.glob<string>('../art/svg/*.{svg,jpg,jpeg,png,webp}', {
  eager: true,
  import: 'default',
});

/** Names files of `art/svg`: drawings without extension, photographs with it. */
export const nameFiles = (urls: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(urls).map(([file, url]) => [
      file.slice(file.lastIndexOf('/') + 1).replace(/\.svg$/, ''),
      url,
    ]),
  );

/**
 * URLs of our drawings by name (`gauge`, `marks-ai`), and of photographs (`people-ines.jpg`). URLs change with every
 * build; names don't.
 */
export const drawings: Readonly<Record<string, string>> = nameFiles(files);

/** Markup of the pictograms by name. */
export const pictogramsByName: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(pictograms).filter(([, markup]) => typeof markup === 'string' && markup.startsWith('<')),
);

const nameOfDrawing = new Map(Object.entries(drawings).map(([name, url]) => [url, name]));
const nameOfPictogram = new Map(Object.entries(pictogramsByName).map(([name, markup]) => [markup, name]));

/** Replaces URLs of drawings and markup of pictograms with their names, for storage. */
export const replaceWithNames = <Value>(content: Value): Value =>
  mapTexts(content, text => {
    const pictogram = nameOfPictogram.get(text);
    if (pictogram) return `pictogram:${pictogram}`;
    const [url = '', symbol] = text.split('#');
    const name = nameOfDrawing.get(url);
    return name ? `art:${symbol ? `${name}#${symbol}` : name}` : text;
  }) as Value;

/** Replaces names of drawings and pictograms in stored content; unknown ones are omitted. */
export const replaceWithDrawings = createDraw({ drawings, pictograms: pictogramsByName });
