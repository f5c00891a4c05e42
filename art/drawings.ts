import { createDraw, type DrawnBy } from '../domain/sections/drawn';
import * as pictograms from './pictograms';

const files = import.meta.glob<string>('./svg/*.{svg,jpg,jpeg,png,webp}', {
  eager: true,
  import: 'default',
});

/** Maps file names in `art/svg` to URLs. Drops the extension of drawings and keeps that of photos. */
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

/** All drawings, photographs and pictograms by name. */
export const drawnBy: DrawnBy = { drawings, pictograms: pictogramsByName };

/** Replaces names of drawings and pictograms in stored content; unknown ones are omitted. */
export const replaceWithDrawings = createDraw(drawnBy);
