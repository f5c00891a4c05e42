import { createDrawingReplacer, type DrawingSources } from '../domain/sections/drawn';
import * as pictograms from './pictograms';

const files = import.meta.glob<string>('./svg/*.{svg,jpg,jpeg,png,webp}', {
  eager: true,
  import: 'default',
});

/** Drops the extension of drawings and keeps that of photos. */
export const indexUrlsByName = (urls: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(urls).map(([file, url]) => [
      file.slice(file.lastIndexOf('/') + 1).replace(/\.svg$/, ''),
      url,
    ]),
  );

/** URLs of drawings (`gauge`, `marks-ai`) and photos (`people-ines.jpg`). URLs change with every build, names don't. */
export const drawings: Readonly<Record<string, string>> = indexUrlsByName(files);

export const pictogramsByName: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(pictograms).filter(([, markup]) => typeof markup === 'string' && markup.startsWith('<')),
);

export const drawingSources: DrawingSources = { drawings, pictograms: pictogramsByName };

/** Replaces the names of drawings and pictograms in stored content. Unknown names are dropped. */
export const replaceWithDrawings = createDrawingReplacer(drawingSources);
