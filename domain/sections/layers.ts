import { line, mark, rows, sectionTitle, titledText } from './fields';
import { type ContentOf, sectionKind } from './kind';

/** Technologies in layers, four tiles each; `mark` is a symbol such as `marks-ai.svg#react`. */
export const layers = sectionKind(
  'layers',
  {
    label: 'Layers of tools',
    help: 'Technologies in layers, four tiles each.',
    synonyms: 'stack technologies tools tech',
  },
  {
    ...sectionTitle,
    items: rows(
      'Layers',
      {
        ...titledText,
        tiles: rows(
          'Tools',
          { name: line('Name', { max: 40 }), mark: mark('Mark') },
          { max: 12, one: 'Tool' },
        ),
      },
      { max: 8, one: 'Layer' },
    ),
  },
);
export type LayersSection = ContentOf<typeof layers>;
